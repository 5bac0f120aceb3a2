import { describe, expect, inject, it } from 'vitest';
import { assetRoutes } from '#contract/resources/asset';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { updateReference } from '#functions/reference/update-reference';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCollection, write } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { everySurface, makeRequiring } from '../support/requiring.ts';
import { readItem } from '../support/table.ts';
import { upload } from '../support/uploads.ts';

runInProcess();
const world = await makeRequiring();
const { owner, organizationId, caller, save, newCustomer, makeDraft, recordPermission, approve } = world;
const publicRow = (id: string, of = organizationId) => readItem(keys.publicReference(of, id));
const required = (body: unknown) => expect(body).toMatchObject({ code: 'PERMISSION_REQUIRED' });

describe('publishing without permission is refused', () => {
  it('with the missing subjects and channels', async () => {
    const customerId = await newCustomer();
    const custom = { quote: 'It works', logoImage: 'https://www.example.com/logo.png' };
    const draft = await makeDraft(customerId, { custom });
    await recordPermission(customerId, { subjects: ['name'] });
    const { status, body } = await save(draft, { status: 'Published' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'PERMISSION_REQUIRED',
      error: 'Harbour Oy has not allowed its text, quote and logo on the reference page.',
      missing: ['text', 'quote', 'logo'].map((subject) => ({ subject, channel: 'reference-page' })),
    });
    expect(await publicRow(draft.id)).toBeUndefined();
    await recordPermission(customerId, { subjects: ['text', 'quote'], channels: ['reference-page'] });
    const published = await save(draft, { status: 'Published' });
    expect(published.body.leftOut).toEqual([
      { subject: 'logo', channel: 'reference-page', state: 'not asked' },
      ...['text', 'quote', 'logo'].map((subject) => ({ subject, channel: 'website', state: 'not asked' })),
    ]);
    const row = await publicRow(draft.id);
    expect(row).toMatchObject({ title: draft.name, quote: 'It works', embed: false });
    expect(row).not.toHaveProperty('logoImage');
    await expectConsistent(organizationId);
  });

  it.each<[string, (reference: Reference, otherId: string) => Promise<{ body: unknown }>]>([
    ['made public', (draft) => save(draft, { status: 'Published' })],
    [
      'created public',
      ({ attributes: { customerId } }) =>
        callRaw(
          referenceRoutes.createReference,
          { name: 'New', status: 'Published', attributes: { customerId, description: 'In short' } },
          caller,
        ),
    ],
    [
      'restored from the archive and published',
      async (draft) => {
        await save(draft, { status: 'Archived' });
        await save(draft, { status: 'Draft' });
        return await save(draft, { status: 'Published', visibility: 'unlisted' });
      },
    ],
    [
      'private and shown',
      async (draft) => {
        expect((await save(draft, { status: 'Published', visibility: 'private' })).status).toBe(200);
        return await save(draft, { visibility: 'public' });
      },
    ],
  ])('when it is %s', async (_how, act) => {
    const draft = await makeDraft(await newCustomer());
    required((await act(draft, await newCustomer())).body);
    expect((await publicRow(draft.id))?.title).toBeUndefined();
  });

  it('when the new customer has not allowed it', async () => {
    const [customerId, otherId] = [await newCustomer(), await newCustomer('Other Oy')];
    await recordPermission(customerId);
    const reference = await makeDraft(customerId, { status: 'Published' });
    required((await save(reference, { attributes: { customerId: otherId } })).body);
    expect(await publicRow(reference.id)).toMatchObject({ customerId });
  });

  it('never with more of the customer than was allowed', async () => {
    const customerId = await newCustomer();
    await recordPermission(customerId, { subjects: ['name', 'text'] });
    const reference = await makeDraft(customerId, { status: 'Published' });
    const { body } = await save(reference, { name: 'Another title', custom: { quote: 'It works' } });
    expect(body.leftOut).toHaveLength(2);
    expect(await publicRow(reference.id)).toMatchObject({ title: 'Another title' });
    expect(await publicRow(reference.id)).not.toHaveProperty('quote');
  });

  it('when the permission was withdrawn, has ended or has not begun', async () => {
    const ended = await newCustomer();
    await recordPermission(ended, { expiresOn: '2026-01-31' });
    const later = await newCustomer();
    await recordPermission(later, { validFrom: '2999-01-31' });
    const withdrawn = await newCustomer();
    await recordPermission(withdrawn);
    await world.withdraw({ customerId: withdrawn });
    for (const customerId of [ended, later]) {
      required((await save(await makeDraft(customerId), { status: 'Published' })).body);
    }
    const draft = await makeDraft(withdrawn);
    const body = { id: draft.id, status: 'Published', attributes: { customerId: withdrawn } };
    const muchLater = world.inProcess(new Date(Date.now() + 60_000));
    await expect(
      updateReference(muchLater, referenceRoutes.updateReference.body.parse(body)),
    ).rejects.toMatchObject({ code: 'PERMISSION_CLOSED' });
  });

  it('in the last seconds of the last day', async () => {
    const customerId = await newCustomer();
    await recordPermission(customerId, { expiresOn: '2030-06-30' });
    const draft = await makeDraft(customerId);
    const publishAt = (now: string) =>
      updateReference(
        world.inProcess(new Date(now)),
        referenceRoutes.updateReference.body.parse({
          id: draft.id,
          status: 'Published',
          attributes: { customerId },
        }),
      );
    await expect(publishAt('2030-06-30T23:59:46Z')).rejects.toMatchObject({ code: 'PERMISSION_REQUIRED' });
    expect(await publishAt('2030-06-30T23:59:44Z')).toMatchObject({ status: 'Published' });
  });
});

