import { beforeAll, describe, expect, it } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { organizationRoutes } from '#contract/resources/organization';
import { publicRoutes, type PublicCollection } from '#contract/resources/public';
import { limits } from '#contract/rules/limits';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { listPublicPages } from '#functions/public/list-public-pages';
import { addDays, utcDay } from '#functions/shared/days/days';
import { collectionPagePath } from '#web/shared/public-address.ts';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { readPage } from '../support/pages.ts';
import { call, makeCollection, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

runInProcess();
const { owner, organizationId, caller } = await makeOwner();
const stranger = await makeOwner();
const customerId = (await makeCustomer(owner, organizationId)).id;
const { id: itemId } = await makeReference(owner, organizationId, customerId, { status: 'Published' });

const to = { person: 'Mira Kallio', company: 'Facsimile Bank', note: 'As promised.\nTwo banks.' };
const sender = {
  userId: owner.userId,
  role: 'Partner',
  email: 'aino@birchline.example',
  calendar: 'https://birchline.example/aino',
};
const make = (input: object = {}) =>
  makeCollection(owner, organizationId, { visibility: 'unlisted', itemIds: [itemId], ...input });
const update = (input: object) => callRaw(collectionRoutes.updateCollection, input, caller);
const visit = (id: string) => callRaw(publicRoutes.getPublicCollection, { id }, {});
const shown = async (id: string) => (await visit(id)).body as unknown as PublicCollection;

describe('the letter of a collection', () => {
  let name: string;
  beforeAll(async () => {
    name = (await make({ letter: { ...to, sender } })).letter!.sender!.name;
  });

  it('is returned with its sender’s name, kept by other updates, and can be sent back', async () => {
    const made = await make({ letter: { ...to, sender }, validUntil: '2099-12-31' });
    const letter = { ...to, sender: { ...sender, name } };
    expect(made).toMatchObject({ letter, validUntil: '2099-12-31' });
    expect((await update({ id: made.id, name: 'Renamed' })).body).toMatchObject({ letter });
    expect((await update({ ...made, version: 2 })).body).toMatchObject({ letter, version: 3 });
  });

  it('is replaced as a whole, without empty texts, and removed by null', async () => {
    const { id } = await make({ letter: { ...to, sender }, validUntil: '2099-12-31' });
    const other = await update({ id, letter: { company: 'Another', person: '', note: '' } });
    expect(other.body.letter).toEqual({ company: 'Another' });
    const none = await update({ id, letter: null, validUntil: null });
    expect(none.body).not.toHaveProperty('letter');
    expect(none.body).not.toHaveProperty('validUntil');
    expect(await call(collectionRoutes.getCollection, { id }, caller)).toEqual(none.body);
    expect((await shown(id)).collection).not.toHaveProperty('letter');
  });

  const senderUnknown = 'Choose somebody who belongs to the organization';
  const signedBy = (userId: string) => ({ letter: { ...to, sender: { userId } } });
  it.each([
    [{ letter: {} }, 'Say for whom: a person or a company'],
    [
      { letter: { company: 'x'.repeat(limits.nameLength + 1) } },
      'letter.company: Must be at most 200 characters',
    ],
    [
      { letter: { ...to, note: 'x'.repeat(limits.letterNoteLength + 1) } },
      'letter.note: Must be at most 1000 characters',
    ],
    [
      { letter: { ...to, sender: { ...sender, calendar: 'http://a.example' } } },
      'letter.sender.calendar: Must begin with https://',
    ],
    [
      { letter: { ...to, sender: { ...sender, email: 'x' } } },
      'letter.sender.email: Must be an email address',
    ],
    [{ validUntil: '2026-02-30' }, 'validUntil: Must be a day such as 2027-03-31'],
    [signedBy(stranger.owner.userId), senderUnknown],
    [signedBy('01HZX0000000000000000000ZZ'), senderUnknown],
    [{ letter: to, visibility: 'public' }, 'A collection with a letter is unlisted or private'],
  ])('is refused as %.60j, and nothing is written', async (input, text) => {
    const { id } = await make();
    const before = await dumpPartition(`ORG#${organizationId}`);
    const created = { name: 'A', visibility: 'unlisted', ...input };
    for (const { status, body } of [
      await callRaw(collectionRoutes.createCollection, created, caller),
      await update({ id, ...input }),
    ])
      expect([status, body.Error]).toEqual([400, text]);
    expect(await dumpPartition(`ORG#${organizationId}`)).toEqual(before);
  });

  it('keeps its collection from becoming public', async () => {
    const { id } = await make({ letter: to });
    const { status, body } = await update({ id, visibility: 'public' });
    expect([status, body.fields]).toEqual([
      400,
      { visibility: 'A collection with a letter is unlisted or private' },
    ]);
  });

  it('is shown to who has the link, without ids, and not indexed', async () => {
    const { id } = await make({ letter: { ...to, sender } });
    const { userId: _, ...seen } = sender;
    const page = await shown(id);
    expect(page.collection.letter).toEqual({ ...to, sender: { ...seen, name } });
    expect(JSON.stringify(page)).not.toContain(owner.userId);
    const { html, meta } = await readPage(collectionPagePath(organizationId, id));
    expect(meta.get('robots')).toBe('noindex');
    expect(html).toMatch(/<h1[^>]*>Facsimile Bank</);
    expect(html).toContain('href="mailto:aino@birchline.example"');
    const frame = await readPage(`${collectionPagePath(organizationId, id)}?embed`);
    expect(frame.html).not.toContain('Facsimile');
    expect(frame.html).toContain('<article');
  });
});

describe('a collection with a last day', () => {
  const paths = (id: string) => {
    const path = collectionPagePath(organizationId, id);
    return [path, `${path}?embed`, `${path}/embed.json`, `${path}/social-image.png`];
  };
  const today = utcDay(new Date());

  it('is gone after it, on every surface', async () => {
    const open = await make({ validUntil: addDays(today, 2) });
    for (const path of paths(open.id)) expect((await readPage(path)).status, path).toBe(200);
    const ended = await make({ validUntil: addDays(today, -2) });
    for (const path of paths(ended.id)) expect((await readPage(path)).status, path).toBe(410);
    const { status, body } = await visit(ended.id);
    expect([status, body.code]).toEqual([410, 'GONE']);
    await update({ id: ended.id, validUntil: addDays(today, 2) });
    expect((await visit(ended.id)).status).toBe(200);
  });

  it('ends at midnight of its organization', async () => {
    await call(organizationRoutes.saveSettings, { timeZone: 'Pacific/Auckland' }, caller);
    const { id } = await make({ validUntil: '2030-06-30' });
    const at = (moment: string) => readPublicCollection({ now: new Date(moment) }, { id, organizationId });
    // Midnight in Auckland is noon in UTC.
    expect((await at('2030-06-30T11:59:59Z')).collection.id).toBe(id);
    await expect(at('2030-06-30T12:00:00Z')).rejects.toMatchObject({ code: 'GONE' });
  });

  it('leaves the sitemap with it', async () => {
    const open = { visibility: 'public', validUntil: '2030-06-30' };
    const { id } = await make(open);
    const listed = async (moment: string) =>
      (await listPublicPages({ now: new Date(moment) }, { organizationId })).collections.map((one) => one.id);
    expect(await listed('2030-06-01T00:00:00Z')).toContain(id);
    expect(await listed('2030-07-02T00:00:00Z')).not.toContain(id);
    await update({ id, validUntil: null });
    expect(await listed('2030-07-02T00:00:00Z')).toContain(id);
  });
});
