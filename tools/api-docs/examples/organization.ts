import type { Organization, organizationRoutes } from '#contract/organization';
import { ids, type Examples } from './example.ts';

const organization: Organization = {
  organizationId: ids.organization,
  name: 'Birchline Studio',
  email: 'office@birchline.example',
  status: 'active',
  joined: true,
  roles: ['owner'],
};

export const organizationExamples: Examples<typeof organizationRoutes> = {
  listOrganizations: { sent: {}, answer: { organizations: [organization] } },
  createOrganization: {
    sent: { name: organization.name, email: organization.email },
    answer: organization,
  },
  renameOrganization: {
    sent: { name: 'Birchline' },
    answer: { ...organization, name: 'Birchline' },
  },
};
