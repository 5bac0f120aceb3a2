import { userRoutes } from '#contract/user';
import { serve } from '../http/serve.ts';
import { getProfile } from './get-profile.ts';
import { switchOrganization } from './switch-organization.ts';
import { updateProfile } from './update-profile.ts';

export const operations = { getProfile, updateProfile, switchOrganization };
export const handler = serve(userRoutes, operations);
