import { organizationRoutes } from '#contract/organization';
import { serve } from '../http/serve.ts';
import { createOrganization } from './create-organization.ts';
import { listOrganizations } from './list-organizations.ts';
import { renameOrganization } from './rename-organization.ts';

export const operations = { listOrganizations, createOrganization, renameOrganization };
export const handler = serve(organizationRoutes, operations);
