import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { cardSubjects as subjects, type Subject } from '#contract/rules/choices';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { keys } from '#functions/shared/data/keys';
import { makeAsking } from '../support/approvals.ts';
import { callRaw } from '../support/call.ts';
import { runQuietly } from '../support/in-process.ts';
import { mailAbout } from '../support/mail.ts';
import { addMember, call, makeCollection, makePerson } from '../support/people.ts';
import { everySurface, type Policy } from '../support/requiring.ts';
import { readItem } from '../support/table.ts';

runQuietly();
/** Without the pictures, which are on another server. */
const fromHere = subjects.filter((subject) => subject !== 'images');
const web = ['reference-page', 'website'] as const;
const input = {
  custom: { quote: 'It works', mainImage: 'https://www.example.com/main.jpg' },
  attributes: {
    description: 'In short',
    longDescription:
      'Before.\n\n![The mill](https://www.example.com/mill.jpg)\n\n> It simply works.\n\nAfter.',
  },
};

async function makeWorld(policy: Policy) {
  const asking = await makeAsking();
  const { organizationId, caller } = asking;
  await call(organizationRoutes.saveSettings, { permissionPolicy: policy }, caller);
  const about = await asking.newCase(input);
  const { reference } = about;
  const { customerId } = reference.attributes;
  return {
    ...asking,
    reference,
    save: (changes: { attributes?: object; [name: string]: unknown }) =>
      callRaw(
        referenceRoutes.updateReference,
        {
          id: reference.id,
          ...changes,
          attributes: { customerId, referenceDate: null, ...changes.attributes },
        },
        caller,
      ),
    row: () => readItem(keys.publicReference(organizationId, reference.id)),
    answer: async (allowed: readonly Subject[]) => {
      const { id } = await asking.ask(about, { subjects: [...subjects], channels: [...web] });
      const parts = allowed.length > 0 ? [{ subjects: [...allowed], channels: [...web] }] : [];
      const kind = allowed.length > 0 ? 'approved' : 'declined';
      await answerByLink(await linkToken(id), kind, { name: 'Maija', allowed: parts }, new Date());
      await asking.carried(id);
    },
  };
}

describe.each<Policy>(['off', 'warn', 'require'])('under %s', (policy) => {
  it('images that were not ticked leave card and story, and the mark stays', async () => {
    const { answer, save, row, reference, organizationId, owner } = await makeWorld(policy);
    if (policy !== 'require') await save({ status: 'Published' });
    await answer(fromHere);
    if (policy !== 'require') expect((await row())!.mainImage).toBeUndefined();
    const { body } = await save({ status: 'Published' });
    expect(body.leftOut).toEqual(web.map((channel) => ({ subject: 'images', channel, state: 'declined' })));
    const collection = await makeCollection(owner, organizationId, { itemIds: [reference.id] });
    const { pages, embeds } = await everySurface(organizationId, collection.id, [reference.id]);
    expect(pages.length + embeds.length).toBe(7);
    for (const card of [...pages, ...embeds]) {
      expect(JSON.stringify(card)).not.toContain('.jpg');
      expect(card).toMatchObject({ quote: 'It works', confirmed: { domain: 'customer.example' } });
      expect(card.longDescription).toContain('> It simply works.');
    }
  });

  it('a quote that was not ticked leaves card and story', async () => {
    const { answer, save, row } = await makeWorld(policy);
    await answer(['name', 'text', 'images']);
    await save({ status: 'Published' });
    const card = (await row())!;
    expect(card.longDescription).toContain('mill.jpg');
    expect(JSON.stringify(card)).not.toContain('It simply');
    expect(card).not.toHaveProperty('quote');
  });

  it('a declined reference comes down and cannot be published', async () => {
    const { answer, save, row, reference, read } = await makeWorld(policy);
    if (policy !== 'require') await save({ status: 'Published' });
    await answer([]);
    expect((await read(reference.id)).status).toBe('Draft');
    const { status, body } = await save({ status: 'Published' });
    expect([status, body.code]).toEqual([409, 'PERMISSION_CLOSED']);
    expect(body.error).toContain('refused its name, text, quote and images on the reference page');
    expect((await row())?.title).toBeUndefined();
  });

  it('a withdrawn reference stays down until the contact approves anew', async () => {
    const { answer, save, row, reference, caller } = await makeWorld(policy);
    await answer(subjects);
    expect((await save({ status: 'Published' })).status).toBe(200);
    await call(permissionRoutes.withdrawPermission, { referenceId: reference.id }, caller);
    expect((await row())?.gone).toBe(true);
    expect((await save({ status: 'Published' })).body.code).toBe('PERMISSION_CLOSED');
    await answer(fromHere);
    expect((await save({ status: 'Published' })).status).toBe(200);
    expect(await row()).toMatchObject({ confirmed: { domain: 'customer.example' } });
  });
});

