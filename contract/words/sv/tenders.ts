export const listTitle = 'Anbud';
export const answered = (count: number, of: number) => `${count} av ${of} krav besvarade`;
export const noNeeds = 'Inga krav än';
export const references = (count: number) => `${count} ${count === 1 ? 'referens' : 'referenser'}`;

export const statuses = {
  preparing: 'Förbereds',
  sent: 'Skickat',
  won: 'Vunnet',
  lost: 'Förlorat',
  cancelled: 'Avbrutet av köparen',
  'no bid': 'Inget anbud',
} as const;
export const moves = {
  preparing: 'Tillbaka till förberedelse',
  sent: 'Markera som skickat',
  won: 'Markera som vunnet',
  lost: 'Markera som förlorat',
  cancelled: 'Markera som avbrutet av köparen',
  'no bid': 'Besluta att inte lämna anbud',
} as const;
export const daysLeft = (days: number) =>
  days < 0 ? 'Tiden har gått ut' : days === 0 ? 'I dag' : days === 1 ? '1 dag kvar' : `${days} dagar kvar`;

export const formCancel = 'Avbryt';
export const formFailed = 'Kontrollera anslutningen och försök igen.';

export const pageBack = 'Anbud';
export const pageLoading = 'Laddar anbudet…';
export const pageFailed = 'Anbudet kunde inte laddas';
export const pageGone = 'Anbudet finns inte längre';
export const pageGoneBody = 'Någon har raderat det, eller så är länken fel.';
export const pageEdit = 'Redigera';
export const pageMore = 'Fler åtgärder';
export const pageSend = 'Anteckna vad som skickades';
export const pageRemove = 'Radera';
export const holdsUntil = (day: string) => `Tillstånden måste gälla till ${day}`;
export const statusFailed = 'Läget ändrades inte';
export const noBidTitle = 'Besluta att inte lämna anbud?';
export const noBidReason = 'Skäl';
export const noBidAction = 'Inget anbud';
export const sentNotice = 'Krav och referenser förblir som de var när anbudet skickades.';

export const needs = 'Krav';
export const needAdd = 'Lägg till krav';
export const needsEmpty = 'Kopiera vad köparen kräver, ett krav i taget.';
export const needAbouts = { firm: 'Företaget', person: 'En person' } as const;
export const needEdit = (text: string) => `Redigera ”${text}”`;
export const needRemove = 'Radera';
export const needRemoveTitle = 'Radera detta krav?';
export const needNotRemoved = 'Kravet raderades inte';
export const needAnswered = (count: number, of: number) => `${count} av ${of}`;
export const needAnsweredBy = (count: number, of: number) => `${count} av ${of} referenser valda`;
export const noConditions = 'Inga villkor: alla referenser passar.';

export const wished = (sentence: string) => `${sentence} (önskemål)`;

const list = (items: readonly string[]) => items.join(' eller ');
export const sentences = {
  ended: (window: string) => `Avslutat ${window}`,
  performed: (window: string) => `Utfört ${window}`,
  contract: (amount: string) => `Avtalsvärde på minst ${amount}`,
  ours: (amount: string) => `Värdet av vår del minst ${amount}`,
  size: (size: string) => `Minst ${size}`,
  role: (names: readonly string[]) => `Vår roll: ${list(names)}`,
  workKind: (names: readonly string[]) => `Typ av arbete: ${list(names)}`,
  clientKind: (names: readonly string[]) => `Beställare: ${list(names)}`,
  difficulty: (name: string) => `Svårighetsgrad: minst ${name}`,
  tag: (names: readonly string[]) => `Etikett: ${list(names)}`,
  type: (names: readonly string[]) => `Typ: ${list(names)}`,
  task: (names: readonly string[]) => `En persons uppgift: ${list(names)}`,
  cpv: (codes: readonly string[]) => `CPV-kod ${list(codes)}`,
  region: (codes: readonly string[]) => `Regionen ${list(codes)}`,
} as const;
export const windows = {
  years: (count: number) => `inom ${count} år före sista tiden`,
  months: (count: number) => `inom ${count} ${count === 1 ? 'månad' : 'månader'} före sista tiden`,
  since: (day: string) => `${day} eller senare`,
} as const;

