import { describe, expect, it, beforeEach } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import type { Route } from '#contract/primitives/route';
import { handler } from '#functions/organization/handler';
import { userRoutes } from '#contract/resources/user';
import { totp } from '@refdeck/local-cloud/fixture/totp';
import { callRaw, type Caller } from '../support/call.ts';
import { invoke, runInProcess } from '../support/in-process.ts';
import {
  addMember,
  call,
  makeCustomer,
  makeOrganization,
  makePerson,
  makeReference,
  type Person,
} from '../support/people.ts';
import { dumpPartition, auditOf } from '../support/table.ts';
import { callUserPool } from '../support/cloud.ts';
import { mailAbout } from '../support/mail.ts';

runInProcess();
const [owner, member] = await Promise.all([makePerson(), makePerson()]);
const organizationId = await makeOrganization(owner);
await addMember(organizationId, member, 'member');

describe('a token with forged owner claims', () => {
  /** The gateway verifies tokens, so the claims would come from the user pool itself. */
  function withOwnerClaims({ accessToken }: Person): { accessToken: string } {
    const [header, payload, signature] = accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
    const more = {
      'custom:roles': 'owner',
      'custom:organization_id': organizationId,
      'cognito:groups': ['owner'],
      role: 'owner',
      roles: ['owner'],
    };
    const changed = Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url');
    return { accessToken: [header, changed, signature].join('.') };
  }

  const { renameOrganization, deleteOrganization } = organizationRoutes;
  const act = (route: Route, person: Person, input: object) =>
    invoke(handler, route, withOwnerClaims(person), { input, organizationId });

  it.each<[string, Route, object]>([
    ['rename', renameOrganization, { name: 'Taken over' }],
    ['delete', deleteOrganization, {}],
  ])('does not let a member %s the organization', async (_what, route, input) => {
    const before = await dumpPartition(`ORG#${organizationId}`);
    const { status, body } = await act(route, member, input);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await dumpPartition(`ORG#${organizationId}`)).toEqual(before);
  });

  it('gives a stranger no access', async () => {
    const { status } = await act(renameOrganization, await makePerson(), { name: 'Taken over' });
    expect(status).toBe(404);
  });

  it('takes nothing away from an owner', async () => {
    expect((await act(renameOrganization, owner, { name: 'Renamed' })).status).toBe(200);
  });
});

describe('a record created with fields of the server', () => {
  it('has our version, author, times and picture', async () => {
    const caller: Caller = { token: owner.accessToken, organizationId };
    const { id: customerId } = await makeCustomer(owner, organizationId);
    const sent = {
      id: 'my-own-id',
      version: 999,
      createdBy: member.userId,
      createdAt: '2001-01-01T00:00:00.000Z',
      updatedAt: '2001-01-01T00:00:00.000Z',
      LogoUrl: 'https://evil.example/x.png',
      collectionIds: ['01HZX0000000000000000000ZZ'],
    };
    const started = new Date().toISOString();
    const { id } = await makeReference(owner, organizationId, customerId, sent);
    const read = await call(referenceRoutes.getReference, { id }, caller);

    expect(id).not.toBe(sent.id);
    expect(read).toMatchObject({ id, version: 1, createdBy: owner.userId });
    expect(read.createdAt >= started && read.updatedAt >= started).toBe(true);
    expect(read.LogoUrl).toBeUndefined();
    expect(read.collectionIds ?? []).toEqual([]);
    const { createdBy, createdAt } = sent;
    const customer = await makeCustomer(owner, organizationId, { createdBy, createdAt });
    expect(customer.createdBy).toBe(owner.userId);
    const rows = JSON.stringify(await dumpPartition(`ORG#${organizationId}`));
    expect(rows).not.toMatch(/evil\.example|my-own-id|2001-01-01|01HZX0000000000000000000ZZ/);
  });
});

let person: Person;
beforeEach(async () => {
  person = await makePerson();
});

const set = (enabled: boolean) =>
  callRaw(userRoutes.setTwoFactor, { enabled }, { token: person.accessToken });
const isOn = async () => (await call(userRoutes.getTwoFactor, {}, { token: person.accessToken })).enabled;

async function setUpApp(): Promise<void> {
  const AccessToken = person.accessToken;
  const { SecretCode } = await callUserPool<{ SecretCode: string }>('AssociateSoftwareToken', {
    AccessToken,
  });
  await callUserPool('VerifySoftwareToken', { AccessToken, UserCode: totp(SecretCode) });
}

describe('two-factor authentication', () => {
  it('is switched on after set-up and off again, with mail and entry', async () => {
    await setUpApp();
    expect(await isOn()).toBe(false);
    expect(await set(true)).toMatchObject({ status: 200, body: { enabled: true } });
    expect(await isOn()).toBe(true);
    await mailAbout(person.email, /Two-factor authentication is on/);
    expect(await set(false)).toMatchObject({ status: 200, body: { enabled: false } });
    expect(await isOn()).toBe(false);
    const off = await mailAbout(person.email, /Two-factor authentication is off/);
    expect(off.text).toContain('If it was not you');

    const rows = await auditOf(person.userId);
    expect(rows.map(({ action }) => action)).toEqual(['profile.two-factor', 'profile.two-factor']);
  });

  it('cannot be switched on before the app is set up', async () => {
    const { status, body } = await set(true);
    expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect(await isOn()).toBe(false);
  });
});
