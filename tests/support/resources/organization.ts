import { contrastOf } from '#contract/cards/contrast';
import { defaultBranding } from '#contract/cards/default-branding';
import type { Branding, Organization, organizationRoutes } from '#contract/resources/organization';
import { ids, nothing, type Fixtures } from './fixture.ts';

const organization: Organization = {
  organizationId: ids.organization,
  name: 'Birchline Studio',
  slug: 'birchline-studio',
  email: 'office@birchline.example',
  status: 'active',
  joined: true,
  roles: ['owner'],
};

const saved: Branding = {
  ...defaultBranding,
  template: { id: 'standard', config: '{}' },
  templateConfigs: { design: '{"cornerRadius":8,"titleSize":"medium"}' },
  heading: 'What ports say about us',
  intro: 'Quays, cranes and ferries that run on what we build.',
  callToAction: { text: 'Talk to us', link: 'https://www.birchline.example/contact' },
  website: 'https://www.birchline.example/',
  headerLayout: 'picture',
  typefaces: 'studio',
  headerImage: 'https://www.birchline.example/quay.webp',
  closingHeading: 'Yours could be the next one',
  closingText: 'Tell us where people wait.',
  cornerRadius: 8,
};

const settings = {
  timeZone: 'Europe/Helsinki',
  embedOrigins: ['https://www.birchline.example'],
  slug: 'birchline-studio',
  permissionPolicy: 'warn' as const,
  expiryReminders: true,
  language: 'fi' as const,
  languages: ['en' as const, 'sv' as const],
  untranslated: 'show' as const,
  version: 2,
};

const translations = { sv: { heading: 'Så säger hamnarna om oss', buttonText: 'Kontakta oss' } };
const branding = {
  ...saved,
  translations,
  language: settings.language,
  languages: settings.languages,
  version: 2,
  updatedBy: ids.owner,
  contrast: contrastOf(saved.brandColors),
};

export const organizationFixtures: Fixtures<typeof organizationRoutes> = {
  listOrganizations: {
    lowest: 'account',
    example: { sent: {}, response: { organizations: [organization] } },
    input: nothing,
  },
  createOrganization: {
    lowest: 'account',
    example: { sent: { name: organization.name, email: organization.email }, response: organization },
    input: () => ({ name: 'Another name' }),
    measured: async (place) => ({ caller: await place.newcomer() }),
  },
  renameOrganization: {
    lowest: 'admin',
    example: { sent: { name: 'Birchline' }, response: { ...organization, name: 'Birchline' } },
    input: () => ({ name: 'Another name' }),
  },
  deleteOrganization: {
    lowest: 'owner',
    example: {
      sent: { confirmation: 'DELETE Birchline' },
      response: { organizationId: ids.organization },
    },
    input: nothing,
    measured: async (place) => ({ caller: await place.owner() }),
  },
  // Without an invitation the organization looks missing.
  joinOrganization: {
    lowest: 'account',
    example: {
      sent: { organizationId: ids.organization },
      response: { ...organization, roles: ['admin'] },
    },
    input: ({ organizationId }) => ({ organizationId }),
    measured: async (place) => ({ caller: await place.invited() }),
  },
  leaveOrganization: {
    lowest: 'account',
    example: {
      sent: { organizationId: ids.organization },
      response: { organizationId: ids.organization },
    },
    input: ({ organizationId }) => ({ organizationId }),
    measured: async (place) => ({ caller: await place.member() }),
  },
  getBranding: { lowest: 'member', example: { sent: {}, response: branding }, input: nothing },
  saveBranding: {
    lowest: 'admin',
    example: { sent: { ...saved, translations, version: 1 }, response: branding },
    input: () => defaultBranding,
  },
  getSettings: { lowest: 'member', example: { sent: {}, response: settings }, input: nothing },
  saveSettings: {
    lowest: 'admin',
    example: { sent: { embedOrigins: settings.embedOrigins, version: 1 }, response: settings },
    input: () => ({ timeZone: 'Europe/Helsinki', embedOrigins: ['https://www.example.com'] }),
  },
};
