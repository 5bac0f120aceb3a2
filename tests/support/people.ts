import { inject } from 'vitest';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { collectionRoutes, type Collection } from '#contract/resources/collection';
import { customerRoutes, type Customer } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import type { Role } from '#contract/rules/roles';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import type { Output, Route } from '#contract/primitives/route';
import { keys } from '#functions/shared/data/keys';
import { transactItems, type Step } from '#functions/shared/data/write';
import { countMembership, addMembership } from '#functions/shared/membership/membership';
import { writeInvitation, type PendingInvitation } from '#functions/team/store';
import { callRaw, type Caller } from './call.ts';
import { callUserPool, signIn as signInWith, signUp, type SignedUp } from './cloud.ts';
import { table, updateRow } from './table.ts';

export interface Person {
  userId: string;
  email: string;
  accessToken: string;
  idToken: string;
}

export const password = 'a long enough password';
let made = 0;

/** Makes a confirmed and signed-in person who is not shared with other tests. */
export async function makePerson(name = 'Pat Example'): Promise<Person> {
  made += 1;
  const email = `person-${process.pid}-${Date.now()}-${made}@example.com`;
  const { sub, accessToken, idToken } = await signUp({ email, name, password });
  return { userId: sub, email, accessToken, idToken };
}

export const signIn = ({ email }: Person): Promise<Omit<SignedUp, 'sub'>> => signInWith(email, password);

/** Returns the person with tokens of a new sign-in, for long suites. */
export const withRecentSignIn = async (person: Person): Promise<Person> => ({
  ...person,
  ...(await signIn(person)),
});

export async function agedToken(person: Person): Promise<string> {
  const { refreshToken } = await signIn(person);
  await callUserPool('LocalAgeSignIns', { Username: person.email });
  return await renewedToken(refreshToken);
}

export async function renewedToken(RefreshToken: string): Promise<string> {
  const ClientId = inject('cloud').userPoolClientId;
  const { AuthenticationResult } = await callUserPool<{ AuthenticationResult: { AccessToken: string } }>(
    'GetTokensFromRefreshToken',
    { RefreshToken, ClientId },
  );
  return AuthenticationResult.AccessToken;
}

/** Calls a route and throws unless it succeeds. */
export async function call<R extends Route>(route: R, input: object, caller: Caller): Promise<Output<R>> {
  const { status, body } = await callRaw(route, input, caller);
  if (status !== 200) throw new Error(`${route.method} ${route.path}: ${status} ${JSON.stringify(body)}`);
  return body as Output<R>;
}

export async function makeOrganization(
  owner: Person,
  options: { name?: string; maxCards?: number } = {},
): Promise<string> {
  const { name = 'Test organization', maxCards } = options;
  const { organizationId } = await call(
    organizationRoutes.createOrganization,
    { name },
    { token: owner.accessToken },
  );
  if (maxCards !== undefined) await setMaxCards(organizationId, maxCards);
  return organizationId;
}

export interface Owner {
  owner: Person;
  organizationId: string;
  caller: Caller;
}

export async function makeOwner(options?: Parameters<typeof makeOrganization>[1]): Promise<Owner> {
  const owner = await makePerson();
  const organizationId = await makeOrganization(owner, options);
  return { owner, organizationId, caller: { token: owner.accessToken, organizationId } };
}

const setMaxCards = (organizationId: string, maxCards: number): Promise<void> =>
  updateRow(keys.organization(organizationId), 'SET maxCards = :max', { ':max': maxCards });

export async function addMember(organizationId: string, person: Person, role: Role): Promise<void> {
  const membership = { organizationId, userId: person.userId, role };
  await write([
    ...addMembership(membership, { name: 'Pat Example', email: person.email }, new Date()),
    countMembership(membership),
  ]);
}

/** Adds or replaces an invitation without captcha and mail. */
export async function addInvitation(
  organizationId: string,
  email: string,
  role: Role,
  changes: Partial<PendingInvitation> = {},
): Promise<void> {
  const invitation: PendingInvitation = {
    email: email.toLowerCase(),
    role,
    invitedBy: 'somebody',
    validUntil: new Date(Date.now() + 60_000).toISOString(),
    delivery: 'sent',
    ...changes,
  };
  await write(writeInvitation(organizationId, invitation).map((step) => ({ ...step, when: {} })));
}

export async function write(steps: readonly Step[]): Promise<void> {
  const { client, TableName } = table();
  await client.send(new TransactWriteCommand({ TransactItems: transactItems(steps, TableName) }));
}

export const makeCustomer = (person: Person, organizationId: string, input: object = {}): Promise<Customer> =>
  call(
    customerRoutes.createCustomer,
    { name: 'Acme', ...input },
    { token: person.accessToken, organizationId },
  );

export const makeReference = (
  person: Person,
  organizationId: string,
  customerId: string,
  input: { attributes?: object; [field: string]: unknown } = {},
): Promise<Reference> =>
  call(
    referenceRoutes.createReference,
    {
      name: 'A reference',
      ...input,
      attributes: { customerId, description: 'In short', ...input.attributes },
    },
    { token: person.accessToken, organizationId },
  );

export const makeCollection = (
  person: Person,
  organizationId: string,
  input: object = {},
): Promise<Collection> =>
  call(
    collectionRoutes.createCollection,
    { name: 'A collection', ...input },
    { token: person.accessToken, organizationId },
  );
