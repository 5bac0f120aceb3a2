import type { Page } from '@playwright/test';
import { teamRoutes } from '#contract/resources/team';
import { makeMember } from './support/invite.ts';
import { expect, mailTo, newAccount, test, expectOnly } from './support/test.ts';
import { enter, makeWorkspace, openWorkspace } from './support/workspace.ts';

const openTeam = async (page: Page) => {
  await page.goto('/app/organization/team');
  await expect(page.getByRole('table')).toBeVisible();
};
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const choose = async (page: Page, button: string | RegExp, entry: string | RegExp) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

test('an invitation is mailed, listed, sent again and revoked', async ({ page }) => {
  await openWorkspace(page, 'Quarry Works');
  await openTeam(page);
  await expect(rowOf(page, 'You')).toContainText('The only owner, so this cannot change');

  const first = newAccount().email;
  const second = newAccount().email;
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email addresses').fill(`${first}, not-an-address`);
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(dialog).toContainText('“not-an-address” is not an email address');
  await dialog.getByLabel('Email addresses').fill(`${first}\n${second}`);
  await dialog.getByRole('radio', { name: 'Admin' }).check();
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeHidden();

  expect((await mailTo(page, first)).subject).toContain('Quarry Works');
  await expect(rowOf(page, first)).toContainText('Admin');
  await expect(rowOf(page, first)).toContainText('Invited by Robin Example');
  await expect(rowOf(page, first)).toContainText('The mail was sent');

  await choose(page, `Actions for ${first}`, 'Send again');
  await mailTo(page, first, 2);

  await choose(page, `Actions for ${second}`, /^Revoke invitation/);
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(rowOf(page, second)).toHaveCount(0);
});

test('an invitation whose mail bounced shows it and can be revoked or sent again', async ({ page }) => {
  await openWorkspace(page, 'Weir Works');
  await openTeam(page);
  const gone = `bounce+${newAccount().email.split('@')[0]}@simulator.amazonses.com`;
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email addresses').fill(gone);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(async () => {
    await openTeam(page);
    const note = 'The mail could not be delivered. Check the address.';
    await expect(rowOf(page, gone)).toContainText(note, { timeout: 1_000 });
  }).toPass();
  await expect(rowOf(page, gone).getByRole('button', { name: 'Send again' })).toBeVisible();
  await page.goto('/app');
  await expect(page.getByText('Not delivered')).toBeVisible();
  await openTeam(page);
  await choose(page, `Actions for ${gone}`, /^Revoke invitation/);
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(rowOf(page, gone)).toHaveCount(0);
});

test('inviting an existing member shows the reason while other invitations are sent', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Ferry Works');
  await openTeam(page);
  const other = newAccount().email;
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email addresses').fill(`${workspace.account.email} ${other}`);
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(dialog).toContainText('This person is already a member');
  await expect(dialog.getByLabel('Email addresses')).toHaveValue(workspace.account.email);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, other)).toContainText('Invited');
  expectOnly(complaints, '409');
});

test('changes of role take effect, can be undone and need confirmation for owners', async ({ page }) => {
  const owner = await openWorkspace(page, 'Mill Works');
  const mia = await makeMember(page, owner, 'member', 'Mia Miller');
  await openTeam(page);
  await choose(page, /^Role of Mia Miller/, /^Admin/);
  await expect(rowOf(page, 'Mia Miller')).toContainText('Admin');
  const rolesOfMia = async () => {
    const { users } = await owner.call(teamRoutes.listTeam, {});
    return users.find(({ email }) => email === mia.account.email)?.roles;
  };
  await expect.poll(rolesOfMia).toEqual(['admin']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(rolesOfMia).toEqual(['member']);

  await choose(page, /^Role of Mia Miller/, /^Owner/);
  await page.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // A second owner lets the first one step down, which removes the buttons.
  await choose(page, /^Role of Robin Example/, /^Member/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Give up your own role?');
  await dialog.getByRole('button', { name: 'Change my role' }).click();
  await expect(page.getByText('Only owners and admins change the team. Ask Mia Miller.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite people' })).toHaveCount(0);
});

test('a removed member loses access at once', async ({ page }) => {
  const owner = await openWorkspace(page, 'Dock Works');
  const tom = await makeMember(page, owner, 'member', 'Tom Tiler');
  await openTeam(page);
  await choose(page, 'Actions for Tom Tiler', /^Remove from the team/);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(rowOf(page, 'Tom Tiler')).toHaveCount(0);
  await expect(tom.call(teamRoutes.listTeam, {}, owner.organizationId)).rejects.toThrow(/40[34]/);
});

test('admins cannot make owners, and members cannot change the team', async ({ page }) => {
  const owner = await makeWorkspace(page, 'Tower Works');
  const admin = await makeMember(page, owner, 'admin', 'Ada Admin');
  const member = await makeMember(page, owner, 'member', 'Max Member');

  await enter(page, admin.tokens);
  await openTeam(page);
  await expect(rowOf(page, 'Robin Example').getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: /^Role of Max Member/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^Admin/, /^Member/]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Invite people' }).click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await enter(page, member.tokens);
  await openTeam(page);
  await expect(page.getByText('Ask Robin Example or Ada Admin.')).toBeVisible();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
});
