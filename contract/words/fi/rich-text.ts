export const toolbar = (label: string) => `Muotoilu: ${label}`;
export const tools = {
  heading: 'Väliotsikko',
  subheading: 'Alaotsikko',
  bold: 'Lihavointi',
  italic: 'Kursivointi',
  bullets: 'Luettelo',
  numbers: 'Numeroitu luettelo',
  quote: 'Nostolainaus',
} as const;
export const link = 'Linkki';
export const picture = 'Kuva';
export const markdown = 'Markdown';
export const placeholder = 'Haaste, mitä teitte ja mitä saatiin aikaan.';
export const onlyMarkdown =
  'Tekstissä on muotoiluja, joita editori ei voi näyttää. Voit muokata sitä Markdownina.';

export const linkDialogTitle = 'Linkki';
export const linkDialogAddress = 'Osoite';
export const linkDialogWrong = 'Osoitteen alussa on oltava https:// tai mailto:';
export const linkDialogUse = 'Käytä tätä linkkiä';
export const linkDialogRemove = 'Poista linkki';
export const linkDialogCancel = 'Peruuta';

export const pictureDialogTitle = 'Kuva';
export const pictureDialogAlt = 'Mitä kuvassa on';
export const pictureDialogAltHint =
  'Luetaan ääneen niille, jotka eivät näe kuvaa. Tyhjä, jos kuva on vain koristeena.';
export const pictureDialogCaption = 'Kuvateksti';
export const pictureDialogCaptionHint = 'Kuvan alla.';
export const pictureDialogUse = 'Käytä tätä kuvaa';
export const pictureDialogRemove = 'Poista kuva';
export const pictureDialogCancel = 'Peruuta';
