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
  palettes: 'Palettes',
  logoColors: 'Take the colors from my logo',
  logoColorsNone: 'Add a logo above to take its colors.',
  logoColorsTaken: 'Taken from your logo, adjusted so that text is readable.',
  logoColorsFailed:
    'The colors of this picture cannot be read, because its website does not allow it or it is not a picture. Upload the file instead.',
  logoColorsUndo: 'Restore the previous colors',
  contrast: 'Readability',
  readsWell: 'Visitors can read everything. Words on buttons are black or white, whichever reads better.',
  advice: {
    text: (ratio: number, instead: string) =>
      `The text color is hard to read on the background (${ratio}:1; 4.5:1 is needed). Your page shows its text in ${instead} instead.`,
    button: (ratio: number) =>
      `The primary color can hardly be told from the background (${ratio}:1): buttons look like plain text.`,
  },
  suggest: {
    text: (color: string) => `Use ${color} as text color`,
    button: (color: string) => `Use ${color} as primary color`,
  },

  owner: 'Logo and website',
  logo: 'Logo',
  logoHint:
    'At the top of your page, in place of your organization’s name. An https address, or one of your files.',
  website: 'Website',
  websiteHint: 'Your logo links to it.',

  header: 'Top of the page',
  heading: 'Heading',
  intro: 'Introduction',
  introHint: 'One or two sentences: who these customers are, and what you did for them.',
  callToActionText: 'Button text',
  callToActionHint: 'What visitors should do next, such as “Talk to us”.',
  callToActionLink: 'Button link',
  callToActionLinkHint: 'An https or mailto address.',
  headerLayout: 'Alignment',
  headerLayouts: { left: 'Left', centered: 'Centered' },

  cards: 'Cards',
  layout: 'Layout',
  layouts: { grid: 'Grid', list: 'List' },
  cornerRadius: 'Corner radius',
  cornerRadiusHint: 'One for all cards of a page or an embed.',
  templatesRadius: 'As in each template',
  templatesRadiusAction: 'Corner radius: as in each template',
  pixels: (radius: string) => `${radius} px`,

  templates: 'Templates',
  template: 'Template for new references',
  templateHint: 'Existing references keep theirs.',
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
