import { embedLimit } from '../../cards/embed.ts';
import { limits } from '../../rules/limits.ts';

export const title = 'Integrations';
export const description = 'Show your references where your customers already are.';

export const builderTitle = 'Embed';
export const builderOptions = 'Options';
export const builderCollection = 'What to show';
export const builderAll = 'All references on your page';
export const builderLoading = 'Loading…';
export const builderGone = 'A collection that cannot be shown';
export const builderGoneHint =
  'It was deleted or is private. Choose another one, or set it to public or unlisted.';
export const builderCollectionsFailed = 'Your collections could not be loaded.';
export const builderFound = (count: number) =>
  count === 1 ? 'Visitors see one reference.' : `Visitors see ${count} references.`;
export const builderNone = 'Visitors see nothing yet: none of these references is published and public.';
export const builderReference = 'Only one reference';
export const builderAnyReference = 'All of these';
export const builderTag = 'Only with the tag';
export const builderAnyTag = 'Any tag';
export const builderLimit = 'At most';
export const builderNoLimit = `Up to ${embedLimit}`;
export const builderLimitOf = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
export const builderLayout = 'Layout';
export const builderLayouts = {
  grid: 'Grid',
  list: 'List',
  carousel: 'Carousel',
  featured: 'Featured',
  quotes: 'Quotes',
  logos: 'Logos',
  badge: 'Badge',
} as const;
export const builderLogos = 'Colors of the logos';
export const builderLogoColors = { color: 'Their own', mono: 'One gray' } as const;
export const builderTarget = 'A story opens';
export const builderTargets = { dialog: 'On your page', page: 'In a new tab' } as const;
export const builderTheme = 'Theme';
export const builderThemes = { '': 'Branding', auto: 'Auto', light: 'Light', dark: 'Dark' } as const;
export const builderThemeHint =
  'The colors of your branding, or neutral ones. Auto follows the visitor’s system.';
export const builderHeading = 'Level of the card titles';
export const builderHeadingOf = (level: number) => `Heading ${level}`;
export const builderHeadingHint = 'One level below the heading above the cards.';
export const builderAccent = 'Accent color';
export const builderAccentHint = 'For buttons and highlights. Taken from your branding unless changed.';
export const builderRadius = 'Corners';
export const builderRadii = {
  '': 'Default',
  '0px': 'Square',
  '8px': 'Rounded',
  '20px': 'Very round',
} as const;
export const builderGap = 'Spacing';
export const builderGaps = { '': 'Default', '12px': 'Small', '40px': 'Large' } as const;
export const builderBranding = 'A frame takes its colors from Branding.';
export const builderOpenBranding = 'Open Branding';
export const builderReset = 'Start over';

export const preview = {
  title: 'Preview',
  note: 'The embed itself, with your published references.',
  width: 'Preview width',
  desktop: 'Desktop',
  phone: 'Phone',
  frame: 'Preview of the frame',
  loading: 'Loading the preview…',
  empty: 'The preview waits for your first published reference',
  emptyHint: 'Your code is ready: the cards appear on your website as soon as you publish one.',
  noQuotes: 'The preview waits for a reference with a quote',
  noQuotesHint: 'Add the customer’s own words to a published reference, and they appear here.',
  openReferences: 'Open references',
  failed: 'The preview could not be loaded',
  failedHint: 'Your code is not affected. Please check your network connection.',
  retry: 'Retry',
} as const;

export const code = {
  label: 'Kind of code',
  forms: { script: 'Script', iframe: 'Iframe', react: 'React' },
  copy: 'Copy code',
  copyFile: 'Copy file',
  copyFailed: 'That could not be copied. Select the code and copy it by hand.',
  script: 'HTML with a script',
  scriptNote: 'Paste it where the cards should appear. They become part of your page.',
  iframe: 'HTML without a script',
  iframeNote: 'For systems that allow no scripts. The cards scroll inside a frame of this height.',
  inPage: 'In your page',
  inPageNote: 'Where the cards should appear.',
  file: 'RefdeckReferences.tsx',
  fileNote: 'Once per project, beside your components. For React 18 and 19, with types.',
  frameTitle: (name: string) => `Customer references of ${name}`,
  help: 'Custom properties and content security policies are explained in',
  helpLink: 'Show references on your own website',
} as const;

export const websitesTitle = 'Websites';
export const websitesDescription =
  'Only these websites may show your references. If the list is empty, any website may. Our own pages always work.';
export const websitesLoading = 'Loading the list of websites…';
export const websitesFailed = 'The list of websites could not be loaded';
export const websitesAny = 'Any website may show your references.';
export const websitesOnly = (count: number) =>
  count === 1
    ? 'Only this website may show your references:'
    : `Only these ${count} websites may show your references:`;
export const websitesAdd = 'Add website';
export const websitesField = 'Address of a website';
export const websitesHint = 'Without a path. https://*.example.com covers all its subdomains.';
export const websitesFirst = 'Once the list has a website, all others show nothing.';
export const websitesExample = 'https://www.example.com';
export const websitesMissing = 'Enter the address of a website';
export const websitesTwice = 'It is in the list already.';
export const websitesFull = `The list is full: at most ${limits.embedOrigins} websites`;
export const websitesNotAdded = 'Not added';
export const websitesNotRemoved = (site: string) => `${site} was not removed`;
export const websitesNotRestored = (site: string) => `${site} was not added again`;
export const websitesRemove = (site: string) => `Remove ${site}`;
export const websitesRemoved = (site: string) => `Removed ${site}`;
export const websitesAdded = (site: string) => `${site} may show your references`;
export const websitesUndo = 'Undo';

export const page = {
  title: 'Reference page',
  note: 'The page with all your public references, for links, mails and signatures.',
  label: 'Its address',
  copy: 'Copy link',
  open: 'View page',
} as const;

export const api = {
  title: 'JSON API',
  note: 'Your public references as data, for whatever you build yourself. Read-only, no key needed.',
  label: 'Its address',
  copy: 'Copy address',
  open: 'View the data',
  docs: 'What it contains',
} as const;