describe('a card allowed on the reference page but not on websites', () => {
  it('is on all pages and in no embed', async () => {
    const customerId = await newCustomer();
    await recordPermission(customerId, { channels: ['reference-page'] });
    const title = `Not embedded ${customerId}`;
    const { id } = await makeDraft(customerId, { name: title, status: 'Published' });
    const collection = await makeCollection(owner, organizationId, { itemIds: [id] });
    const { pages, embeds, sitemap } = await everySurface(organizationId, collection.id, [id]);
    expect(pages.filter((card) => card.id === id)).toHaveLength(4);
    expect(embeds.filter((card) => card.id === id)).toEqual([]);
    expect(sitemap).toContain(id);

    const own = `/reference-page/${organizationId}`;
    const text = async (path: string) => await (await fetch(inject('cloud').origin + path)).text();
    await expect.poll(() => text(own)).toContain(title);
    const framed = [
      'embed.json',
      '?embed',
      `collection/${collection.id}/embed.json`,
      `collection/${collection.id}?embed`,
    ];
    for (const path of framed) expect(await text(`${own}/${path}`.replace('/?', '?'))).not.toContain(title);
    expect((await fetch(`${inject('cloud').origin}${own}/embed.json?story=${id}`)).status).toBe(404);

    await recordPermission(customerId, { channels: ['website'] });
    await call(referenceRoutes.updateReference, { id, attributes: { customerId } }, caller);
    const shown = await everySurface(organizationId, collection.id, [id]);
    expect(shown.embeds.filter((card) => card.id === id)).toHaveLength(3);
  });
});

