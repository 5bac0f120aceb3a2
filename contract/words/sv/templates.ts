import type { Template } from '../../cards/templates.ts';

export const title = 'Mallar';
export const description = 'Så ser en referens ut, med exempeldata i din sidas färger.';
export const back = 'Alla referenser';
export const categories = 'Kategori';
export const view = 'Vy';
export const grid = 'Visa som rutnät';
export const list = 'Visa som lista';
export const loading = 'Hämtar mallarna…';
export const failed = 'Dina mallars utseende kunde inte hämtas';
export const requires = 'Kräver';
export const alsoShows = 'Kan också visa';
export const ownStyle = 'Eget utseende';
export const use = 'Använd mallen';
export const startWith = 'Använd den här mallen';
export const usageNamed = (name: string) => `Använd mallen ${name}`;
export const configure = 'Anpassa';
export const configureNamed = (name: string) => `Anpassa ${name}`;
export const copy = 'Kopiera inbäddningskod';

export const sheetTitle = (name: string) => `Anpassa ${name}`;
export const sheetNote = 'För alla kort med den här mallen som inte har egna inställningar.';
export const sheetPreview = 'Förhandsvisning';
export const sheetSample = 'Exempeldata, i din sidas storlek och färger.';
export const sheetWebsite = 'Använd den på din webbplats';
export const sheetSnippet = 'Inbäddningskod';
export const sheetSnippetNote =
  'Klistra in koden på valfri sida. Den visar dina publicerade referenser, var och en med sin malls utseende.';
export const sheetReset = 'Återställ till mallen';
export const sheetSave = 'Spara inställningarna';
export const sheetSaveFailed = 'Inställningarna sparades inte';
export const sheetMayNot =
  'Du kan prova alla inställningar här. Bara organisationens ägare och administratörer kan spara dem för alla kort med mallen.';
export const sheetLeaveTitle = 'Kassera dina ändringar?';
export const sheetLeave = 'Inställningarna som du har ändrat här är inte sparade.';
export const sheetDiscard = 'Kassera';

export const saved = (name: string) => `Sparades för alla kort med mallen ”${name}”.`;
export const undo = 'Ångra';
export const undone = (name: string) => `”${name}” ser ut som förut igen`;
export const undoConflict = 'Ändringen ångrades inte: någon annan har ändrat utseendet under tiden.';

export const conflict = {
  withOthers: {
    title: 'Någon annan har ändrat det här utseendet',
    body: 'Medan du redigerade sparade någon annan nya inställningar för mallen. Välj vilka som ska gälla.',
    theirs: 'De andra',
    mine: 'Dina',
    takeTheirs: 'Använd de andra',
    saveMine: 'Spara mina',
  },
  withOneself: {
    title: 'Du har ändrat det här utseendet på ett annat ställe',
    body: 'Du sparade nya inställningar för mallen i en annan flik eller på en annan enhet. Välj vilka som ska gälla.',
    theirs: 'Annan flik eller enhet',
    mine: 'Den här fliken',
    takeTheirs: 'Använd de andra',
    saveMine: 'Spara de här',
  },
} as const;

export const categoryNames = {
  All: 'Alla',
  General: 'Allmänna',
  Engineering: 'Teknik',
  Architectural: 'Arkitektur',
  Design: 'Design',
} satisfies Record<Template['category'] | 'All', string>;
