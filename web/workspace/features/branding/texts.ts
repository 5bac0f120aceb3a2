/** Every text of the branding screen. */
export const texts = {
  title: 'Branding',
  description: 'How your reference page looks to visitors.',
  loading: 'Loading the branding…',
  failed: 'The branding could not be loaded',
  view: 'View your page',
  mayNot: 'Only owners and admins of the organization can change the branding.',

  colors: 'Colors',
  names: {
    primary: 'Primary color',
    secondary: 'Secondary color',
    text: 'Text color',
    background: 'Background color',
  },
  defaults: 'Reset to default colors',
  contrast: 'How well it reads',
  pairs: {
    textOnBackground: 'Text on background',
    textOnPrimary: 'Text on primary',
    textOnSecondary: 'Text on secondary',
  },
  levels: {
    AAA: 'easy to read in every size',
    AA: 'easy to read',
    'AA large': 'hard to read, except in large type',
    fail: 'hard to read',
  },
  grades: { AAA: 'AAA', AA: 'AA', 'AA large': 'AA large only', fail: 'Below AA' },
  instead: {
    textOnBackground: (color: string) => `; your page shows its text in ${color} instead`,
    textOnPrimary: (color: string) => `; buttons on your page have their words in ${color} instead`,
    textOnSecondary: () => '; on your page no text stands on it',
  },
  suggest: {
    textOnBackground: (color: string) => `Use ${color} as text color`,
    textOnPrimary: (color: string) => `Use ${color} as primary color`,
    textOnSecondary: (color: string) => `Use ${color} as secondary color`,
  },

  page: 'Page',
  layout: 'Layout',
  layouts: { grid: 'Grid', list: 'List' },
  logo: 'Logo',
  logoHint: 'Above the name of your organization. An https address, or one of your files.',

  templates: 'Templates',
  template: 'Template for new references',
  templateHint: 'References that exist keep theirs.',
  templateStyles: 'How each template looks',
  ownStyle: 'Your look',
  configure: 'Configure',
  configureNamed: (name: string) => `Configure ${name}`,

  save: 'Save',
  saved: 'Branding saved. Your page shows it within a minute.',
  saveFailed: 'The branding could not be saved. Please try again.',

  preview: 'Live preview',
  previewFrame: 'Preview of your reference page',
  width: 'Screen',
  desktop: 'Desktop',
  phone: 'Phone',
  samples: 'Sample data: you have published no reference yet.',
  samplesFailed: 'Sample data: your published references could not be loaded.',
  own: 'Your published references.',
  retry: 'Retry',

  none: 'None',
} as const;
