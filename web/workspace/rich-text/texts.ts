import type { ToolName } from './commands.ts';

export const texts = {
  toolbar: (label: string) => `Formatting: ${label}`,
  tools: {
    heading: 'Heading',
    subheading: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Pull quote',
  } satisfies Record<ToolName, string>,
  link: 'Link',
  picture: 'Picture',
  markdown: 'Markdown',
  placeholder: 'The challenge, what you did, and the result.',
  onlyMarkdown: 'This text has formatting that the editor cannot show. It can be edited as Markdown.',

  linkDialog: {
    title: 'Link',
    address: 'Address',
    wrong: 'Must begin with https:// or mailto:',
    use: 'Use this link',
    remove: 'Remove link',
    cancel: 'Cancel',
  },

  pictureDialog: {
    title: 'Picture',
    alt: 'What it shows',
    altHint: 'Read aloud to people who cannot see it. Empty if it only decorates.',
    caption: 'Caption',
    captionHint: 'Below the picture.',
    use: 'Use this picture',
    remove: 'Remove picture',
    cancel: 'Cancel',
  },
} as const;
