export const label = 'Card configuration';
export const tabs = { appearance: 'Appearance', layout: 'Layout', content: 'Content' } as const;
export const colors = { primary: 'Main color', text: 'Text color', background: 'Background color' } as const;
export const unreadable = (used: string) =>
  `Hard to read on this background: the card draws its text in ${used}.`;
export const cornerRadius = 'Corner radius';
export const shadow = 'Shadow';
export const shadows = { none: 'None', small: 'Small', medium: 'Medium', large: 'Large' } as const;
export const titleSize = 'Title size';
export const sizes = { small: 'Small', medium: 'Medium', large: 'Large' } as const;
export const layout = 'Layout';
export const layouts = { card: 'Card', horizontal: 'Horizontal', minimal: 'Minimal' } as const;
export const cardWidth = 'Card width';
export const naturalWidth = 'The template’s own';
export const naturalWidthAction = 'Use the template’s own width';
export const widthNote = 'Never wider than the available space.';
export const aspectRatio = 'Picture shape';
export const descriptionLines = 'Description lines';
export const allLines = 'All';
export const show = 'Show on the card';
export const flags = {
  showImage: 'Picture',
  showStatus: 'Status',
  showType: 'Type',
  showDate: 'Date',
  showLogo: 'Logo',
  showDescription: 'Description',
  showCta: 'Button',
  showConfirmed: 'Confirmed by the customer',
} as const;
export const ctaText = 'Button text';
export const ctaNote = 'For cards that have no button text of their own.';
