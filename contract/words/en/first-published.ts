export const title = 'Your first card is on your page';
export const note = 'Everybody with the link can see it from now on.';
export const next = 'What next?';
export const ask = {
  title: 'Ask the customer',
  note: 'They answer by a link. Your page then says who confirmed the story.',
} as const;
export const branding = {
  title: 'Add your logo and colors',
  note: 'Your page and all its cards use them.',
} as const;
export const embed = {
  title: 'Put it on your website',
  note: 'Choose a look, copy the code, paste it.',
} as const;
