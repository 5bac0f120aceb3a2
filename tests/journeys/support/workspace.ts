import type { Page } from '@playwright/test';
import { customerRoutes, type Customer } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import type { Output, Route, Sent } from '#contract/primitives/route';
import { sessionRoutes } from '#contract/resources/session';
import { userRoutes } from '#contract/resources/user';
import { buildRequest } from '#web/shared/api-request.ts';
import { claimsOf } from '../../support/claims.ts';
import { expect, newAccount, type Account } from './test.ts';

interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

/** Somebody with an account, made without the screens, and a way to call the API as they would. */
export interface Person {
  account: Account;
  tokens: Tokens;
  call: <R extends Route>(route: R, sent: Sent<R>, organizationId?: string) => Promise<Output<R>>;
}

/** A person with an organization of their own. `call` acts on it unless told otherwise. */
export interface Workspace extends Person {
  organizationId: string;
  /** The name of its page in addresses. */
  slug: string;
}

/** A confirmed account with tokens; the browser is not signed in by this. */
export async function makePerson(page: Page, name?: string): Promise<Person> {
  const account = newAccount(name);
  const credentials = { Username: account.email, Password: account.password };
  await pool(page, 'LocalCreateUser', {
    ...credentials,
    UserAttributes: [{ Name: 'name', Value: account.name }],
  });
  return personOf(page, account);
}

/** Somebody who has an account, with tokens of a sign-in of their own. */
export async function personOf(page: Page, account: Account): Promise<Person> {
  const credentials = { Username: account.email, Password: account.password };
  const tokens = (await pool(page, 'LocalSignIn', credentials)) as Tokens;
  return {
    account,
    tokens,
    call: (route, sent, organizationId) => send(page, route, sent, tokens.accessToken, organizationId),
  };
}

/** A person with an organization of their own, made without the screens. */
export async function makeWorkspace(page: Page, organization: string): Promise<Workspace> {
  const person = await makePerson(page);
  const { email } = person.account;
  const { organizationId, slug } = await person.call(organizationRoutes.createOrganization, {
    name: organization,
    email,
  });
  return {
    ...person,
    organizationId,
    slug,
    call: (route, sent, other) => person.call(route, sent, other ?? organizationId),
  };
}

/** The same, with this browser signed in to it: the next `page.goto('/app/…')` shows it. */
export async function openWorkspace(page: Page, organization = 'Journey'): Promise<Workspace> {
  const workspace = await makeWorkspace(page, organization);
  // Tokens are renewed once, so that they name the organization that now exists.
  await enter(page, (await personOf(page, workspace.account)).tokens);
  return workspace;
}

const blank = '<link rel="icon" href="data:,">';

/** Signs this browser in with tokens, as the pages do after a sign-in: the cookie, the trace that it is there, and whose it is. */
export async function enter(page: Page, { refreshToken, idToken }: Tokens): Promise<void> {
  const { url, init } = buildRequest(sessionRoutes.startSession, { refreshToken });
  const headers = Object.fromEntries(init.headers as Headers);
  const response = await page.request.post(url, { headers, data: init.body as string });
  if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`);
  // An empty page of the origin: its storage is there without any of the app's code running.
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto('/blank');
  await page.evaluate((person) => {
    localStorage.setItem('refdeck.session', 'signed-in');
    localStorage.setItem('refdeck.person', person);
  }, claimsOf(idToken).sub);
}

/** Back to the first organization, after another one was made: a new page shows the active one. */
export async function activate({ call, organizationId }: Workspace): Promise<void> {
  await call(userRoutes.switchOrganization, { organizationId });
}

/** From now on a refresh token that was replaced works no longer, as if half a minute had passed. */
export async function endGracePeriod(page: Page, account: Account): Promise<void> {
  await pool(page, 'LocalEndGracePeriod', { Username: account.email });
}

/** From the next renewal on, it is a while ago that the account's password was entered. */
export async function ageSignIns(page: Page, account: Account): Promise<void> {
  await pool(page, 'LocalAgeSignIns', { Username: account.email });
}

/** Enters the password that the page asks for before it changes an account. */
export async function confirmIdentity(page: Page, { password }: Account): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
}

export async function addCustomer(workspace: Workspace, name: string): Promise<Customer> {
  return workspace.call(customerRoutes.createCustomer, { name, status: 'Active' });
}

/** A reference with all that its template (standard) requires. */
export async function addReference(
  workspace: Workspace,
  customer: Customer,
  name: string,
  changes: Partial<Sent<typeof referenceRoutes.createReference>> = {},
): Promise<Reference> {
  return workspace.call(referenceRoutes.createReference, {
    name,
    status: 'Published',
    templateId: 'standard',
    attributes: { customerId: customer.id, description: `What became of ${name}.` },
    ...changes,
  });
}

async function pool(page: Page, operation: string, data: object): Promise<unknown> {
  const response = await page.request.post(process.env.REFDECK_USER_POOL!, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    data,
  });
  if (!response.ok()) throw new Error(`${operation}: ${response.status()} ${await response.text()}`);
  return response.json();
}

async function send<R extends Route>(
  page: Page,
  route: R,
  sent: Sent<R>,
  token: string,
  organizationId?: string,
): Promise<Output<R>> {
  const { url, init } = buildRequest(route, sent, { token, organizationId });
  const response = await page.request.fetch(url, {
    method: init.method,
    headers: Object.fromEntries(init.headers as Headers),
    data: init.body as string | undefined,
  });
  if (!response.ok())
    throw new Error(`${route.method} ${route.path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Output<R>;
}
