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
import { writeInvitation, type PendingInvitation } from '#functions/team/invitation';
import { callRaw, type Caller } from './call.ts';
import { callUserPool, signIn as signInWith, signUp, type SignedUp } from './cloud.ts';
import { table, updateRow } from './table.ts';

export interface Person {
  userId: string;
  email: string;
  accessToken: string;
  idToken: string;
}

/** Everybody's. */
export const password = 'a long enough password';
let made = 0;

/** A new confirmed and signed-in person, nobody else's. */
export async function makePerson(name = 'Pat Example'): Promise<Person> {
  made += 1;
  const email = `person-${process.pid}-${Date.now()}-${made}@example.com`;
  const { sub, accessToken, idToken } = await signUp({ email, name, password });
  return { userId: sub, email, accessToken, idToken };
}

/** Another sign-in of theirs, with tokens of its own. */
export const signIn = ({ email }: Person): Promise<Omit<SignedUp, 'sub'>> => signInWith(email, password);

/** The same person, who has entered the password a moment ago, however long the suite has taken until now. */
export const withRecentSignIn = async (person: Person): Promise<Person> => ({
  ...person,
  ...(await signIn(person)),
});

/** A token that was made this moment, of a sign-in that was a while ago. */
export async function agedToken(person: Person): Promise<string> {
  const { refreshToken } = await signIn(person);
  await callUserPool('LocalAgeSignIns', { Username: person.email });
  return await renewedToken(refreshToken);
}

/** What the page works with once its session has begun. */
export async function renewedToken(RefreshToken: string): Promise<string> {
  const ClientId = inject('cloud').userPoolClientId;
  const { AuthenticationResult } = await callUserPool<{ AuthenticationResult: { AccessToken: string } }>(
    'GetTokensFromRefreshToken',
    { RefreshToken, ClientId },
  );
  return AuthenticationResult.AccessToken;
}

/** Calls a route and expects it to work. */
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

/** A new person with an organization of their own, and how they call for it. */
export async function makeOwner(options?: Parameters<typeof makeOrganization>[1]): Promise<Owner> {
  const owner = await makePerson();
  const organizationId = await makeOrganization(owner, options);
  return { owner, organizationId, caller: { token: owner.accessToken, organizationId } };
}

/** The limits of a plan, without a subscription to it. */
const setMaxCards = (organizationId: string, maxCards: number): Promise<void> =>
  updateRow(keys.organization(organizationId), 'SET maxCards = :max', { ':max': maxCards });

/** A member as after a join, without the invitation. */
export async function addMember(organizationId: string, person: Person, role: Role): Promise<void> {
  const membership = { organizationId, userId: person.userId, role };
  await write([
    ...addMembership(membership, { name: 'Pat Example', email: person.email }, new Date()),
    countMembership(membership),
  ]);
}

/** An invitation as after an invite, without the captcha and the mail; in place of an earlier one, whatever that was. */
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

/** Writes the steps of an operation directly. */
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
