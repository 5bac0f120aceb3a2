import { contrastOf } from '#contract/contrast';
import { defaultBranding } from '#contract/default-branding';
import type { Branding, Organization, organizationRoutes } from '#contract/organization';
import { ids, type Examples } from './example.ts';

const organization: Organization = {
  organizationId: ids.organization,
  name: 'Birchline Studio',
  email: 'office@birchline.example',
  status: 'active',
  joined: true,
  roles: ['owner'],
};

const saved: Branding = {
  ...defaultBranding,
  template: { id: 'standard', config: '{}' },
  templateConfigs: { design: '{"cornerRadius":8,"titleSize":"medium"}' },
};

const branding = {
  ...saved,
  version: 2,
  contrast: contrastOf(saved.brandColors),
};

const settings = { timeZone: 'Europe/Helsinki', embedOrigins: ['https://www.birchline.example'], version: 2 };

export const organizationExamples: Examples<typeof organizationRoutes> = {
  listOrganizations: { sent: {}, response: { organizations: [organization] } },
  createOrganization: {
    sent: { name: organization.name, email: organization.email },
    response: organization,
  },
  renameOrganization: {
    sent: { name: 'Birchline' },
    response: { ...organization, name: 'Birchline' },
  },
  deleteOrganization: {
    sent: { confirmation: 'DELETE Birchline' },
    response: { organizationId: ids.organization },
  },
  joinOrganization: {
    sent: { organizationId: ids.organization },
    response: { ...organization, roles: ['admin'] },
  },
  leaveOrganization: {
    sent: { organizationId: ids.organization },
    response: { organizationId: ids.organization },
  },
  getBranding: { sent: {}, response: branding },
  saveBranding: { sent: { ...saved, version: 1 }, response: branding },
  getSettings: { sent: {}, response: settings },
  saveSettings: { sent: { embedOrigins: settings.embedOrigins, version: 1 }, response: settings },
};
