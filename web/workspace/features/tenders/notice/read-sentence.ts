import type { Condition } from '#contract/tender/condition';
import type { Money, Size } from '#contract/reference/facts';
import { readNumber } from '../../../lib/read-number.ts';
import { quantity, readQuantity } from './quantity.ts';

const pattern = (source: string) => new RegExp(source, 'iu');

const things = String.raw`(?:referen|kohde|kohtee|hanke|hankke|toimeksian|proje[kc]|uppdrag|assignment)`;
const count = pattern(String.raw`${quantity}\s+(?:[\p{L}-]+\s+){0,3}?${things}`);

const isAboutMoney = pattern('liikevaih|vakuutu|turnover|insurance|omsättning|försäkring');
const isAward = pattern('pistet|piste(?:en)?\\b|vertailuperust|award|poäng|\\bpoints?\\b|utvärdering');
const isAboutPerson = pattern(
  'projektipäälli|vastaava\\S* \\S*suunnittelij|avainhenkil|project manager|key person|projektledar|nyckelperson',
);
const mayBeReused = pattern(
  'sama[a-zåäö]* referenssi\\S* (?:voi|saa)|same reference may|references? may be used|samma referens får',
);

/** How many references a sentence asks for, if it does. */
export function countIn(sentence: string): number | undefined {
  const found = count.exec(sentence);
  return found && !isAboutMoney.test(sentence) ? readQuantity(found) || undefined : undefined;
}

export const asksForPoints = (sentence: string): boolean => isAward.test(sentence);
export const namesPerson = (sentence: string): boolean => isAboutPerson.test(sentence);
export const allowsReuse = (sentence: string): boolean => mayBeReused.test(sentence);

/** Says that the sentence goes on about the references of the one before. */
export const continues = (sentence: string): boolean =>
  pattern('^(?:referenss|kunkin|jokaisen|each|every|the references|referenserna|varje)').test(sentence);

const time = String.raw`(?<unit>vuode|vuot|kuukau|year|month|år|månad)`;
const windows = [
  String.raw`(?:viimeis|edellis|kulune)\S*\s+${quantity}\s+${time}`,
  String.raw`(?:last|past|previous|preceding)\s+${quantity}\s+${time}`,
  String.raw`within\s+(?:the\s+)?${quantity}\s+${time}`,
  String.raw`senaste\s+${quantity}\s+${time}`,
  String.raw`inom\s+${quantity}\s+${time}`,
].map(pattern);
const experience = pattern('kokemu|experience|erfarenhet');

const monthsOfYear = 12;

const afterDay = pattern(
  String.raw`(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>(?:19|20)\d\d)\s+(?<how>jälkeen|alkaen|lähtien)`,
);
const afterYear = [
  String.raw`(?<year>(?:19|20)\d\d)\s+(?<how>jälkeen|alkaen|lähtien)`,
  String.raw`(?<how>since|after|from|sedan|efter|från)\s+(?:the year\s+|år\s+)?(?<year>(?:19|20)\d\d)`,
].map(pattern);
/** "After 2019" begins with 2020, "since 2019" with 2019. */
const isAfter = pattern('^(?:jälkeen|after|efter)$');

const isOngoing = pattern('toteutet|suoritet|käynnis|carried out|performed|utfört|utförda|genomfört');
const isEnded = pattern(
  'valmis|päätty|luovutet|completed|finished|ended|delivered|slutför|avsluta|levererat',
);

function windowIn(sentence: string): Condition[] {
  const kind = isOngoing.test(sentence) && !isEnded.test(sentence) ? 'performed' : 'ended';
  const day = afterDay.exec(sentence)?.groups;
  if (day) {
    const at = [day.year, day.month!.padStart(2, '0'), day.day!.padStart(2, '0')].join('-');
    return [{ kind, since: at }];
  }
  const year = afterYear.map((one) => one.exec(sentence)).find(Boolean)?.groups;
  if (year) return [{ kind, since: `${Number(year.year) + Number(isAfter.test(year.how!))}-01-01` }];
  // Years of experience are no window.
  if (experience.test(sentence)) return [];
  const found = windows.map((one) => one.exec(sentence)).find(Boolean);
  if (!found) return [];
  const isMonths = pattern('^(?:kuukau|month|månad)').test(found.groups!.unit!);
  const months = readQuantity(found) * (isMonths ? 1 : monthsOfYear);
  return months > 0 ? [{ kind, months }] : [];
}

const least = String.raw`(?:vähintään|at least|minst|yli|more than|över)\s+(?:noin\s+)?`;
const figure = String.raw`(?<figure>\d[\d\s.,\u00a0\u202f]*)`;
const currency = String.raw`(?<scale>M|t|k|miljoona\S*\s+|milj\.\s*|million\s+|miljon\S*\s+)?(?<currency>eur\S*|€|sek|kronor|kr\b)`;
const moneyAfter = (lead: string) =>
  [
    String.raw`${lead}${figure}\s*${currency}`,
    String.raw`${lead}(?<currency>EUR|€|SEK)\s*${figure}(?<scale>M\b|million)?`,
  ].map(pattern);
