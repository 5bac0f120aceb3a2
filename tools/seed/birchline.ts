import { palettes } from '#contract/cards/palettes';
import { demoCustomers } from './customers.ts';
import type { DemoOrganization } from './organization.ts';
import { demoReferences } from './references.ts';
import { demoLanguages, demoWords } from './translations/create-translations.ts';

export const birchline: DemoOrganization = {
  name: 'Birchline Studio',
  branding: {
    brandColors: { ...palettes[0].colors, background: '#faf6ef' },
    layout: 'grid',
    template: { id: 'default' },
    typefaces: 'studio',
    heading: 'Work that still holds on a Monday morning',
    intro:
      'Ferries, bridges, banks and libraries: what we built with the people who use it every day, and what changed for them.',
    callToAction: { text: 'Talk to us about yours', link: 'https://example.com/' },
    website: 'https://example.com/',
    headerLayout: 'picture',
    translations: { fi: demoWords.fi.page, sv: demoWords.sv.page },
  },
  languages: demoLanguages,
  photograph: 'coffee',
  customers: demoCustomers,
  references: demoReferences,
};
