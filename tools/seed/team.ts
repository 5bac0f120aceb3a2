import { captchaRoutes } from '#contract/resources/captcha';
import { organizationRoutes } from '#contract/resources/organization';
import type { Role } from '#contract/rules/roles';
import { teamRoutes } from '#contract/resources/team';
import type { RefdeckCloud } from '#tools/start/cloud';
import { tokenFor } from './captcha.ts';
import { caller, signIn, type Call, type DemoPerson } from './people.ts';

const password = 'birchline-sample-2026';

const colleagues: readonly (DemoPerson & { role: Role })[] = [
  { email: 'aino@birchline.example', name: 'Aino Virta', role: 'admin', password },
  { email: 'otto@birchline.example', name: 'Otto Nyman', role: 'member', password },
];

const invited = 'maria@birchline.example';

export async function inviteTeam(cloud: RefdeckCloud, call: Call, organizationId: string): Promise<void> {
  const { users, invitations } = await call(teamRoutes.listTeam, {});
  const known = new Set([...users, ...invitations].map(({ email }) => email));
  for (const { role, ...person } of colleagues) {
    if (users.some(({ email }) => email === person.email)) continue;
    if (!known.has(person.email)) await invite(call, person.email, role);
    const theirs = caller(cloud, await signIn(cloud, person));
    await theirs(organizationRoutes.joinOrganization, { organizationId });
  }
  if (!known.has(invited)) await invite(call, invited, 'member');
}

async function invite(call: Call, email: string, role: Role): Promise<void> {
  const challenge = await call(captchaRoutes.getCaptcha, { purpose: 'invite' });
  const captchaToken = await tokenFor(challenge);
  await call(teamRoutes.invitePerson, { email, role, captchaToken });
}
