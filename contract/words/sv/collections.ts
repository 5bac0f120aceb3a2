import { numericDay } from '../numeric-day.ts';
import { limits } from '../../rules/limits.ts';

export const references = (count: number) => `${count} ${count === 1 ? 'referens' : 'referenser'}`;

export const listTitle = 'Samlingar';
export const listDescription =
  'Referenser som hör ihop, i din ordning, med en egen sida och en egen inbäddning.';
export const listCreate = 'Ny samling';
export const listSearch = 'Sök samlingar';
export const listLoading = 'Hämtar samlingar…';
export const listFailed = 'Samlingarna kunde inte hämtas';
export const listEmptyTitle = 'Inga samlingar än';
export const listEmpty =
  'Samla referenserna för en bransch, en produkt eller en affär i den ordning du vill. Skicka länken eller visa dem på din egen webbplats.';
export const listNoneMatchTitle = 'Inga träffar';
export const listNoneMatch = 'Ingen samling har de här orden i sitt namn eller sin beskrivning.';
export const listClear = 'Rensa sökningen';
export const listCount = (shown: number, total: number) =>
  `${shown} av ${total} ${total === 1 ? 'samling' : 'samlingar'}`;
export const listFull = `Alla ${limits.collections} samlingar används. Ta bort en för att få plats med en ny.`;
export const listLeft = (count: number) => `Plats för ${count} ${count === 1 ? 'samling' : 'samlingar'} till`;
export const listNoItems = 'Inga referenser än';
export const listMore = (count: number) => `+${count}`;
export const listUpdated = 'Uppdaterad';
export const listActionsFor = (name: string) => `Åtgärder för ${name}`;

export const visibility = {
  public: { label: 'Offentlig', hint: 'Alla kan se sidan, och sökmotorer kan ta med den.' },
  unlisted: {
    label: 'Endast via länk',
    hint: 'Alla som har länken eller ser en inbäddning kan se den. Sökmotorer ombeds att inte ta med den.',
  },
  private: { label: 'Privat', hint: 'Bara ditt team ser den. Den har ingen sida och ingen inbäddning.' },
} as const;

export const formCreateTitle = 'Ny samling';
export const formCreate = 'Skapa samling';
export const formEditTitle = 'Redigera uppgifter';
export const formSave = 'Spara ändringar';
export const formCancel = 'Avbryt';
export const formName = 'Namn';
export const formNameHint = 'Visas för besökarna ovanför korten.';
export const formDescription = 'Beskrivning';
export const formOptional = 'Valfritt';
export const formVisibility = 'Vem kan se den';
export const formNotCreated = 'Samlingen skapades inte';
export const formNotSaved = 'Ändringarna sparades inte';
export const formFailed = 'Samlingen kunde inte sparas. Försök igen.';
export const formConflict =
  'Någon annan ändrade samlingen medan du redigerade. Spara igen för att behålla din version, eller hämta den andra versionen.';
export const formLoadTheirs = 'Hämta den andra versionen';
export const formSaved = 'Uppgifterna sparades';

export const pageBack = 'Samlingar';
export const pageLoading = 'Hämtar samlingen…';
export const pageGone = 'Den här samlingen finns inte';
export const pageGoneBody = 'Den kan ha tagits bort eller tillhöra en annan organisation.';
export const pageEdit = 'Redigera uppgifter';
export const pageRemove = 'Ta bort samlingen';
export const pageDocument = 'Skapa dokument';

export const shareTitle = 'Dela';
export const shareCopyLink = 'Kopiera länk';
export const shareCopyFailed = 'Länken kunde inte kopieras. Öppna sidan och kopiera adressen.';
export const shareView = 'Visa sidan';
export const shareEmbed = 'Bädda in';
export const shareChange = 'Ändra vem som kan se den';
export const shareUntil = (day: string) => `Öppen till och med ${numericDay(day, 'sv')}`;
export const shareNothingVisible = 'Sidan är tom tills någon av referenserna är publicerad och offentlig.';

