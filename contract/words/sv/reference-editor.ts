import type { FieldName } from '../../reference/field-values.ts';
import * as referencesWords from './references.ts';

export const actions = referencesWords.actions;

export const editor = {
  newTitle: 'Skapa ny referens',
  untitled: 'Namnlös referens',
  back: 'Alla referenser',
  failed: 'Referensen kunde inte hämtas',
  gone: 'Den här referensen finns inte',
  goneBody: 'Den kan ha tagits bort eller tillhöra en annan organisation.',
  saveDraft: 'Spara utkast',
  save: 'Spara ändringar',
  publish: 'Publicera',
  more: 'Fler åtgärder',
  saved: 'Sparat',
  saving: 'Sparar…',
  unsavedHint: 'Finns på den här enheten tills du sparar',
  requiredToPublish: 'Krävs för att publicera',
  fillIn: (names: string) => `Fyll i det här för att publicera med mallen: ${names}.`,
  saveFailedUnknown: 'Serverfel: referenskortet sparades inte',
  makeRoom: 'Det du har skrivit finns på den här enheten.',
  toReferences: 'Gå till Alla referenser',
  seePlans: 'Visa paket',
  ask: 'Be om godkännande',
  saveToAsk: 'Spara utkast och fråga sedan',
  askForPlan: 'Be en ägare eller administratör om ett större paket.',
  restoredDeleted:
    'Den här referensen har tagits bort. Dina osparade ändringar finns kvar här: om du sparar skapas en ny referens.',
  broughtInFrom: (places: string, row: number) => `Togs in från ${places}, nr ${row}`,
  archived: 'Den här referensen är arkiverad. Den visas inte på någon sida förrän du återställer den.',
  restore: 'Återställ',
} as const;

export const sections = {
  template: 'Mall',
  story: 'Berättelse',
  proof: 'Citat och nyckeltal',
  details: 'Uppgifter',
  pictures: 'Bilder',
  button: 'Knapp',
  anonymous: 'Utan namnet',
  visibility: 'Vem kan se den',
  appearance: 'Utseende',
  permissions: 'Tillåtelser',
} as const;
export const permissionsNote = 'Vad kunden tillåter, var och till när.';

export const facts = {
  title: 'Uppgifter för anbud',
  note: 'Värden, omfattning, tidpunkter och kontakter som beställare frågar efter. Aldrig offentligt.',
} as const;

export const sampleNotice = 'Det här är en exempelberättelse. Ersätt den med din egen.';
export const sampleRest = (names: string) =>
  `Fortfarande exempeltext: ${names}. Skriv din egen eller ta bort den.`;
export const sampleRemove = 'Ta bort exemplet';

export const templateHidden = (names: string) =>
  `Mallen visar inte allt som du har fyllt i: ${names}. Uppgifterna finns kvar.`;

export const liveTitle = 'Kortet just nu';
export const liveStage = 'Rullbart kort';
export const liveNote = 'Så som dina besökare ser det, i din sidas färger.';
export const liveExamples = 'Där text saknas visas ett exempel.';
export const liveScale = (percent: number) => `Visas i ${percent}\u00a0%`;
export const liveTrueSize = 'Verklig storlek';
export const liveWider = 'Bredare på din sida';
export const liveShown = 'Förhandsvisning';
export const liveTabs = { card: 'Kort', story: 'Berättelse' } as const;
export const liveStory = 'Förhandsvisning av berättelsen';
export const liveGround = 'Bakgrund';
export const liveGrounds = { page: 'Din sida', light: 'Ljus', dark: 'Mörk' } as const;

export const hints = {
  title: 'Vad som förändrades för kunden, på en rad.',
  shortDescription: 'Visas på kortet.',
  longDescription:
    'Hela berättelsen, på en egen sida. Klistra in från Word eller Google Docs, eller skriv Markdown.',
  referenceType: 'Till exempel kundcase, omdöme eller projekt.',
  referenceDate: 'MM/ÅÅÅÅ, ÅÅÅÅ-MM, ett år eller ett datum.',
  tags: 'Tryck på Enter efter varje tagg. Ett kort visar de tre första.',
  outcomes: 'Resultat som går att kontrollera: siffror, datum, citat.',
  quote: 'Med kundens egna ord. Fråga kunden innan du publicerar.',
  figures: 'Upp till tre resultat i siffror, stort på kortet.',
  callToAction: 'En https- eller mailto-adress. Utan adress visas ingen knapp.',
  alias: 'Till exempel ”Ett finländskt färjerederi”. Visas där namnet inte är tillåtet.',
} satisfies Partial<Record<FieldName, string>>;

