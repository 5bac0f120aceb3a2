import { userRoutes } from '#contract/resources/user';
import { serve } from '../shared/serve.ts';
import { changePassword } from './change-password.ts';
import { deleteProfile } from './delete-profile.ts';
import { exportProfile } from './export-profile.ts';
import { getProfile } from './get-profile.ts';
import { getTwoFactor } from './get-two-factor.ts';
import { setTwoFactor } from './set-two-factor.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { switchOrganization } from './switch-organization.ts';
import { updateProfile } from './update-profile.ts';

export const operations = {
  getProfile,
  updateProfile,
  switchOrganization,
  signOutEverywhere,
  changePassword,
  getTwoFactor,
  setTwoFactor,
  exportProfile,
  deleteProfile,
};
export const handler = serve(userRoutes, operations);