describe('the mark of a customer’s approval', () => {
  it.each<[string, { [name: string]: unknown }]>([
    ['template', { templateId: 'standardCTA' }],
    ['tags', { tags: ['new'] }],
    ['button', { custom: { buttonText: 'Buy now', callToAction: 'https://www.example.com/buy' } }],
    ['look', { custom: { templateConfig: '{"shadow":"large"}' } }],
    ['removed quote', { custom: { quote: '' } }],
  ])('ends with a changed %s', async (_what, change) => {
    const { answer, save, row } = await makeWorld('warn');
    await answer(fromHere);
    await save({ status: 'Published' });
    expect(await row()).toHaveProperty('confirmed');
    await save(change);
    expect(await row()).not.toHaveProperty('confirmed');
  });
});

describe('under require', () => {
  it('a story’s address is made from the approved title, not a later one', async () => {
    const { answer, save, row } = await makeWorld('require');
    await save({ name: 'As approved' });
    await answer(fromHere);
    expect((await save({ name: 'A secret', status: 'Published' })).status).toBe(200);
    expect(await row()).toMatchObject({ title: 'As approved', slug: expect.stringContaining('as-approved') });
  });

  it('a draft that publishing gives a date and a template’s own name is confirmed', async () => {
    const { answer, save, row } = await makeWorld('require');
    await answer(fromHere);
    // The editor sends every field, also those that are empty.
    const attributes = { referenceDate: undefined, referenceType: '' };
    const changes = { templateId: 'standard', attributes, custom: { outcomes: '', figures: [] } };
    expect((await save({ status: 'Published', ...changes })).status).toBe(200);
    expect(await row()).toMatchObject({ confirmed: { domain: 'customer.example' } });
    expect((await row())!.referenceDate).toMatch(/^\d{4}-\d{2}$/);
  });
});

describe('under warn', () => {
  it('parts that nobody allowed are named, and left out on request until they are allowed', async () => {
    const { answer, save, row } = await makeWorld('warn');
    const { body } = await save({ status: 'Published' });
    expect(body.notAllowed).toHaveLength(8);
    expect(await row()).toHaveProperty('quote');
    await save({ leaveOut: ['quote', 'images'] });
    expect(await row()).not.toHaveProperty('quote');
    expect(JSON.stringify(await row())).not.toContain('.jpg');
    await answer(subjects);
    expect(await row()).toMatchObject({ quote: 'It works', mainImage: expect.anything() });
    // Its pictures are on another server, which can change them.
    expect(await row()).not.toHaveProperty('confirmed');
  });

  it('a reason for publishing anyway stays with the card and is mailed to managers', async () => {
    const { answer, save, organizationId } = await makeWorld('warn');
    const manager = await makePerson();
    await addMember(organizationId, manager, 'admin');
    const overrideReason = 'They agreed on the phone.';
    expect((await save({ status: 'Published', overrideReason: 'Short' })).body.code).toBe(
      'VALIDATION_FAILED',
    );
    const { body } = await save({ status: 'Published', overrideReason });
    expect(body.override).toMatchObject({ reason: overrideReason });
    expect((await mailAbout(manager.email, /Published without permission/)).text).toContain('on the phone');
    await answer(subjects);
    expect((await save({ name: 'A reference' })).body).not.toHaveProperty('override');
  });

  it('a reference that is created public has the reason and leaves out what was decided', async () => {
    const { organizationId, reference, caller } = await makeWorld('warn');
    const overrideReason = 'They agreed on the phone.';
    const { body } = await callRaw(
      referenceRoutes.createReference,
      {
        ...input,
        name: 'Another',
        status: 'Published',
        attributes: { ...input.attributes, customerId: reference.attributes.customerId },
        leaveOut: ['quote'],
        overrideReason,
      },
      caller,
    );
    expect(body).toMatchObject({ override: { reason: overrideReason }, leaveOut: ['quote'] });
    expect(await readItem(keys.publicReference(organizationId, body.id as string))).not.toHaveProperty(
      'quote',
    );
  });
});
