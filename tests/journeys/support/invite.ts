import type { Challenge } from 'altcha-lib';
import type { Page } from '@playwright/test';
import { organizationRoutes } from '#contract/resources/organization';
import type { Role } from '#contract/rules/roles';
import { teamRoutes } from '#contract/resources/team';
import { tokenFor } from '../../support/captcha-token.ts';
import { mailTo, type Account } from './test.ts';
import { makePerson, type Person, type Workspace } from './workspace.ts';

export async function invite(
  page: Page,
  owner: Workspace,
  { email }: Account,
  { role = 'member', mails = 1 }: { role?: Role; mails?: number } = {},
): Promise<string> {
  const challenge = (await (await page.request.get('/api/captcha?purpose=invite')).json()) as Challenge;
  const captchaToken = await tokenFor(challenge);
  await owner.call(teamRoutes.invitePerson, { email, role, captchaToken });
  const { text } = await mailTo(page, email, mails);
  return /http\S+\/app\/profile\/join\/\S+/.exec(text)![0];
}

export async function bringIn(page: Page, owner: Workspace, person: Person, role?: Role): Promise<void> {
  await invite(page, owner, person.account, { role });
  await person.call(organizationRoutes.joinOrganization, { organizationId: owner.organizationId });
}

export async function makeMember(
  page: Page,
  workspace: Workspace,
  role?: Role,
  name = 'Mina Member',
): Promise<Person> {
  const member = await makePerson(page, name);
  await bringIn(page, workspace, member, role);
  return member;
}
