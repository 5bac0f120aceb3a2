import type { Profile, userRoutes } from '#contract/user';
import { ids, type Examples } from './example.ts';

const profile: Profile = {
  userId: ids.owner,
  name: 'Aino Esimerkki',
  email: 'aino@birchline.example',
  activeOrganizationId: ids.organization,
};

export const userExamples: Examples<typeof userRoutes> = {
  getProfile: { sent: {}, answer: profile },
  updateProfile: { sent: { name: profile.name }, answer: profile },
  switchOrganization: {
    sent: { organizationId: ids.organization },
    answer: { organizationId: ids.organization },
  },
};
