import { organizationRoutes } from '#contract/resources/organization';
import { serve } from '../shared/serve.ts';
import { createOrganization } from './create-organization.ts';
import { deleteOrganization } from './delete-organization.ts';
import { getBranding } from './get-branding.ts';
import { getSettings } from './get-settings.ts';
import { joinOrganization } from './join-organization.ts';
import { leaveOrganization } from './leave-organization.ts';
import { listOrganizations } from './list-organizations.ts';
import { renameOrganization } from './rename-organization.ts';
import { saveBranding } from './save-branding.ts';
import { saveSettings } from './save-settings.ts';

export const operations = {
  listOrganizations,
  createOrganization,
  renameOrganization,
  deleteOrganization,
  joinOrganization,
  leaveOrganization,
  getBranding,
  saveBranding,
  getSettings,
  saveSettings,
};
export const handler = serve(organizationRoutes, operations);
