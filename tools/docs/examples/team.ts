import type { Invitation, TeamUser, teamRoutes } from '#contract/team';
import { captchaToken, ids, times, type Examples } from './example.ts';

const user: TeamUser = {
  userId: ids.member,
  email: 'otto@birchline.example',
  name: 'Otto Muster',
  roles: ['member'],
};

const invitation: Invitation = {
  email: 'ruth@birchline.example',
  role: 'admin',
  expiresAt: times.later,
  invitedBy: 'Aino Esimerkki',
  delivery: 'sent',
};

export const teamExamples: Examples<typeof teamRoutes> = {
  listTeam: { sent: {}, response: { users: [user], invitations: [invitation] } },
  invitePerson: {
    sent: { email: invitation.email, role: 'admin', captchaToken },
    response: { ...invitation, delivery: 'sending' },
  },
  revokeInvitation: { sent: { email: invitation.email }, response: { email: invitation.email } },
  changeRoles: {
    sent: { userId: ids.member, roles: ['admin'] },
    response: { ...user, roles: ['admin'] },
  },
  removeMember: { sent: { userId: ids.member }, response: { userId: ids.member } },
};
