export const title = 'Har du tappat bort enheten?';
export const description =
  'Om du har kvar nyckeln kan du lägga in den i en annan autentiseringsapp: den visar samma koder. Annars kan du skriva till oss. Vi kontrollerar att det är du och stänger av tvåfaktorsautentiseringen.';
export const company = 'Företag';
export const companyMissing = 'Ange ditt företag';
export const answerTo = 'Svara till';
export const answerToHint = 'Adressen som du loggar in med.';
export const message = 'Meddelande';
export const messageMissing = 'Berätta vad som har hänt';
export const messageBegun = 'Jag har tappat bort enheten med min autentiseringsapp och kan inte logga in.';
export const cancel = 'Avbryt';
export const send = 'Skicka';
export const sentTitle = 'Vi har fått ditt meddelande';
export const sentDescription = <T>(email: T): readonly (string | T)[] => [
  'Vi svarar till ',
  email,
  '. Innan vi stänger av tvåfaktorsautentiseringen kontrollerar vi att det är du som frågar.',
];
export const sentDone = 'Klar';
