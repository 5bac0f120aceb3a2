export {
  about,
  clientKinds,
  difficulties,
  labels,
  roles,
  units,
  vatKinds,
  workKinds,
  yes,
} from './told-facts.ts';

export const title = 'Uppgifter för anbud';
export const description = 'Vad beställare frågar om en referens. Inget av det syns på offentliga sidor.';
export const noun = 'uppgifter';
export const called = 'de här uppgifterna';
export const loading = 'Hämtar uppgifterna…';
export const failed = 'Uppgifterna kunde inte hämtas';
export const save = 'Spara';
export const saving = 'Sparar…';
export const saved = 'Sparat';
export const saveFailed = 'Uppgifterna kunde inte sparas';
export const check = 'Uppgifterna stämmer';
export const checkedOn = (day: string, by: string) => `Kontrollerat ${day} av ${by}`;
export const checkedByNobody = (day: string) => `Kontrollerat ${day}`;
export const unchecked = 'Ingen har kontrollerat uppgifterna ännu';
export const internalOnly = 'Internt';

export const sections = {
  text: 'Att läsa för beställaren',
  value: 'Värde och omfattning',
  time: 'Tidpunkt',
  kind: 'Slag',
  people: 'Personer',
  internal: 'Konfidentiellt',
} as const;

export const hints = {
  tenderText: 'Om fältet är tomt används referensens beskrivning.',
  ourPart: 'Vad vi gjorde själva.',
  translations:
    'För anbud på det språket. En tom rubrik eller beskrivning tas från referensens översättning. Utan översättning läser beställaren det språket bara om det har en rubrik.',
  startedOn: 'Till exempel 3/2021, eller 2021 om bara året är känt',
  cpv: 'Åtta siffror, till exempel 71320000; flera med komma emellan',
  regions: 'NUTS-koder, till exempel FI1B1; flera med komma emellan',
  secret: 'Märks som konfidentiella i det som beställare får.',
  askedFirst: 'Vem som ska tillfrågas innan referensen används',
} as const;

export const unknown = 'Inte känt';
export const currency = (label: string) => `${label}: valuta`;
export const vat = (label: string) => `${label}: moms`;
export const amountOf = (label: string, row: number) => `${label}: mängd ${row}`;
export const unitOf = (label: string, row: number) => `${label}: enhet ${row}`;
export const addSize = 'Lägg till omfattning';
export const addPerson = 'Lägg till person';
export const removeRow = (row: number) => `Ta bort rad ${row}`;
export const person = {
  name: (row: number) => `Namn ${row}`,
  task: (row: number) => `Uppgift ${row}`,
  months: (row: number) => `Månader ${row}`,
} as const;
export const personParts = { name: 'Namn', task: 'Uppgift', months: 'Månader' } as const;
export const noContacts = 'Kunden har inga kontaktpersoner ännu.';
export const contactGone = 'En raderad kontaktperson';

export const notNumber = 'Ange ett tal';
export const negative = 'Får inte vara negativt';
export const tooSmall = 'Måste vara större än 0';
export const tooLarge = 'Talet är för stort';
export const shareTooLarge = 'Högst 100';
export const monthInvalid = 'Ange en månad, till exempel 3/2021, eller ett år';
export const cpvInvalid = 'En CPV-kod har åtta siffror, till exempel 71320000';
export const regionInvalid = 'Ange en NUTS-kod, till exempel FI1B1';
export const unitUnknown = 'Välj en enhet';
export const choiceUnknown = 'Välj ur listan';
export const personMissing = 'Namnet saknas';
export const goesOn = 'Arbetet pågår ännu, så det har inget slut';
export const endsBeforeStart = 'Får inte vara före början';
export const contactUnknown = 'Måste vara kundens kontaktperson';
export const tooMany = (most: number) => `Högst ${most}`;
export const windowUnclear = 'Ange antingen månader eller en första dag';
