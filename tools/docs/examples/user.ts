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
  getProfile: { sent: {}, answer: profile },
  updateProfile: { sent: { name: profile.name }, answer: profile },
  switchOrganization: {
    sent: { organizationId: ids.organization },
    answer: { organizationId: ids.organization },
  },
  signOutEverywhere: { sent: {}, answer: { signedOut: true } },
  changePassword: {
    sent: { currentPassword: 'the password until now', newPassword: 'a few words in a row' },
    answer: { changed: true },
  },
  getTwoFactor: { sent: {}, answer: { enabled: true } },
  setTwoFactor: { sent: { enabled: false }, answer: { enabled: false } },
  exportProfile: { sent: {}, answer: personalData },
  deleteProfile: { sent: {}, answer: { deleted: true } },
};
