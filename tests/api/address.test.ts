import { createServer, request as forward } from 'node:http';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { listen } from '@refdeck/local-cloud/listen';
import { userRoutes } from '#contract/resources/user';
import { emailHash } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { callUserPool, signIn } from '../support/cloud.ts';
import { loadFunction } from '../support/in-process.ts';
import { mailAbout } from '../support/mail.ts';
import { addMember, call, makeOrganization, makePerson, type Person } from '../support/people.ts';
import { auditOf, dumpPartition, putRow, readItem, updateRow } from '../support/table.ts';

const password = 'a long enough password';
const profileOf = (token: string) => call(userRoutes.getProfile, {}, { token });
const newAddress = (person: Person) => person.email.replace('person-', 'Moved-');

async function askForAddress({ accessToken: AccessToken }: Person, email: string): Promise<void> {
  const UserAttributes = [{ Name: 'email', Value: email }];
  await callUserPool('UpdateUserAttributes', { AccessToken, UserAttributes });
}

async function verifyAddress({ accessToken: AccessToken }: Person, ...inboxes: string[]): Promise<void> {
  const response = await fetch(new URL('/__local/mail.json', inject('cloud').origin));
  const mails = (await response.json()) as { to: string[]; text: string }[];
  const mail = mails.find(({ to }) => inboxes.some((inbox) => to.includes(inbox.toLowerCase())));
  const Code = /\d{6}/.exec(mail?.text ?? '')?.[0];
  await callUserPool('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
}

async function changeAddress(person: Person): Promise<string> {
  const email = newAddress(person);
  await askForAddress(person, email);
  await verifyAddress(person, email, person.email);
  return email.toLowerCase();
}

const triggerEvent = (person: Person, attributes: object) => ({
  request: {
    userAttributes: { sub: person.userId, email: person.email, email_verified: 'true', ...attributes },
  },
  response: {},
});
const loadTrigger = async (environment?: Record<string, string>) => {
  const { handler } = await loadFunction(
    () => import('#functions/triggers/pre-token-generation'),
    environment,
  );
  const run = handler as unknown as (
    event: object,
    context: object,
  ) => Promise<{ response: { claimsAndScopeOverrideDetails?: object } }>;
  return (event: object) => run(event, { awsRequestId: 'in-process' });
};

afterEach(() => vi.unstubAllEnvs());

describe('an address that was changed in the user pool', () => {
  it('is used only once it is verified', async () => {
    const person = await makePerson();
    await askForAddress(person, newAddress(person));
    const { accessToken } = await signIn(person.email, password);
    expect((await profileOf(accessToken)).email).toBe(person.email);
  });

  it('replaces the old one in profile, memberships and organization contact at next sign-in', async () => {
    const [person, owner] = await Promise.all([makePerson(), makePerson()]);
    const own = await makeOrganization(person);
    const shared = await makeOrganization(owner);
    await addMember(shared, person, 'member');
    const email = await changeAddress(person);

    const { accessToken } = await signIn(email, password);
    expect((await profileOf(accessToken)).email).toBe(email);
    const rows = [...(await dumpPartition(`ORG#${own}`)), ...(await dumpPartition(`ORG#${shared}`))];
    const members = rows.filter(({ sk }) => sk === `MEMBER#${person.userId}`);
    expect(members.map((member) => member.email)).toEqual([email, email]);
    const contacts = rows.filter(({ sk }) => sk === 'META').map((meta) => meta.email);
    expect(contacts).toEqual([email, owner.email]);
    expect(JSON.stringify(rows)).not.toContain(person.email);
  });

  it('is announced to the old and the new address, without naming the other', async () => {
    const person = await makePerson();
    const email = await changeAddress(person);
    await signIn(email, password);
    const toOld = await mailAbout(person.email, /address of your account was changed/);
    const toNew = await mailAbout(email, /the address of your account now/);
    expect(toOld.text).toContain('/company/contact');
    expect(toNew.text).toContain('/forgot-password');
    // Somebody who reads one inbox must not learn the other address.
    expect(toOld.text + toOld.html).not.toContain(email);
    expect(toNew.text + toNew.html).not.toContain(person.email);
  });

  it('is stored once, with one audit entry, however often the session is refreshed', async () => {
    const person = await makePerson();
    const { refreshToken } = await signIn(person.email, password);
    await changeAddress(person);
    for (let n = 0; n < 3; n += 1) {
      const input = { RefreshToken: refreshToken, ClientId: inject('cloud').userPoolClientId };
      await callUserPool('GetTokensFromRefreshToken', input);
    }
    const rows = await auditOf(person.userId);
    expect(rows.map(({ action }) => action)).toEqual(['profile.update']);
  });

  it('shows invitations to the new address and no longer those to the old', async () => {
    const person = await makePerson();
    const [toOld, toNew] = ['01HZX00000000000000000000A', '01HZX00000000000000000000B'] as const;
    const invitation = { role: 'member', status: 'pending', validUntil: '2099-01-01T00:00:00.000Z' };
    const invite = (email: string, organizationId: string) =>
      putRow(keys.invitee(emailHash(email), organizationId), { ...invitation, organizationId });
    await invite(person.email, toOld);
    await invite(newAddress(person), toNew);
    const invitations = async (token: string) => {
      const exported = await call(userRoutes.exportProfile, {}, { token });
      return exported.invitations.map(({ organizationId }) => organizationId);
    };
    expect(await invitations(person.accessToken)).toEqual([toOld]);
    const { accessToken } = await signIn(await changeAddress(person), password);
    expect(await invitations(accessToken)).toEqual([toNew]);
  });
});

describe('a sign-in', () => {
  it('ignores an unverified address', async () => {
    const person = await makePerson();
    const trigger = await loadTrigger();
    await trigger(triggerEvent(person, { email: 'victim@example.com', email_verified: 'false' }));
    expect((await profileOf(person.accessToken)).email).toBe(person.email);
  });

  it('succeeds although storing the new address fails, and the next one stores it', async () => {
    const person = await makePerson();
    const profile = keys.profile(person.userId);
    await updateRow(profile, 'REMOVE organizationCount');
    const email = await changeAddress(person);
    await signIn(email, password);
    expect((await readItem(keys.profile(person.userId)))!.email).toBe(person.email);
    await updateRow(profile, 'SET organizationCount = :zero', { ':zero': 0 });
    const again = await signIn(email, password);
    expect((await profileOf(again.accessToken)).email).toBe(email);
  });

  it('does not wait for a table that never answers the write', async () => {
    const person = await makePerson();
    const database = await startWithoutWrites(inject('cloud').endpoints.dynamodb);
    const trigger = await loadTrigger({ AWS_ENDPOINT_URL_DYNAMODB: database.endpoint });
    const result = await trigger(triggerEvent(person, { email: 'later@example.com' }));
    const attempts = database.writes();
    await database.stop();
    expect(result.response.claimsAndScopeOverrideDetails).toBeDefined();
    // A retry would come after three of the five seconds that Cognito gives a trigger.
    expect(attempts).toBe(1);
  });
});

/** A proxy of the table that never answers transactions. */
async function startWithoutWrites(
  target: string,
): Promise<{ endpoint: string; writes(): number; stop(): Promise<void> }> {
  let writes = 0;
  const server = createServer((request, response) => {
    if (String(request.headers['x-amz-target']).endsWith('TransactWriteItems')) {
      writes += 1;
      return;
    }
    const { method, headers } = request;
    request.pipe(
      forward(new URL(request.url ?? '/', target), { method, headers }, (forwarded) => {
        response.writeHead(forwarded.statusCode ?? 500, forwarded.headers);
        forwarded.pipe(response);
      }),
    );
  });
  return {
    ...(await listen(server)),
    writes: () => writes,
  };
}
