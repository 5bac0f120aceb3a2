import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes, type OrganizationSettings } from '#contract/resources/organization';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { teamRoutes } from '#contract/resources/team';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { allOf, makeAsking } from '../support/approvals.ts';
import { callRaw } from '../support/call.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailAbout } from '../support/mail.ts';
import { addMember, call, makePerson } from '../support/people.ts';
import { auditOf } from '../support/table.ts';

runQuietly();
const world = await makeAsking();
const { organizationId, owner, caller, newCase, askRaw, one, carried, read, publicOf } = world;

type Input = Parameters<typeof newCase>[0];

async function askToPublish(input?: Input, as = caller) {
  // Mails are found by the name of the reference.
  const about = await newCase({ name: `A reference ${randomUUID()}`, ...input });
  const question = { ...world.inputFor(about), publishOnYes: true };
  const { id } = await call(approvalRoutes.askApproval, question, as);
  const say = async (less?: Parameters<typeof allOf>[0], more: object = {}) => {
    const answer = { ...allOf(less), ...more };
    expect(await answerByLink(await linkToken(id), 'approved', answer, new Date())).toBe(true);
    await carried(id);
  };
  return { ...about, id, say };
}

const change = async ({ id }: Reference, changes: object) => {
  const { name, attributes } = await read(id);
  return await callRaw(referenceRoutes.updateReference, { id, name, attributes, ...changes }, caller);
};

const rule = (permissionPolicy: OrganizationSettings['permissionPolicy']) =>
  call(organizationRoutes.saveSettings, { permissionPolicy }, caller);

const audited = async ({ id }: Reference) =>
  (await auditOf(organizationId)).filter(({ subject }) => subject === id);

async function expectDraft({ id }: Reference) {
  expect((await read(id)).status).not.toBe('Published');
  expect(await publicOf(id)).toBeUndefined();
  await expectConsistent(organizationId);
}

describe('a request that publishes on yes', () => {
  it.each(['off', 'warn', 'require'] as const)('publishes what was allowed under %s', async (policy) => {
    await rule(policy);
    const { customerId, reference, id, say } = await askToPublish();
    expect(await one(customerId, id)).toMatchObject({ publishOnYes: true });
    await say();
    expect(await read(reference.id)).toMatchObject({
      status: 'Published',
      version: reference.version + 1,
      updatedBy: owner.userId,
    });
    expect(await publicOf(reference.id)).toMatchObject({
      title: reference.name,
      confirmed: expect.anything(),
    });
    const entry = (await audited(reference)).find(({ action }) => action === 'reference.publish');
    expect(entry).toMatchObject({ actor: owner.userId, version: reference.version + 1 });
    const mail = await mailAbout(owner.email, new RegExp(`Yes.*${reference.name}`));
    expect(mail.text).toContain('It is published now, as you wanted.');
    await expectConsistent(organizationId);
  });

  it('leaves out what nobody was asked about, and what was refused', async () => {
    await rule('warn');
    const custom = { quote: 'Never late again.', quotePerson: 'Maija Meri' };
    const { reference, say } = await askToPublish({ custom });
    await say({ subjects: ['name', 'text'] });
    const { leaveOut, status, override } = await read(reference.id);
    expect({ leaveOut: leaveOut?.toSorted(), status, override }).toEqual({
      leaveOut: ['person', 'quote'],
      status: 'Published',
      override: undefined,
    });
    const shown = await publicOf(reference.id);
    expect(shown).toMatchObject({ title: reference.name });
    for (const hidden of ['quote', 'quotePerson', 'logoImage']) expect(shown).not.toHaveProperty(hidden);
    await expectConsistent(organizationId);
  });

  it('publishes nothing if the contact refused the text or the reference page', async () => {
    for (const policy of ['off', 'warn', 'require'] as const) {
      await rule(policy);
      const [textless, elsewhere] = [await askToPublish(), await askToPublish()];
      await textless.say({ subjects: ['name'] });
      await expectDraft(textless.reference);
      await elsewhere.say({ channels: ['press'] });
      await expectDraft(elsewhere.reference);
      const mail = await mailAbout(owner.email, new RegExp(elsewhere.reference.name));
      expect(mail.text).toContain('It was not published by itself');
    }
  });

  it('publishes nothing that was edited, archived, deleted or reworded since', async () => {
    await rule('off');
    const edited = await askToPublish();
    await change(edited.reference, { attributes: { ...edited.reference.attributes, description: 'New' } });
    await edited.say();
    await expectDraft(edited.reference);

    const archived = await askToPublish();
    await change(archived.reference, { status: 'Archived' });
    await archived.say();
    await expectDraft(archived.reference);

    const renamed = await askToPublish();
    await call(customerRoutes.updateCustomer, { id: renamed.customerId, name: 'Another name' }, caller);
    await renamed.say();
    await expectDraft(renamed.reference);

    const reworded = await askToPublish();
    await reworded.say({}, { changes: { title: 'Their own title' } });
    await expectDraft(reworded.reference);

    const published = await askToPublish();
    await change(published.reference, { status: 'Published' });
    const { version } = await read(published.reference.id);
    await published.say();
    expect((await read(published.reference.id)).version).toBe(version);
  });

  it('publishes nothing if its asker has left', async () => {
    await rule('off');
    const colleague = await makePerson();
    await addMember(organizationId, colleague, 'member');
    const { reference, say } = await askToPublish({}, { token: colleague.accessToken, organizationId });
    await call(teamRoutes.removeMember, { userId: colleague.userId }, caller);
    await say();
    await expectDraft(reference);
  });

  it('loses to an edit at the same moment, or publishes what was approved', async () => {
    await rule('off');
    for (let run = 0; run < 8; run++) {
      const { reference, say } = await askToPublish();
      await Promise.all([say(), change(reference, { name: `Edited ${run}` })]);
      const { status, version } = await read(reference.id);
      const row = await publicOf(reference.id);
      // The second write sees the first: an edit of the published card is published too.
      expect([status === 'Published', row !== undefined, version]).toEqual(
        row ? [true, true, 3] : [false, false, 2],
      );
      if (row) expect(row).toMatchObject({ title: `Edited ${run}` });
      await expectConsistent(organizationId);
    }
  });

  it('is refused for a draft that could not be published', async () => {
    const about = await newCase({ templateId: 'architectural' });
    expect((await askRaw(about, { publishOnYes: true })).status).toBe(400);
  });
});
