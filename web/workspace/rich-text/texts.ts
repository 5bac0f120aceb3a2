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
  placeholder: 'What was hard, what you did, what came of it.',
  onlyMarkdown: 'This text has more marks than the editor can show. It can be edited as Markdown.',

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