describe('a version approved by link', () => {
  it('stays public while the reference is edited, until that is approved', async () => {
    const customerId = await newCustomer();
    const draft = await makeDraft(customerId, { name: 'As approved' });
    await approve(draft);
    expect((await save(draft, { status: 'Published' })).status).toBe(200);
    expect((await save(draft, { name: 'Edited', templateId: 'minimal' })).status).toBe(200);
    expect(await world.read(draft.id)).toMatchObject({ name: 'Edited' });
    // Address, status and visibility are not part of the approved content.
    expect(await publicRow(draft.id)).toMatchObject({ title: 'As approved', templateId: draft.templateId });
    await save(draft, { visibility: 'unlisted' });
    expect(await publicRow(draft.id)).toMatchObject({ title: 'As approved', visibility: 'unlisted' });
    await call(referenceRoutes.changeReferenceAddress, { id: draft.id, slug: `as-${Date.now()}` }, caller);
    expect(await publicRow(draft.id)).toMatchObject({ title: 'As approved' });

    await approve(await world.read(draft.id));
    expect(await publicRow(draft.id)).toMatchObject({ title: 'Edited' });
  });

  it('is what is published although the reference was edited since', async () => {
    const customerId = await newCustomer();
    const draft = await makeDraft(customerId, { name: 'As approved' });
    await approve(draft);
    await save(draft, { name: 'Edited', tags: ['new'] });
    expect((await save(draft, { status: 'Published' })).status).toBe(200);
    expect(await publicRow(draft.id)).toMatchObject({ title: 'As approved', tags: [] });
  });

  it('does not cover what the contact left out', async () => {
    const customerId = await newCustomer();
    const draft = await makeDraft(customerId, { custom: { quote: 'It works' } });
    await approve(draft, { subjects: ['name', 'text'] });
    const { body } = await save(draft, { status: 'Published' });
    expect(body.leftOut).toContainEqual({ subject: 'quote', channel: 'website', state: 'not asked' });
    expect((await publicRow(draft.id))?.quote).toBeUndefined();
  });

  it('is ignored when the snapshot does not match its hash', async () => {
    const customerId = await newCustomer();
    const draft = await makeDraft(customerId);
    const { snapshot } = await approve(draft);
    await write([update(keys.snapshot(organizationId, snapshot!), { set: { text: '{"card":{}}' } }, {})]);
    required((await save(draft, { status: 'Published' })).body);
  });

  it('replaces what an older contract allowed', async () => {
    const customerId = await newCustomer();
    const draft = await makeDraft(customerId, { name: 'As shown', custom: { quote: 'It works' } });
    await recordPermission(customerId, { subjects: ['name', 'text'] });
    await save(draft, { status: 'Published', custom: { quote: '' }, name: 'By contract' });
    await approve(draft, { subjects: ['name', 'text'] });
    const row = await publicRow(draft.id);
    expect(row).toMatchObject({ title: 'As shown' });
    expect(row).not.toHaveProperty('quote');
    await expectConsistent(organizationId);
  });

  it('does not limit what a contract allows', async () => {
    const customerId = await newCustomer();
    const draft = await makeDraft(customerId, { name: 'As approved' });
    await approve(draft);
    await recordPermission(customerId);
    await save(draft, { status: 'Published', name: 'Edited' });
    expect(await publicRow(draft.id)).toMatchObject({ title: 'Edited' });
  });

  it('protects its pictures from deletion while it is public', async () => {
    const image = async () => upload(caller, await picture(40, 10).png().toBuffer(), 'image/png');
    const [approvedImage, laterImage] = [await image(), await image()];
    const uses = async (id: string) => (await call(assetRoutes.getAsset, { id }, caller)).usedBy;
    const customerId = await newCustomer();
    const draft = await makeDraft(customerId, { custom: { mainImage: approvedImage.url } });
    await approve(draft);
    await save(draft, { status: 'Published' });
    expect((await save(draft, { custom: { mainImage: laterImage.url } })).status).toBe(200);
    expect(await publicRow(draft.id)).toMatchObject({ mainImage: approvedImage.url });
    expect(await uses(approvedImage.id)).toMatchObject([{ id: draft.id }]);
    expect(await uses(laterImage.id)).toMatchObject([{ id: draft.id }]);
    expect((await callRaw(assetRoutes.deleteAsset, { id: approvedImage.id }, caller)).status).toBe(409);
    await expectConsistent(organizationId);

    await save(draft, { status: 'Draft' });
    expect(await uses(approvedImage.id)).toEqual([]);
    await expectConsistent(organizationId);
    // The picture is gone, so the card cannot return to the approved version.
    await call(assetRoutes.deleteAsset, { id: approvedImage.id }, caller);
    const { body } = await save(draft, { status: 'Published' });
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { 'custom.mainImage': expect.any(String) },
    });
    await call(referenceRoutes.deleteReference, { id: draft.id }, caller);
    await expectConsistent(organizationId);
  });
});
