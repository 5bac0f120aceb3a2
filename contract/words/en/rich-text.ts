export const toolbar = (label: string) => `Formatting: ${label}`;
export const tools = {
  heading: 'Heading',
  subheading: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Pull quote',
} as const;
export const link = 'Link';
export const picture = 'Picture';
export const markdown = 'Markdown';
export const placeholder = 'The challenge, what you did, and the result.';
export const onlyMarkdown =
  'This text has formatting that the editor cannot show. It can be edited as Markdown.';

export const linkDialogTitle = 'Link';
export const linkDialogAddress = 'Address';
export const linkDialogWrong = 'Must begin with https:// or mailto:';
export const linkDialogUse = 'Use this link';
export const linkDialogRemove = 'Remove link';
export const linkDialogCancel = 'Cancel';

export const pictureDialogTitle = 'Picture';
export const pictureDialogAlt = 'What it shows';
export const pictureDialogAltHint = 'Read aloud to people who cannot see it. Empty if it only decorates.';
export const pictureDialogCaption = 'Caption';
export const pictureDialogCaptionHint = 'Below the picture.';
export const pictureDialogUse = 'Use this picture';
export const pictureDialogRemove = 'Remove picture';
export const pictureDialogCancel = 'Cancel';
