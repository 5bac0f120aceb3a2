import type { Profile, userRoutes } from '#contract/user';
import type { ProfileExport } from '#contract/profile-export';
import { ids, times, type Examples } from './example.ts';

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

export const userExamples: Examples<typeof userRoutes> = {
  getProfile: { sent: {}, response: profile },
  updateProfile: { sent: { name: profile.name }, response: profile },
  switchOrganization: {
    sent: { organizationId: ids.organization },
    response: { organizationId: ids.organization },
  },
  signOutEverywhere: { sent: {}, response: { signedOut: true } },
  changePassword: {
    sent: { currentPassword: 'the password until now', newPassword: 'a few words in a row' },
    response: { changed: true },
  },
  getTwoFactor: { sent: {}, response: { enabled: true } },
  setTwoFactor: { sent: { enabled: false }, response: { enabled: false } },
  exportProfile: { sent: {}, response: personalData },
  deleteProfile: { sent: {}, response: { deleted: true } },
};
