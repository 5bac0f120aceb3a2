import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { publicRoutes } from '#contract/resources/public';
import { userRoutes } from '#contract/resources/user';
import { deleteOrganization } from '#functions/organization/delete-organization';
import { callRaw, outcomes, times } from '../support/call.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { runInProcess, ownersContext } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailsTo, nextMail } from '../support/mail.ts';
import {
  addInvitation,
  addMember,
  call,
  makeCustomer,
  makeOrganization,
  makeOwner,
  makePerson,
  makeReference,
  type Person,
} from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { auditOf, dumpPartition } from '../support/table.ts';

const remove = (person: Person, organizationId: string, input: object = {}) =>
  callRaw(organizationRoutes.deleteOrganization, input, { token: person.accessToken, organizationId });
const listed = async ({ accessToken }: Person) =>
  (await call(organizationRoutes.listOrganizations, {}, { token: accessToken })).organizations.map(
    ({ organizationId }) => organizationId,
  );
const metaOf = async (organizationId: string) =>
  (await dumpPartition(`ORG#${organizationId}`)).find(({ sk }) => sk === 'META');

describe('deleting an organization', () => {
  it('is for owners and requires the exact phrase when one is sent', async () => {
    const [owner, admin] = await Promise.all([makePerson(), makePerson()]);
    const organizationId = await makeOrganization(owner, { name: 'Acme' });
    await addMember(organizationId, admin, 'admin');
    expect((await remove(admin, organizationId, { confirmation: 'DELETE Acme' })).status).toBe(403);
    for (const confirmation of [
      '',
      'DELETE',
      'delete Acme',
      'DELETE acme',
      'DELETE Acme ',
      ' DELETE Acme',
      1,
    ]) {
      const { status, body } = await remove(owner, organizationId, { confirmation });
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(body.fields).toHaveProperty('confirmation');
    }
    await expectConsistent(organizationId);
    expect((await remove(owner, organizationId, { confirmation: 'DELETE Acme' })).body).toEqual({
      organizationId,
    });
  });

  it('without payload and header deletes the active organization only', async () => {
    const [owner, admin] = await Promise.all([makePerson(), makePerson()]);
    const other = await makeOrganization(owner);
    const active = await makeOrganization(owner);
    await addMember(active, admin, 'admin');
    const bare = ({ accessToken: token }: Person) =>
      callRaw(organizationRoutes.deleteOrganization, {}, { token });
    expect((await bare(admin)).status).toBe(403);
    expect(await bare(owner)).toMatchObject({ status: 200, body: { organizationId: active } });
    expect(await listed(owner)).toEqual([other]);
    await expectConsistent(other);
  });

  it('mails every owner who did it and how to restore it', async () => {
    const [owner, second, admin] = await Promise.all([
      makePerson('Ada Virtanen'),
      makePerson(),
      makePerson(),
    ]);
    const organizationId = await makeOrganization(owner, { name: 'Example Oy' });
    await addMember(organizationId, second, 'owner');
    await addMember(organizationId, admin, 'admin');
    expect((await remove(owner, organizationId)).status).toBe(200);

    const { deletedAt } = (await metaOf(organizationId))!;
    const until = new Date(Date.parse(String(deletedAt)) + 30 * 24 * 60 * 60 * 1000);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (const { email } of [owner, second]) {
      const { subject, text } = await nextMail(email);
      expect(subject).toBe('Example Oy was deleted on Refdeck');
      for (const words of [
        organizationId,
        'Ada Virtanen deleted the organization “Example Oy”',
        `Deleted at: ${day.format(new Date(String(deletedAt)))}`,
        `Can be brought back until: ${day.format(until)}`,
        'Email: ',
      ]) {
        expect(text).toContain(words);
      }
    }
    expect(await mailsTo(admin.email)).toEqual([]);
    for (const { email } of [owner, second]) expect(await mailsTo(email)).toHaveLength(1);
  });

  it('mails the owner although the function dies after its first write', async () => {
    const owner = await makePerson();
    const organizationId = await makeOrganization(owner);
    runInProcess();
    const context = ownersContext(organizationId, owner.userId);
    await cutOffAfter(1, () => deleteOrganization(context, {}));
    expect(await metaOf(organizationId)).toMatchObject({ status: 'deleted' });
    expect(await mailsTo(owner.email)).toEqual([]);
    await runJob('PurgeOrganizations');
    await runJob('PurgeOrganizations');
    expect((await nextMail(owner.email)).text).toContain(organizationId);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('never deletes another organization than the phrase names', async () => {
    const owner = await makePerson();
    const [first, second] = [
      await makeOrganization(owner, { name: 'First' }),
      await makeOrganization(owner, { name: 'Second' }),
    ];
    expect((await remove(owner, second, { confirmation: 'DELETE First' })).status).toBe(400);
    expect((await remove(owner, first, { confirmation: 'DELETE First' })).status).toBe(200);
    expect(await listed(owner)).toEqual([second]);
  });

  it('hides it from everybody at once and ends every membership', async () => {
    const [owner, member, invited] = await Promise.all([makePerson(), makePerson(), makePerson()]);
    const organizationId = await makeOrganization(owner, { name: 'Gone' });
    const others = await times(4, () => makeOrganization(member));
    await addMember(organizationId, member, 'member');
    await addInvitation(organizationId, invited.email, 'member');
    const customer = await makeCustomer(owner, organizationId);
    await makeReference(owner, organizationId, customer.id, { status: 'Published' });
    expect((await callRaw(publicRoutes.getReferencePage, { id: organizationId }, {})).status).toBe(200);

    expect((await remove(owner, organizationId)).status).toBe(200);
    const page = await callRaw(publicRoutes.getReferencePage, { id: organizationId }, {});
    expect([page.status, page.body.code]).toEqual([410, 'GONE']);

    expect(await listed(owner)).toEqual([]);
    expect((await listed(member)).toSorted()).toEqual(others.toSorted());
    expect(await listed(invited)).toEqual([]);
    const byId = { organizationId };
    for (const person of [owner, member, invited]) {
      const caller = { token: person.accessToken };
      expect((await callRaw(customerRoutes.listCustomers, {}, { ...caller, ...byId })).status).toBe(404);
      expect((await callRaw(userRoutes.switchOrganization, byId, caller)).status).toBe(404);
      expect((await callRaw(organizationRoutes.joinOrganization, byId, caller)).status).toBe(404);
      expect((await callRaw(organizationRoutes.leaveOrganization, byId, caller)).status).toBe(404);
    }
    await makeOrganization(member);
    for (const other of others) await expectConsistent(other);
    await expectConsistent(organizationId);
    expect(await metaOf(organizationId)).toMatchObject({ status: 'deleted', deletedBy: owner.userId });
    expect(await auditOf(organizationId, 'organization.delete')).toHaveLength(1);
  });

  it('succeeds for one of ten calls at once', async () => {
    const { owner, organizationId } = await makeOwner();
    const responses = await times(10, () => remove(owner, organizationId));
    expect(outcomes(responses)).toEqual({ 200: 1, NOT_FOUND: 9 });
    const [profile] = await dumpPartition(`USER#${owner.userId}`);
    expect(profile).toMatchObject({ sk: 'PROFILE', organizationCount: 0 });
  });

  it('stops concurrent writers: none writes after it', async () => {
    const [owner, member] = await Promise.all([makePerson(), makePerson()]);
    const organizationId = await makeOrganization(owner);
    await addMember(organizationId, member, 'admin');
    const caller = { token: member.accessToken, organizationId };
    const content = async () =>
      (await dumpPartition(`ORG#${organizationId}`)).filter(({ sk }) => !String(sk).startsWith('MEMBER#'));

    // Both writes succeed until the organization is deleted.
    let begun = 0;
    const rename = async () =>
      (await callRaw(organizationRoutes.renameOrganization, { name: `Name ${begun}` }, caller)).status;
    const create = async () =>
      (await callRaw(customerRoutes.createCustomer, { name: `Customer ${begun}` }, caller)).status;

    const responses: { act: typeof create; status: number }[] = [];
    const writeUntilRefused = async () => {
      for (let status = 200; status === 200;) {
        begun += 1;
        const act = begun % 5 === 0 ? rename : create;
        status = await act();
        responses.push({ act, status });
      }
    };
    const writers = Array.from({ length: 10 }, writeUntilRefused);
    await expect.poll(() => responses.length, { interval: 5 }).toBeGreaterThanOrEqual(20);
    expect((await remove(owner, organizationId)).status).toBe(200);
    const atDeletion = await content();
    await Promise.all(writers);

    expect(await content()).toEqual(atDeletion);
    const accepted = responses.filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThanOrEqual(20);
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(writers.length);
    const stored = atDeletion.filter(({ sk }) => String(sk).startsWith('CUST#'));
    expect(stored).toHaveLength(accepted.filter(({ act }) => act === create).length);
  });
});
