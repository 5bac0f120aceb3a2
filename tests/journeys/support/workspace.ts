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

/** A person with a confirmed account, made without the screens. `call` calls the API as this person. */
export interface Person {
  account: Account;
  tokens: Tokens;
  call: <R extends Route>(route: R, sent: Sent<R>, organizationId?: string) => Promise<Output<R>>;
}

/** A person with an organization. `call` uses it unless told otherwise. */
export interface Workspace extends Person {
  organizationId: string;
  slug: string;
}

export async function makePerson(page: Page, name?: string): Promise<Person> {
  const account = newAccount(name);
  const credentials = { Username: account.email, Password: account.password };
  await pool(page, 'LocalCreateUser', {
    ...credentials,
    UserAttributes: [{ Name: 'name', Value: account.name }],
  });
  return personOf(page, account);
}

export async function personOf(page: Page, account: Account): Promise<Person> {
  const credentials = { Username: account.email, Password: account.password };
  const tokens = (await pool(page, 'LocalSignIn', credentials)) as Tokens;
  return {
    account,
    tokens,
    call: (route, sent, organizationId) => send(page, route, sent, tokens.accessToken, organizationId),
  };
}

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

/** Makes a workspace and signs the browser in, so that the next `page.goto('/app/…')` shows it. */
export async function openWorkspace(page: Page, organization = 'Journey'): Promise<Workspace> {
  const workspace = await makeWorkspace(page, organization);
  // New tokens name the organization, which the first ones could not.
  await enter(page, (await personOf(page, workspace.account)).tokens);
  return workspace;
}

const blank = '<link rel="icon" href="data:,">';

/** Signs the browser in as the pages do: with the cookie and the two local storage entries. */
export async function enter(page: Page, { refreshToken, idToken }: Tokens): Promise<void> {
  const { url, init } = buildRequest(sessionRoutes.startSession, { refreshToken });
  const headers = Object.fromEntries(init.headers as Headers);
  const response = await page.request.post(url, { headers, data: init.body as string });
  if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`);
  // The empty page has the origin's storage, but runs no code of the app.
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto('/blank');
  await page.evaluate((person) => {
    localStorage.setItem('refdeck.session', 'signed-in');
    localStorage.setItem('refdeck.person', person);
  }, claimsOf(idToken).sub);
}

export async function activate({ call, organizationId }: Workspace): Promise<void> {
  await call(userRoutes.switchOrganization, { organizationId });
}

/** Ends the half minute in which a replaced refresh token still works. */
export async function endGracePeriod(page: Page, account: Account): Promise<void> {
  await pool(page, 'LocalEndGracePeriod', { Username: account.email });
}

/** Makes the account's sign-ins old, so that sensitive actions require the password. */
export async function ageSignIns(page: Page, account: Account): Promise<void> {
  await pool(page, 'LocalAgeSignIns', { Username: account.email });
}

export async function confirmIdentity(page: Page, { password }: Account): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
}

export async function addCustomer(workspace: Workspace, name: string): Promise<Customer> {
  return workspace.call(customerRoutes.createCustomer, { name, status: 'Active' });
}

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
