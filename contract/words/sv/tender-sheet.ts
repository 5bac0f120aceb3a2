export const title = (reference: string) => `Vad köparen läser om ”${reference}”`;
export const description =
  'Bara för det här anbudet. Det du lämnar tomt är som i referensen och dess uppgifter.';
export const language = 'Språk för de här texterna';
export const languageHint = 'Filer och sidor på andra språk har referensens egna texter.';
export const languageMissing =
  'Referensen har ingen text på det här språket. Med en rubrik här läser beställaren dessa ord och ingen annan text om den.';
export const titleTells = 'Rubriken nämner kunden. Skriv en rubrik som inte gör det.';
export const anonymous = 'Nämn inte kunden';
export const calledSo = (alias: string) =>
  `Kunden kallas ”${alias}”. Logotyp, bilder och personer lämnas bort, liksom varje text som nämner kunden.`;
export const needsAlias = 'Skriv först i referensen vad kunden kallas utan sitt namn.';
export const openReference = 'Öppna referensen';
export const facts = 'Uppgifter som köparen läser';
export const cancel = 'Avbryt';
export const save = 'Spara';
export const notSaved = 'Det gick inte att spara';
export const failed = 'Kontrollera anslutningen och försök igen.';
export const changed =
  'Någon annan har ändrat urvalet under tiden. Spara igen så ersätter dina uppgifter ändringarna.';