export const candidates = 'Referenser';
export const candidatesFor = (text: string) => `För: ${text}`;
export const candidatesNone = 'Det finns inga referenser än.';
export const candidatesFailed = 'Referenserna kunde inte ordnas';
export const candidatesLoading = 'Ordnar referenserna…';
export const candidatesAll = (count: number) => `Visa alla ${count}`;
export const chooseFor = (title: string) => `Välj ”${title}” för detta krav`;
export const notChanged = 'Urvalet ändrades inte';
export const why = (title: string) => `Varför ”${title}” står här`;
export const score = (points: number) => `${points} poäng`;
export const classes = {
  fits: 'Passar',
  'may fit': 'Kan passa',
  nearly: 'Passar nästan',
  'does not fit': 'Passar inte',
} as const;
export const marks = { met: 'Ja', unknown: 'Okänt', nearly: 'Nästan', missed: 'Nej' } as const;
export const markCounts = (met: number, of: number) => `${met} av ${of} villkor uppfyllda`;
export const says = (text: string) => `Uppgifterna säger ${text}`;
export const saysNothing = 'Uppgifterna säger inget';
export const fillIn = 'Fyll i';
export const inTenders = (count: number, won: number) => `I ${count} anbud, ${won} vunna`;
export const fillInFor = (title: string) => `Fyll i uppgifter om ”${title}”`;

export const lights = {
  green: 'Tillåtet',
  amber: 'Se efter',
  grey: 'Inte tillfrågad',
  red: 'Inte tillåtet',
} as const;
export const allowedUntil = (day: string) => `Tillåtet till ${day}`;
export const parts = {
  name: 'namn',
  logo: 'logotyp',
  text: 'texten',
  quote: 'citat',
  images: 'bilder',
  person: 'kontakt',
  value: 'kontraktsvärde',
} as const;
export const reasons = {
  declined: (parts: string) => `Nekat: ${parts}`,
  withdrawn: (parts: string) => `Återtaget: ${parts}`,
  expired: (parts: string) => `Har gått ut: ${parts}`,
  'not asked': (parts: string) => `Inte tillfrågad: ${parts}`,
  waiting: (parts: string) => `Väntar på svar: ${parts}`,
  ends: (parts: string) => `Går ut för tidigt: ${parts}`,
  spoken: (parts: string) => `Bara muntligt: ${parts}`,
} as const;
export const lightsOf = (counts: readonly (readonly [number, string])[]) =>
  counts.map(([count, name]) => `${count} ${name.toLowerCase()}`).join(', ');

export const propose = 'Föreslå ett urval';
export const gaps = 'Vad som saknas';
export const gapsNone = 'Inget: varje krav är besvarat, och allt är tillåtet.';
export const gapsFirst = 'Inget kan saknas före det första kravet.';
export const gap = {
  few: (missing: number, text: string) =>
    `${references(missing)} för lite för ”${text}”, även om alla okända uppgifter passade`,
  fact: (fact: string, title: string) => `${fact}: okänt för ${title}`,
  permission: (title: string) => `Kundens tillstånd: ${title}`,
  language: (name: string, title: string) => `Ingen text på ${name}: ${title}`,
  text: (fact: string, name: string, title: string) => `${fact}: inte skriven på ${name}: ${title}`,
  contact: (title: string) => `Ingen kontakt för köparen: ${title}`,
  ends: (day: string, title: string) => `Tillåtet bara till ${day}: ${title}`,
  unchecked: (title: string) => `Ingen har kontrollerat uppgifterna på två år: ${title}`,
} as const;
export const gapAction = {
  'too few': 'Se de närmaste',
  fact: 'Fyll i',
  permission: 'Fråga',
  language: 'Översätt',
  contact: 'Välj',
  ends: 'Fråga',
  unchecked: 'Kontrollera',
} as const;

export const picks = 'Valda referenser';
export const picksEmpty = 'Välj referenser för ett krav, eller låt ett urval föreslås.';
export const pickUp = (title: string) => `Flytta ”${title}” uppåt`;
export const pickDown = (title: string) => `Flytta ”${title}” nedåt`;
export const pickRemove = (title: string) => `Ta bort ”${title}”`;
export const pickAnswers = (numbers: readonly number[]) =>
  numbers.length === 0 ? 'Svarar inte på något krav' : `Svarar på krav ${numbers.join(', ')}`;
export const picksAsk = 'Fråga om tillstånden som saknas';
export const picksAskOf = (customer: string, count: number) => `Fråga ${customer} om ${count} referenser`;
export const pickSheet = 'Vad köparen läser';
export const pickSheetOf = (title: string) => `Vad köparen läser om ”${title}”`;
export const pickSaid = (what: string) => `I det här anbudet: ${what}`;
export const pickOwn = 'egna texter';
export const pickAnonymous = 'utan kundens namn';
export const pickUntold = (count: number) => `utan ${count} ${count === 1 ? 'uppgift' : 'uppgifter'}`;
export const pickEspdOf = (title: string) => `Kopiera till ESPD: ”${title}”`;
export const pickEspd = 'Kopiera till ESPD';
export const makeDocument = 'Gör ett dokument';
export const pageProof = 'Sida för köparen';
