import type { Page } from '@playwright/test';
import type { Challenge } from 'altcha-lib';
import { organizationRoutes } from '#contract/organization';
import { teamRoutes } from '#contract/team';
import { tokenFor } from '../../support/captcha-token.ts';
import { makePerson, type Person, type Workspace } from './workspace.ts';

/** Somebody who was invited to the organisation as a member and has joined it. */
export async function makeMember(page: Page, workspace: Workspace): Promise<Person> {
  const member = await makePerson(page, 'Mina Member');
  const challenge = (await (await page.request.get('/api/captcha?purpose=invite')).json()) as Challenge;
  await workspace.call(teamRoutes.invitePerson, {
    email: member.account.email,
    role: 'member',
    captchaToken: await tokenFor(challenge),
  });
  await member.call(organizationRoutes.joinOrganization, { organizationId: workspace.organizationId });
  return member;
}
