import { execFile } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { addMember, call, makeOwner, makePerson } from '../support/people.ts';
import { auditOf } from '../support/table.ts';

beforeAll(() => runInProcess());

const run = (...args: string[]) =>
  new Promise<[unknown, string]>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/restore-drill/suspend.ts', ...args],
      (error, out, err) => resolve([error?.code ?? 0, out + err]),
    );
  });

it('npm run suspend stops an organization, tells its owners why, and is reversible', async () => {
  const { organizationId, caller } = await makeOwner();
  const member = await makePerson();
  await addMember(organizationId, member, 'member');
  const statusOf = async () => (await callRaw(customerRoutes.listCustomers, {}, caller)).status;
  const seenBy = async (token: string | undefined) =>
    (await call(organizationRoutes.listOrganizations, {}, { token })).organizations[0]!;
  const suspend = (...more: string[]) =>
    run('--organization', organizationId, '--stage', 'test', '--table', process.env.TABLE_NAME!, ...more);

  expect(await suspend()).toEqual([2, expect.stringContaining('--reason')]);
  expect(await suspend('--reason', 'Early', '--lift')).toEqual([2, expect.stringContaining('not inactive')]);
  expect(await statusOf()).toBe(200);

  const reason = 'Court order 12/2026';
  expect(await suspend('--reason', reason)).toEqual([0, `${organizationId} is inactive.\n`]);
  expect(await statusOf()).toBe(404);
  const since = expect.stringMatching(/^\d{4}-/) as string;
  expect(await seenBy(caller.token)).toMatchObject({ status: 'inactive', suspension: { since, reason } });
  const byMember = await seenBy(member.accessToken);
  expect([byMember.status, byMember.suspension]).toEqual(['inactive', undefined]);
  expect(await suspend('--reason', 'Again')).toEqual([2, expect.stringContaining('not active')]);

  expect((await suspend('--reason', 'It was settled', '--lift'))[0]).toBe(0);
  expect(await statusOf()).toBe(200);
  const again = await seenBy(caller.token);
  expect([again.status, again.suspension]).toEqual(['active', undefined]);
  expect(await auditOf(organizationId, 'organization.suspend')).toMatchObject([
    { actor: 'operator', subject: organizationId, reason },
  ]);
  expect(await auditOf(organizationId, 'organization.lift')).toMatchObject([
    { actor: 'operator', subject: organizationId, reason: 'It was settled' },
  ]);
});
