import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { userRoutes } from '#contract/resources/user';
import { ensureProfile } from '#functions/user/ensure-profile';
import { runInProcess } from '../support/in-process.ts';
import { claimsOf } from '../support/claims.ts';
import { callRaw } from '../support/call.ts';
import { signIn } from '../support/cloud.ts';
import { call, makeCustomer, makeOrganization, makeOwner, makePerson } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

describe('a new person', () => {
  it('has a profile with the verified address right after the sign-up', async () => {
    const person = await makePerson('Ada Example');
    const profile = await call(userRoutes.getProfile, {}, { token: person.accessToken });
    expect(profile).toEqual({ userId: person.userId, name: 'Ada Example', email: person.email });
  });

  it.each(['A\ud800', 'A\r\nBcc: x', '\u2060', 'x'.repeat(201)])(
    'has an empty name when that of the sign-up is invalid: %j',
    async (name) => {
      runInProcess();
      const userId = randomUUID();
      await ensureProfile({ sub: userId, email: 'a@example.com', email_verified: 'true', name }, new Date());
      expect(await dumpPartition(`USER#${userId}`)).toMatchObject([{ name: '' }]);
    },
  );

  it('is listed as owner of a new organization at once', async () => {
    const { owner: person, organizationId } = await makeOwner({ name: 'Mine' });
    const listed = await call(organizationRoutes.listOrganizations, {}, { token: person.accessToken });
    expect(listed.organizations).toEqual([
      {
        organizationId,
        name: 'Mine',
        slug: expect.stringMatching(/^mine/),
        email: person.email,
        status: 'active',
        joined: true,
        roles: ['owner'],
      },
    ]);
  });
});

describe('a name', () => {
  it('changes in the profile and in every organization at once', async () => {
    const person = await makePerson('Before');
    const organizationId = await makeOrganization(person);
    await call(userRoutes.updateProfile, { name: 'After' }, { token: person.accessToken });
    const rows = await dumpPartition(`ORG#${organizationId}`);
    expect(rows.find((row) => row.sk === `MEMBER#${person.userId}`)?.name).toBe('After');
    expect(await call(userRoutes.getProfile, {}, { token: person.accessToken })).toMatchObject({
      name: 'After',
    });
  });
});

describe('the language of the screens', () => {
  it('stays in the profile when only the name changes', async () => {
    const { accessToken: token } = await makePerson('Aino');
    const save = (change: object) =>
      callRaw(userRoutes.updateProfile, { name: 'Aino', ...change }, { token });
    expect((await save({ language: 'fi' })).body).toMatchObject({ language: 'fi' });
    await save({ name: 'Aino Salo' });
    expect(await call(userRoutes.getProfile, {}, { token })).toMatchObject({
      name: 'Aino Salo',
      language: 'fi',
    });
    expect((await save({ language: 'xx' })).status).toBe(400);
  });
});

describe('switching the organization', () => {
  it('redirects calls that name none, and changes the claims of ID tokens', async () => {
    const { owner: person, organizationId: first } = await makeOwner({ name: 'First' });
    await makeOrganization(person, { name: 'Second' });
    await call(userRoutes.switchOrganization, { organizationId: first }, { token: person.accessToken });

    const customer = await makeCustomer(person, undefined as unknown as string);
    expect((await dumpPartition(`ORG#${first}`)).map(({ id }) => id)).toContain(customer.id);

    const { idToken, accessToken } = await signIn(person.email, 'a long enough password');
    expect(claimsOf(idToken)).toMatchObject({ 'custom:organization_id': first, 'custom:roles': 'owner' });
    expect(Object.keys(claimsOf(accessToken)).filter((name) => name.startsWith('custom:'))).toEqual([]);
  });
});
