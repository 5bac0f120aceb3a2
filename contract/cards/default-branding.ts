import type { Branding } from '../resources/organization.ts';

/** Over the cards of an organization that has written no heading of its own. */
export const defaultHeading = 'What our customers say';

/** Section 9 of the specification. */
export const defaultBranding: Branding = {
  brandColors: { primary: '#f97316', secondary: '#3b82f6', text: '#ffffff', background: '#1f2937' },
  layout: 'grid',
  template: { id: 'default', config: '{}' },
  templateConfigs: {},
};
