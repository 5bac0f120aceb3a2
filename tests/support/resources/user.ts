import type { ProfileExport } from '#contract/resources/profile-export';
import type { Profile, userRoutes } from '#contract/resources/user';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

const profile: Profile = {
  userId: ids.owner,
  name: 'Aino Esimerkki',
  email: 'aino@birchline.example',
  activeOrganizationId: ids.organization,
};

const personalData: ProfileExport = {
  format: 'refdeck-export/1',
  exportedAt: times.updated,
  profile: { ...profile, createdAt: times.created, updatedAt: times.created },
  memberships: [
    {
      organizationId: ids.organization,
      organizationName: 'Birchline Studio',
      role: 'owner',
      joinedAt: times.created,
    },
  ],
  invitations: [],
  authored: [
    {
      organizationId: ids.organization,
      type: 'reference',
      id: ids.reference,
      name: 'Shore power in nine months',
      createdAt: times.created,
    },
  ],
  activity: [{ at: times.created, action: 'profile.update', subject: ids.owner }],
  notIncluded: [{ what: 'Logs', why: 'They hold no names or addresses and expire after 90 days.' }],
};

export const userFixtures: Fixtures<typeof userRoutes> = {
  getProfile: { lowest: 'account', example: { sent: {}, response: profile }, input: nothing },
  updateProfile: {
    lowest: 'account',
    example: { sent: { name: profile.name }, response: profile },
    input: () => ({ name: 'Another name' }),
  },
  switchOrganization: {
    lowest: 'account',
    example: {
      sent: { organizationId: ids.organization },
      response: { organizationId: ids.organization },
    },
    input: ({ organizationId }) => ({ organizationId }),
  },
  signOutEverywhere: {
    lowest: 'account',
    example: { sent: {}, response: { signedOut: true } },
    input: nothing,
    measured: async (place) => ({ caller: await place.newcomer() }),
  },
  changePassword: {
    lowest: 'account',
    example: {
      sent: { currentPassword: 'the password until now', newPassword: 'a few words in a row' },
      response: { changed: true },
    },
    input: ({ password }) => ({ currentPassword: password, newPassword: 'quite another password' }),
    measured: async (place) => ({ caller: await place.signedUp() }),
  },
  getTwoFactor: {
    lowest: 'account',
    example: { sent: {}, response: { enabled: true } },
    input: nothing,
    measured: async (place) => ({ caller: await place.signedUp() }),
  },
  setTwoFactor: {
    lowest: 'account',
    example: { sent: { enabled: false }, response: { enabled: false } },
    input: () => ({ enabled: false }),
    measured: async (place) => ({ caller: await place.signedUp() }),
  },
  exportProfile: { lowest: 'account', example: { sent: {}, response: personalData }, input: nothing },
  deleteProfile: {
    lowest: 'account',
    example: { sent: {}, response: { deleted: true } },
    input: nothing,
    measured: async (place) => ({ caller: await place.member() }),
  },
};
