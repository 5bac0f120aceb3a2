export const toolbar = (label: string) => `Formatering: ${label}`;
export const tools = {
  heading: 'Rubrik',
  subheading: 'Underrubrik',
  bold: 'Fet',
  italic: 'Kursiv',
  bullets: 'Punktlista',
  numbers: 'Numrerad lista',
  quote: 'Framhävt citat',
} as const;
export const link = 'Länk';
export const picture = 'Bild';
export const markdown = 'Markdown';
export const placeholder = 'Utmaningen, vad ni gjorde och resultatet.';
export const onlyMarkdown =
  'Texten har formatering som redigeraren inte kan visa. Den går att redigera som Markdown.';

export const linkDialogTitle = 'Länk';
export const linkDialogAddress = 'Adress';
export const linkDialogWrong = 'Adressen måste börja med https:// eller mailto:';
export const linkDialogUse = 'Använd länken';
export const linkDialogRemove = 'Ta bort länken';
export const linkDialogCancel = 'Avbryt';

export const pictureDialogTitle = 'Bild';
export const pictureDialogAlt = 'Vad bilden visar';
export const pictureDialogAltHint =
  'Läses upp för den som inte kan se bilden. Lämna tomt om den bara är dekoration.';
export const pictureDialogCaption = 'Bildtext';
export const pictureDialogCaptionHint = 'Under bilden.';
export const pictureDialogUse = 'Använd bilden';
export const pictureDialogRemove = 'Ta bort bilden';
export const pictureDialogCancel = 'Avbryt';