export const proofNote = 'Det som övertygar mest: kundens egna ord och upp till tre resultat i siffror.';
export const figure = {
  value: (row: number) => `Nyckeltal ${row}: värde`,
  unit: (row: number) => `Nyckeltal ${row}: enhet`,
  label: (row: number) => `Nyckeltal ${row}: vad det visar`,
  remove: (row: number) => `Ta bort nyckeltal ${row}`,
  examples: { value: '38', unit: '%', label: 'färre samtal på måndagar' },
} as const;

export const crop = {
  open: 'Justera bilden',
  title: 'Vad ska alltid synas?',
  note: 'Dra till den punkt som är viktigast. Den syns på varje kort och varje sida.',
  x: 'Vänster till höger',
  y: 'Uppifrån och ner',
  zoom: 'Zooma',
  reset: 'Visa hela',
  use: 'Använd',
} as const;

export const outlineStart = 'Börja med en disposition';
export const outlineText = '## Utmaning\n\n## Lösning\n\n## Resultat';

export const buttonHint = (fallback: string) => `Om fältet är tomt står det ”${fallback}” på knappen.`;

export const suggestions = {
  referenceType: ['Kundcase', 'Framgångshistoria', 'Omdöme', 'Projekt', 'Recension', 'Intervju'],
} satisfies Partial<Record<FieldName, readonly string[]>>;

export const customerLabel = 'Kund';
export const customerChoose = 'Välj en kund';
export const customerNamed = 'Företaget som berättelsen handlar om.';
export const customerAdd = 'Lägg till ny kund';
export const customerLoadFailed = 'Kunderna kunde inte hämtas.';
export const customerDeletedMeanwhile = 'Kunden togs bort medan du redigerade. Välj en annan.';
export const customerRetry = 'Försök igen';

export const visibility = {
  public: { label: 'Offentlig', note: 'På din referenssida, för alla.' },
  unlisted: {
    label: 'Endast via länk',
    note: 'För den som har länken, i inbäddningar och i samlingar som nås endast via länk. Inte på din referenssida.',
  },
  private: { label: 'Privat', note: 'Bara för dem som har tillgång till arbetsytan.' },
} as const;

export const addCustomerDialogTitle = 'Lägg till en kund';
export const addCustomerDialogNote = 'Namnet räcker. Resten kan du fylla på senare på kundens egen sida.';
export const addCustomerName = 'Namn';
export const addCustomerWebsite = 'Webbplats';
export const addCustomerIndustry = 'Bransch';
export const addCustomerCreate = 'Lägg till kund';
export const addCustomerCancel = 'Avbryt';
export const addCustomerFailed = 'Kunden kunde inte läggas till';

export const conflictDefaultStyle = 'Mallens utseende';
export const conflictOwnStyle = 'Eget utseende';
export const conflictSavedAgo = 'Sparades';
export const conflictNotSaved = 'Inte sparat än';

export const addressLabel = 'Berättelsens adress:';
export const addressChange = 'Ändra';
export const addressTitle = 'Ändra adressen';
export const addressName = 'Namn i adressen';
export const addressRedirects = (before: string) =>
  `Länkar med ”${before}” leder permanent vidare till den nya adressen.`;
export const addressTaken = 'En annan berättelse har eller har haft den här adressen. Välj en annan.';
export const addressCancel = 'Avbryt';
export const addressSave = 'Spara';
export const addressSaved = 'Adressen sparades';

export const published = {
  title: 'Publicerad',
  public: 'Kortet finns nu på din referenssida.',
  unlisted:
    'Kortet är publicerat men nås endast via länk: bara den som har länken eller ser en inbäddning med kortet kan se det.',
  private: 'Kortet är publicerat men privat: det syns bara i din arbetsyta.',
  view: 'Visa på din sida',
  viewUnlisted: 'Visa referensens sida',
  copyLink: 'Kopiera länk',
  copyEmbed: 'Kopiera inbäddningskod',
  customize: 'Anpassa inbäddningen',
  copyFailed: 'Det gick inte att kopiera. Öppna din sida och kopiera adressen där.',
  another: 'Skapa en till',
  close: 'Stäng',
} as const;

export const loading = 'Laddar referensen…';
