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
  listOrganizations: { sent: {}, answer: { organizations: [organization] } },
  createOrganization: {
    sent: { name: organization.name, email: organization.email },
    answer: organization,
  },
  renameOrganization: {
    sent: { name: 'Birchline' },
    answer: { ...organization, name: 'Birchline' },
  },
  deleteOrganization: {
    sent: { confirmation: 'DELETE Birchline' },
    answer: { organizationId: ids.organization },
  },
  joinOrganization: {
    sent: { organizationId: ids.organization },
    answer: { ...organization, roles: ['admin'] },
  },
  leaveOrganization: {
    sent: { organizationId: ids.organization },
    answer: { organizationId: ids.organization },
  },
  getBranding: { sent: {}, answer: branding },
  saveBranding: { sent: { ...saved, version: 1 }, answer: branding },
  getSettings: { sent: {}, answer: settings },
  saveSettings: { sent: { embedOrigins: settings.embedOrigins, version: 1 }, answer: settings },
};
