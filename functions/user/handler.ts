import { userRoutes } from '#contract/user';
import { serve } from '../http/serve.ts';
import { deleteProfile } from './delete-profile.ts';
import { exportProfile } from './export-profile.ts';
import { getProfile } from './get-profile.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { switchOrganization } from './switch-organization.ts';
import { updateProfile } from './update-profile.ts';

export const operations = {
  getProfile,
  updateProfile,
  switchOrganization,
  signOutEverywhere,
  exportProfile,
  deleteProfile,
};
export const handler = serve(userRoutes, operations);