export const embed = {
  title: 'Visa den på din webbplats',
  description: 'Klistra in koden där korten ska visas. De visar alltid samlingen som den är just nu.',
  kind: 'Typ av kod',
  script: 'Skript',
  scriptTitle: 'HTML med skript',
  scriptNote: 'Korten blir en del av din sida.',
  iframe: 'Iframe',
  iframeTitle: 'HTML utan skript',
  iframeNote: 'För system som inte tillåter skript. Korten rullar i en ram.',
  copy: 'Kopiera kod',
  customize: 'Layout, färger och React',
  preview: 'Förhandsvisning',
  previewOf: (name: string) => `Förhandsvisning av ${name}`,
  unlisted: 'Samlingen nås endast via länk, men alla som besöker din webbplats ser den också.',
  close: 'Klar',
} as const;

export const itemsTitle = 'Referenser';
export const itemsAdd = 'Lägg till referenser';
export const itemsEmptyTitle = 'Inga referenser i samlingen';
export const itemsEmpty = 'Välj dem som hör ihop. Du kan ordna dem efteråt.';
export const itemsSeen = (seen: number, total: number) => {
  if (seen === 0) return 'Besökarna ser ingen av dem än.';
  if (total === 1) return 'Besökarna ser den.';
  return `Besökarna ser ${seen === total ? 'alla' : `${seen} av`} ${total}, i den här ordningen.`;
};
export const itemsFailed = 'Referenserna kunde inte hämtas';
export const itemsHidden = {
  Draft: 'Besökarna ser inte utkast.',
  Archived: 'Besökarna ser inte arkiverade referenser.',
  private: 'Privat: besökarna ser den inte.',
  unlisted: 'Endast via länk: visas i samlingens inbäddningar men inte på dess sida.',
} as const;
export const itemsUnknown = 'Referensen hittades inte';
export const itemsHandle = (title: string) => `Flytta ${title}`;
export const itemsActionsFor = (title: string) => `Åtgärder för ${title}`;
export const itemsToTop = 'Flytta överst';
export const itemsUp = 'Flytta upp';
export const itemsDown = 'Flytta ner';
export const itemsToEnd = 'Flytta sist';
export const itemsOpen = 'Redigera referensen';
export const itemsRemove = 'Ta bort från samlingen';
export const itemsRemoved = (title: string) => `${title} togs bort från samlingen`;
export const itemsUndo = 'Ångra';
export const itemsUndoMove = 'Ångra flytten';
export const itemsSaving = 'Sparar…';
export const itemsSaved = (title: string, position: number, total: number) =>
  `${title} är nummer ${position} av ${total}.`;
export const itemsUndone = 'Ordningen är som den var.';
export const itemsRetry = 'Försök igen';
export const itemsConflict =
  'Någon annan har ändrat samlingen under tiden. Det här är den aktuella versionen.';
export const itemsUseMine = 'Använd min ordning';

export const pickerTitle = 'Lägg till referenser';
export const pickerSearch = 'Sök referenser';
export const pickerLoading = 'Hämtar referenser…';
export const pickerAlready = 'Finns i samlingen';
export const pickerNoneTitle = 'Inga referenser än';
export const pickerNone = 'Skapa först en referens, sedan kan du lägga den i samlingar.';
export const pickerCreate = 'Skapa ny referens';
export const pickerNoneMatch = 'Ingen referens matchar.';
export const pickerShowMore = 'Visa fler';
export const pickerAdd = (count: number) => (count === 0 ? 'Lägg till' : `Lägg till ${references(count)}`);
export const pickerChosen = (count: number) => `${count} ${count === 1 ? 'vald' : 'valda'}`;
export const pickerTooMany = (room: number) =>
  `En samling rymmer högst ${limits.collectionItems} referenser. Det finns plats för ${room} till.`;
export const pickerFailed = 'Referenserna lades inte till';
export const pickerCancel = 'Avbryt';
export const pickerDone = (count: number) => `${references(count)} lades till`;

export const removeTitle = (name: string) => `Ta bort ${name}?`;
export const removeBody = (count: number) =>
  count === 0
    ? 'Det går inte att ångra.'
    : `${count === 1 ? 'Referensen i samlingen' : `De ${count} referenserna i samlingen`} finns kvar. Det går inte att ångra.`;
export const removePage = 'Samlingens sida och alla inbäddningar av den slutar fungera.';
export const removeAction = 'Ta bort';
export const removeFailed = 'Samlingen togs inte bort';
export const removeDone = (name: string) => `${name} togs bort`;
