import type { Page } from '@playwright/test';
import { organizationRoutes, type Organization } from '#contract/resources/organization';
import { teamRoutes } from '#contract/resources/team';
import { invite } from './support/invite.ts';
import { expect, newAccount, test, expectOnly, fillSignUp } from './support/test.ts';
import { enter, makePerson, makeWorkspace } from './support/workspace.ts';

test('an invited person follows the link, signs up and joins', async ({ page }) => {
  const owner = await makeWorkspace(page, 'Harbour Works');
  const account = newAccount();
  await page.goto(await invite(page, owner, account, { role: 'admin' }));

  await page.getByRole('link', { name: /create|sign up/i }).click();
  await fillSignUp(page, account, 2);

  await expect(page.getByRole('heading', { name: 'You are invited to Harbour Works' })).toBeVisible();
  await expect(page.getByText('You will join as an admin.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL('**/app/dashboard');
  await expect(page.getByRole('button', { name: /Organization/ }).first()).toContainText('Harbour Works');
});

test('a person without an organization accepts an invitation and can open its link again', async ({
  page,
}) => {
  const owner = await makeWorkspace(page, 'Quay Partners');
  const person = await makePerson(page);
  const link = await invite(page, owner, person.account);
  await enter(page, person.tokens);
  await page.goto('/app');
  await page.getByRole('link', { name: 'See invitation to Quay Partners' }).click();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL('**/app/dashboard');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You are a member of Quay Partners' })).toBeVisible();
  await page.getByRole('button', { name: 'Open Quay Partners' }).click();
  await page.waitForURL('**/app/dashboard');
});

test('opening an organization from its link activates it unless it is suspended', async ({ page }) => {
  const { account, tokens, organizationId: first, call } = await makeWorkspace(page, 'The first');
  const made = await call(organizationRoutes.createOrganization, {
    name: 'The second',
    email: account.email,
  });
  await enter(page, tokens);
  await page.goto('/app/dashboard');
  const shown = page.getByRole('button', { name: /^Organization: / }).first();
  const [here, there] = (await shown.textContent())!.includes('The first')
    ? ['The first', { organizationId: made.organizationId, name: 'The second' }]
    : ['The second', { organizationId: first, name: 'The first' }];

  const list = '**/api/organization';
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const { organizations } = (await response.json()) as { organizations: Organization[] };
    const suspended = organizations.map((each) => ({
      ...each,
      ...(each.name === there.name && {
        status: 'inactive',
        suspension: { since: '2026-03-05T12:00:00Z', reason: 'A court order' },
      }),
    }));
    await route.fulfill({ response, json: { organizations: suspended } });
  });
  const link = `/app/profile/join/${there.organizationId}`;
  await page.reload();
  await shown.click();
  await page.getByRole('menuitem', { name: `${there.name} Suspended` }).click();
  await page.waitForURL(`**${link}`);
  await expect(page.getByRole('heading', { name: `${there.name} is suspended` })).toBeVisible();
  await expect(page.getByText('Suspended on March 5, 2026. The reason: A court order')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Refdeck' }).click();
  await expect(shown).toContainText(here);

  await page.unroute(list);
  await page.goto(link);
  const activated = page.waitForResponse((response) => response.url().endsWith('/api/user/session'));
  await page.getByRole('button', { name: `Open ${there.name}` }).click();
  expect((await activated).status()).toBe(200);
  await page.waitForURL('**/app/dashboard');
  await expect(shown).toContainText(there.name);
  await expect(page.getByText('no longer available')).toHaveCount(0);
});

async function refusalOf(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  return page.getByRole('alert');
}

test('an invitation for another address is refused and offers another account', async ({
  page,
  complaints,
}) => {
  const owner = await makeWorkspace(page, 'Not Yours');
  const invited = await makePerson(page);
  const link = await invite(page, owner, invited.account);
  await enter(page, (await makePerson(page)).tokens);
  await expect(await refusalOf(page, link)).toContainText('There is no invitation for your address');
  await expect(page.getByText('Not Yours')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to Refdeck' })).toBeVisible();

  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByLabel('Email').fill(invited.account.email);
  await page.getByLabel(/^Password/).fill(invited.account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'You are invited to Not Yours' })).toBeVisible();
  expectOnly(complaints, '404');
});

test('withdrawn and used invitations show different explanations', async ({ page, complaints }) => {
  const owner = await makeWorkspace(page, 'Comings and Goings');
  const { organizationId } = owner;
  const person = await makePerson(page);
  const { email } = person.account;
  await enter(page, person.tokens);

  const link = await invite(page, owner, person.account);
  await owner.call(teamRoutes.revokeInvitation, { email });
  await expect(await refusalOf(page, link)).toContainText('This invitation was withdrawn');
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toHaveCount(0);

  await invite(page, owner, person.account, { mails: 2 });
  await person.call(organizationRoutes.joinOrganization, { organizationId });
  const { users } = await owner.call(teamRoutes.listTeam, {});
  const userId = users.find((user) => user.email === email)!.userId;
  await owner.call(teamRoutes.removeMember, { userId });
  await expect(await refusalOf(page, link)).toContainText('This invitation was already used');
  await page.getByRole('link', { name: 'Go to Refdeck' }).click();
  await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeVisible();
  expectOnly(complaints, '410');
});

test('a person with five organizations must leave one before accepting', async ({ page, complaints }) => {
  const owner = await makeWorkspace(page, 'The Sixth');
  const person = await makePerson(page);
  const made: string[] = [];
  for (let n = 1; n <= 5; n += 1) {
    const sent = { name: `Mine ${n}`, email: person.account.email };
    made.push((await person.call(organizationRoutes.createOrganization, sent)).organizationId);
  }
  const link = await invite(page, owner, person.account);
  await enter(page, person.tokens);
  const refusal = await refusalOf(page, link);
  await expect(refusal).toContainText('Maximum limit of 5 organizations reached');
  await expect(refusal).toContainText('Leave or delete one of your organizations');
  await person.call(organizationRoutes.deleteOrganization, {}, made[0]);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('button', { name: 'Organization: The Sixth' }).first()).toBeVisible();
  expectOnly(complaints, '409');
});

test('an expired invitation, a full organization and a lost response show different errors', async ({
  page,
  complaints,
}) => {
  const owner = await makeWorkspace(page, 'Much Wanted');
  const person = await makePerson(page);
  const link = await invite(page, owner, person.account);
  await enter(page, person.tokens);
  // The limits of seven days and two hundred members are simulated by the responses.
  const refuse = (status: number, code: string) =>
    page.route('**/api/organization/join', (route) =>
      route.fulfill({ status, json: { Error: code, error: code, code, requestId: 'journey' } }),
    );
  await refuse(410, 'INVITATION_EXPIRED');
  await expect(await refusalOf(page, link)).toContainText('This invitation has expired');
  await expect(page.getByRole('alert')).toContainText('Ask the person who invited you to send it again');
  await page.unroute('**/api/organization/join');

  await refuse(409, 'MEMBER_LIMIT');
  await expect(await refusalOf(page, link)).toContainText('at most 200 members');
  await page.unroute('**/api/organization/join');

  await page.route('**/api/organization/join', (route) => route.abort());
  await expect(await refusalOf(page, link)).toContainText('No response from server');
  await page.unroute('**/api/organization/join');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL('**/app/dashboard');
  complaints.length = 0;
});
