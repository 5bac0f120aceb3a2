export const examples = {
  title: 'Här kommer din rubrik',
  shortDescription: 'Två eller tre meningar: vad kunden behövde, vad ni gjorde och vad som är bättre nu.',
} as const;

export const actions = {
  unpublish: 'Avpublicera',
  archive: 'Arkivera',
  restore: 'Återställ som utkast',
  remove: 'Ta bort…',
  deleted: (title: string) => `”${title}” togs bort`,
} as const;

export const removeTitle = 'Ta bort den här referensen?';
export const removeBody = (title: string, published: boolean) =>
  `”${title}” tas bort för gott${published ? ' och försvinner direkt från din sida' : ''}. Vill du bara få undan den kan du arkivera den i stället.`;
export const removeAction = 'Ta bort';
export const removeFailed = 'Referensen kunde inte tas bort';

export const sectionsAppearance = 'Utseende';

export const appearanceNote = 'Som organisationens andra kort med den här mallen.';
export const appearanceOwn = (count: number) =>
  count === 1 ? '1 egen inställning.' : `${count} egna inställningar.`;
export const appearanceInvalid = 'Inställningarna är inte giltiga.';
export const appearanceReset = 'Tillbaka till mallens utseende';
