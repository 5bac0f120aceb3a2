import type { Branding } from '../resources/organization.ts';

export const defaultBranding: Branding = {
  brandColors: { primary: '#f97316', secondary: '#3b82f6', text: '#ffffff', background: '#1f2937' },
  layout: 'grid',
  template: { id: 'default', config: '{}' },
  templateConfigs: {},
};