const values = moneyAfter(least);
/** The buyer's own estimate of the whole contract. */
const estimates = moneyAfter(
  String.raw`(?:arvioi|ennakoi|estimated|uppskatta|beräkna)\S*\s+(?:\S+\s+)?\S*(?:arvo|value|värde)\D{0,30}`,
);
const isOurs = pattern('palkkio|osuu|\\bfee|our part|arvode');

/** The figure may end with the space or comma that follows it in the sentence. */
const numberOf = (typed: string): number | undefined => readNumber(typed.replace(/[\s.,]+$/u, ''))?.value;

const scaleOf = (scale = ''): number =>
  pattern('^(?:m)').test(scale) ? 1_000_000 : pattern('^[tk]').test(scale) ? 1_000 : 1;

export type Sum = Pick<Money, 'amount' | 'currency'>;

function sumIn(sentence: string, patterns: readonly RegExp[]): Sum | undefined {
  const found = patterns.map((one) => one.exec(sentence)).find(Boolean)?.groups;
  const amount = found && numberOf(found.figure!);
  if (!amount) return undefined;
  const isEuro = pattern('^(?:eur|€)').test(found.currency!);
  return { amount: amount * scaleOf(found.scale), currency: isEuro ? 'EUR' : 'SEK' };
}

export const estimateIn = (sentence: string): Sum | undefined => sumIn(sentence, estimates);

function valueIn(sentence: string): Condition[] {
  const sum = isAboutMoney.test(sentence) ? undefined : sumIn(sentence, values);
  if (!sum) return [];
  const of = isOurs.test(sentence) ? 'ours' : 'contract';
  return [{ kind: 'value', of, least: sum.amount, currency: sum.currency }];
}

/** The first that fits counts, so a longer name stands before its beginning. */
const units: readonly (readonly [name: string, unit: Size['unit']])[] = [
  ['brm|br-m|bruttoneli|bruttokvadrat|gross m', 'brm²'],
  ['htm|ht-m', 'htm²'],
  ['m²|m2|neliöme|square met|kvadratmet', 'm²'],
  ['m³|m3|kuutiom|cubic met|kubikmet', 'm³'],
  ['km\\b|kilomet', 'km'],
  ['ha\\b|hehtaa|hectare|hektar', 'ha'],
  ['AVL|PE\\b|pe\\b|asukasvastineluk', 'AVL'],
  ['MW', 'MW'],
  ['kW', 'kW'],
  ['käyttäj|users|användare', 'users'],
  ['kpl|kappale|pieces|stycken', 'pieces'],
  ['jm\\b|metriä|metres|meters|meter\\b', 'm'],
];
const sizes = units.map(([name, unit]) => [pattern(`${least}${figure}\\s*(?:${name})`), unit] as const);

function sizeIn(sentence: string): Condition[] {
  for (const [size, unit] of sizes) {
    const amount = numberOf(size.exec(sentence)?.groups?.figure ?? '');
    if (amount) return [{ kind: 'size', least: amount, unit }];
  }
  return [];
}

type Choice = Extract<Condition, { kind: 'workKind' | 'clientKind' | 'role' | 'difficulty' }>;

const publicClients = ['municipality', 'wellbeing county', 'state', 'public company'] as const;

const choices: readonly (readonly [words: RegExp, condition: Choice])[] = [
  [pattern('peruskorja|korjausrak|saneera|renovation|renover'), { kind: 'workKind', any: ['renovation'] }],
  [pattern('uudisrak|new construction|nybygg'), { kind: 'workKind', any: ['new'] }],
  [pattern('laajennus|extension of|tillbyggnad'), { kind: 'workKind', any: ['extension'] }],
  [pattern('kunnossapi|ylläpi|maintenance|underhåll'), { kind: 'workKind', any: ['maintenance'] }],
  [
    pattern('julki\\S* (?:tilaaja|hankin|sektor)|public (?:client|sector|buyer|body)|offentlig'),
    { kind: 'clientKind', any: [...publicClients] },
  ],
  [
    pattern('pääurakoitsij|päävastuullis|main contractor|prime contractor|huvudentreprenör'),
    { kind: 'role', any: ['sole', 'lead'] },
  ],
  [
    pattern('poikkeuksellisen vaativ|exceptionally demanding|exceptionellt krävande'),
    { kind: 'difficulty', least: 'exceptionally demanding' },
  ],
  [
    pattern('erittäin vaativ|very demanding|mycket krävande'),
    { kind: 'difficulty', least: 'very demanding' },
  ],
];

function choicesIn(sentence: string): Condition[] {
  const found = choices.filter(([words]) => words.test(sentence)).map(([, condition]) => condition);
  return found.filter(({ kind }, at) => found.findIndex((other) => other.kind === kind) === at);
}

/** Everything that a sentence asks of each reference. */
export const conditionsIn = (sentence: string): Condition[] => [
  ...windowIn(sentence),
  ...sizeIn(sentence),
  ...valueIn(sentence),
  ...choicesIn(sentence),
];
