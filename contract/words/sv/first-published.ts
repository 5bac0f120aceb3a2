export const title = 'Ditt första kort finns på din sida';
export const note = 'Från och med nu kan alla som har länken se det.';
export const next = 'Vad vill du göra nu?';
export const ask = {
  title: 'Fråga kunden',
  note: 'Kunden svarar via en länk, och sidan visar vem som bekräftat berättelsen.',
} as const;
export const branding = {
  title: 'Lägg till din logotyp och dina färger',
  note: 'De används på din sida och på alla kort.',
} as const;
export const embed = {
  title: 'Visa det på din webbplats',
  note: 'Välj ett utseende, kopiera koden och klistra in den.',
} as const;
