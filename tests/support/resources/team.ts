import type { Invitation, teamRoutes, TeamUser } from '#contract/resources/team';
import { captchaToken, ids, nothing, times, type Fixtures } from './fixture.ts';

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

export const teamFixtures: Fixtures<typeof teamRoutes> = {
  listTeam: {
    lowest: 'member',
    example: { sent: {}, response: { users: [user], invitations: [invitation] } },
    input: nothing,
  },
  invitePerson: {
    lowest: 'admin',
    example: {
      sent: { email: invitation.email, role: 'admin', captchaToken },
      response: { ...invitation, delivery: 'sending' },
    },
    input: async (place) => ({
      email: await place.newAddress(),
      role: 'member',
      captchaToken: await place.captchaToken('invite'),
    }),
  },
  revokeInvitation: {
    lowest: 'admin',
    example: { sent: { email: invitation.email }, response: { email: invitation.email } },
    input: async (place) => ({ email: await place.newInvitation() }),
  },
  changeRoles: {
    lowest: 'admin',
    example: {
      sent: { userId: ids.member, roles: ['admin'] },
      response: { ...user, roles: ['admin'] },
    },
    input: async (place) => ({ userId: await place.newMember(), roles: ['admin'] }),
  },
  removeMember: {
    lowest: 'admin',
    example: { sent: { userId: ids.member }, response: { userId: ids.member } },
    input: async (place) => ({ userId: await place.newMember() }),
  },
};
