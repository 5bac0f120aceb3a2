export const title = 'Branding';
export const description = 'How your reference page looks to visitors.';
export const loading = 'Loading the branding…';
export const failed = 'The branding could not be loaded';
export const view = 'View your page';
export const mayNot = 'Only owners and admins of the organization can change the branding.';

export const colors = 'Colors';
export const names = {
  primary: 'Primary color',
  secondary: 'Secondary color',
  text: 'Text color',
  background: 'Background color',
} as const;
export const defaults = 'Reset to default colors';
export const palettes = 'Palettes';
export const logoColors = 'Take the colors from my logo';
export const logoColorsNone = 'Add a logo above to take its colors.';
export const logoColorsTaken = 'Taken from your logo, adjusted so that text is readable.';
export const logoColorsFailed =
  'The colors of this picture cannot be read, because its website does not allow it or it is not a picture. Upload the file instead.';
export const logoColorsUndo = 'Restore the previous colors';
export const contrast = 'Readability';
export const readsWell =
  'Visitors can read everything. Words on buttons are black or white, whichever reads better.';
export const advice = {
  text: (ratio: number, instead: string) =>
    `The text color is hard to read on the background (${ratio}:1; 4.5:1 is needed). Your page shows its text in ${instead} instead.`,
  button: (ratio: number) =>
    `The primary color can hardly be told from the background (${ratio}:1): buttons look like plain text.`,
} as const;
export const suggest = {
  text: (color: string) => `Use ${color} as text color`,
  button: (color: string) => `Use ${color} as primary color`,
} as const;

export const owner = 'Logo and website';
export const logo = 'Logo';
export const logoHint =
  'At the top of your page, in place of your organization’s name. An https address, or one of your files.';
export const website = 'Website';
export const websiteHint = 'Your logo links to it.';

export const header = 'Top of the page';
export const heading = 'Heading';
export const intro = 'Introduction';
export const introHint = 'One or two sentences: who these customers are, and what you did for them.';
export const callToActionText = 'Button text';
export const callToActionHint = 'What visitors should do next, such as “Talk to us”.';
export const callToActionLink = 'Button link';
export const callToActionLinkHint = 'An https or mailto address.';
export const headerLayout = 'Layout of the top';
export const headerLayouts = {
  left: 'Left',
  centered: 'Centered',
  picture: 'Picture',
  figures: 'Figures',
  statement: 'Statement',
} as const;
export const headerLayoutHints = {
  left: 'The heading on the left, introduction and button on the right.',
  centered: 'Everything in the middle.',
  picture: 'A picture beside the heading, up to the edge of the window.',
  figures: 'The best figure of your first three stories leads there. Their cards show the next one.',
  statement: (letters: number) =>
    `The heading fills a sheet in your primary color if it has at most ${letters} letters.`,
} as const;
export const headerImage = 'Picture of the top';
export const headerImageHint =
  'At least 1,300 px wide. Choose one that shows no customer, because no permission covers it.';

export const closing = 'End of the page';
export const closingHeading = 'Closing line';
export const closingHint =
  'After your last reference, above the button. Shown once the button has a text and a link.';
export const closingText = 'Closing text';

export const cards = 'Cards';
export const layout = 'Layout';
export const layouts = { grid: 'Grid', list: 'List' } as const;
export const cornerRadius = 'Corner radius';
export const cornerRadiusHint = 'One for all cards of a page or an embed.';
export const templatesRadius = 'As in each template';
export const templatesRadiusAction = 'Corner radius: as in each template';
export const pixels = (radius: string) => `${radius} px`;

export const templates = 'Templates';
export const template = 'Template for new references';
export const templateHint = 'Existing references keep theirs.';
export const templateStyles = 'How each template looks';
export const ownStyle = 'Your look';
export const configure = 'Configure';
export const configureNamed = (name: string) => `Configure ${name}`;

export const save = 'Save';
export const saved = 'Branding saved. Your page shows it within a minute.';
export const saveFailed = 'The branding could not be saved. Please try again.';

export const preview = 'Live preview';
export const previewFrame = 'Preview of your reference page';
export const width = 'Screen';
export const widths = { desktop: 'Desktop', phone: 'Phone' } as const;
export const samples = 'Sample data: you have published no reference yet.';
export const samplesFailed = 'Sample data: your published references could not be loaded.';
export const own = 'Your published references.';
export const retry = 'Retry';

export const none = 'None';
