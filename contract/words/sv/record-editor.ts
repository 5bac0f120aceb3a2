const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const panes = { form: 'Formulär', preview: 'Förhandsvisning' } as const;
export const saveFailed = 'Ändringarna sparades inte';
export const checkFields = 'Se över de markerade fälten innan du sparar.';
export const retry = 'Försök igen';
export const deleted = (it: string) =>
  `${sentence(it)} togs bort medan du redigerade. Det du skrev finns kvar här.`;
// Every kind of record (referens, kund, varumärkesprofil) is of common gender.
export const recreate = (noun: string) => `Spara som ny ${noun}`;
export const savesWithPicture = 'Sparas så fort bilden är på plats…';
export const unsaved = 'Osparade ändringar';
export const restored = 'Osparade ändringar har återställts';
export const discard = 'Kassera';
export const discarded = 'Osparade ändringar kasserades';
export const undo = 'Ångra';
export const elsewhere = (it: string) => `En annan flik har osparade ändringar i ${it}.`;
export const notStored =
  'Osparade ändringar. Den här webbläsaren kan inte lagra dem: spara innan du lämnar sidan.';
export const left = 'Osparade ändringar finns på den här enheten';
export const continueNow = 'Fortsätt redigera';

export const conflictDifferences = 'Skillnader';
export const conflictSame = 'Båda versionerna är likadana.';
export const conflictField = 'Fält';
export const conflictEmpty = 'Tomt';
export const conflictKeepChosen = 'Behåll de valda';

export const withOthers = {
  title: (it: string) => `Någon annan har ändrat ${it}`,
  body: 'Medan du redigerade sparade någon annan en ny version. Inget har gått förlorat än: välj vilken som ska finnas kvar.',
  theirs: 'Den andra versionen',
  mine: 'Din version',
  keepTheirs: 'Behåll den andra',
  keepMine: 'Behåll min',
  tookTheirs: 'Den andra versionen behölls',
} as const;
export const withOneself = {
  title: (it: string) => `Du har ändrat ${it} på ett annat ställe`,
  body: 'Medan du redigerade här sparade du en ny version i en annan flik eller på en annan enhet. Inget har gått förlorat än: välj vilken som ska finnas kvar.',
  theirs: 'Annan flik eller enhet',
  mine: 'Den här fliken',
  keepTheirs: 'Behåll den andra',
  keepMine: 'Behåll den här',
  tookTheirs: 'Den andra versionen behölls',
} as const;
