/** This table lists what tenders ask about a reference. It has no schemas and no words. */

/** `internal` facts never leave the workspace and the exports of the organization. */
type Audience = 'tender' | 'internal';

export type FactKind = Stored['kind'];

type Stored =
  | { kind: 'line' | 'text'; max: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: Exclude<keyof ValuesOfKinds, 'line' | 'text' | 'choice'> };

/** Facts without a subject belong to the text. */
export type FactField = Stored & { audience: Audience; section: FactSection; subject?: 'value' | 'person' };

export const factSections = ['text', 'value', 'time', 'kind', 'people', 'internal'] as const;
export type FactSection = (typeof factSections)[number];

export const roles = ['sole', 'lead', 'partner', 'subcontractor'] as const;
export const workKinds = [
  'new',
  'renovation',
  'extension',
  'maintenance',
  'study',
  'supervision',
  'delivery',
] as const;
export const difficulties = ['ordinary', 'demanding', 'very demanding', 'exceptionally demanding'] as const;
export const clientKinds = [
  'municipality',
  'wellbeing county',
  'state',
  'public company',
  'parish',
  'private',
] as const;

/** Gross and usable areas (brm², htm²) are never converted, because their ratio differs by building. */
export const sizeUnits = [
  'm²',
  'brm²',
  'htm²',
  'm³',
  'm',
  'km',
  'ha',
  'AVL',
  'kW',
  'MW',
  'users',
  'pieces',
] as const;

export const vatKinds = ['excluded', 'included'] as const;

export const currencies = ['EUR', 'SEK', 'NOK', 'DKK', 'USD', 'GBP', 'CHF', 'PLN'] as const;

export const factLimits = {
  titleLength: 200,
  lineLength: 200,
  textLength: 2_000,
  sizes: 3,
  codes: 5,
  people: 10,
  personLength: 120,
  months: 600,
  amount: 1_000_000_000_000,
} as const;

const { titleLength, lineLength, textLength } = factLimits;

/** The order is that of the European procurement document (ESPD, part IV C). */
export const factFields = {
  tenderTitle: { kind: 'line', max: titleLength, audience: 'tender', section: 'text' },
  tenderText: { kind: 'text', max: textLength, audience: 'tender', section: 'text' },
  ourPart: { kind: 'text', max: textLength, audience: 'tender', section: 'text' },
  translations: { kind: 'translations', audience: 'tender', section: 'text' },
  contractValue: { kind: 'money', audience: 'tender', section: 'value', subject: 'value' },
  ourValue: { kind: 'money', audience: 'tender', section: 'value', subject: 'value' },
  ourShare: { kind: 'percent', audience: 'tender', section: 'value', subject: 'value' },
  sizes: { kind: 'sizes', audience: 'tender', section: 'value' },
  startedOn: { kind: 'month', audience: 'tender', section: 'time' },
  endedOn: { kind: 'month', audience: 'tender', section: 'time' },
  ongoing: { kind: 'yes', audience: 'tender', section: 'time' },
  acceptedOn: { kind: 'month', audience: 'tender', section: 'time' },
  role: { kind: 'choice', choices: roles, audience: 'tender', section: 'kind' },
  workKind: { kind: 'choice', choices: workKinds, audience: 'tender', section: 'kind' },
  difficulty: { kind: 'choice', choices: difficulties, audience: 'tender', section: 'kind' },
  clientKind: { kind: 'choice', choices: clientKinds, audience: 'tender', section: 'kind' },
  cpv: { kind: 'cpv', audience: 'tender', section: 'kind' },
  regions: { kind: 'regions', audience: 'tender', section: 'kind' },
  contractForm: { kind: 'line', max: lineLength, audience: 'tender', section: 'kind' },
  reliedOn: { kind: 'line', max: lineLength, audience: 'tender', section: 'kind' },
  clientContact: { kind: 'contact', audience: 'tender', section: 'people', subject: 'person' },
  keyPeople: { kind: 'people', audience: 'internal', section: 'people' },
  secret: { kind: 'names', audience: 'tender', section: 'internal' },
  askedFirst: { kind: 'line', max: lineLength, audience: 'internal', section: 'internal' },
  internalNote: { kind: 'text', max: textLength, audience: 'internal', section: 'internal' },
} as const satisfies Record<string, FactField>;

type Table = typeof factFields;
export type FactName = keyof Table;

/** A tender may tell these internal facts where somebody chooses so for it. */
export const chosenFacts = ['keyPeople'] as const satisfies FactName[];
export const isChosenFact = (name: FactName): boolean => chosenFacts.some((one) => one === name);

/** These are in the language of the reference, and `translations` has them in others. */
export const factTexts = ['tenderTitle', 'tenderText', 'ourPart'] as const satisfies FactName[];
export type FactTexts = { [Name in (typeof factTexts)[number]]?: string | undefined };

export const factEntries = Object.entries(factFields) as [FactName, FactField][];
export const factNames = Object.keys(factFields) as FactName[];

export type NamesOfKind<Kind extends FactKind> = {
  [Name in FactName]: Table[Name] extends { kind: Kind } ? Name : never;
}[FactName];

export interface Money {
  amount: number;
  currency: (typeof currencies)[number];
  vat?: (typeof vatKinds)[number] | undefined;
  /** The amount is rounded or estimated. */
  about?: boolean | undefined;
}

export interface Size {
  amount: number;
  unit: (typeof sizeUnits)[number];
}

export interface KeyPerson {
  name: string;
  task: string;
  months?: number | undefined;
}

/** A year alone begins in January and ends in December. */
export const firstMonth = (value: string): string => (value.length === 4 ? `${value}-01` : value);
export const lastMonth = (value: string): string => (value.length === 4 ? `${value}-12` : value);

/** People type a month so: 3/2021. */
export const typedMonth = (value: string): string => value.replace(/^(\d{4})-0?(\d{1,2})$/, '$2/$1');

/** A month is YYYY-MM, or YYYY where only the year is known. */
export interface ValuesOfKinds {
  line: string;
  text: string;
  month: string;
  contact: string;
  choice: string;
  money: Money;
  percent: number;
  yes: boolean;
  sizes: Size[];
  cpv: string[];
  regions: string[];
  people: KeyPerson[];
  names: FactName[];
  /** By language. */
  translations: Record<string, FactTexts>;
}

export type FactValues = { [Name in FactName]?: ValuesOfKinds[Table[Name]['kind']] | undefined };

/** Facts as they are told in a language. Texts are in that language or left out. */
export function factsIn(language: string, original: string, facts: FactValues): FactValues {
  const { translations = {}, ...others } = facts;
  if (language === original) return others;
  const { tenderTitle: _title, tenderText: _text, ourPart: _part, ...wordless } = others;
  return { ...wordless, ...translations[language] };
}

type FactSubject = NonNullable<FactField['subject']>;

/** The parts of a customer that buyers read in facts, apart from its name and the text. */
export const subjectsOfFacts = (facts: FactValues): FactSubject[] =>
  (['value', 'person'] as const).filter((subject) =>
    factEntries.some(([name, field]) => field.subject === subject && facts[name] !== undefined),
  );

/** Keeps the facts whose subject is accepted; those of the text have none. */
export const factsWhere = (
  facts: FactValues,
  accepts: (subject: FactSubject | undefined) => boolean,
): FactValues =>
  Object.fromEntries(
    factEntries.flatMap(([name, { subject }]) =>
      facts[name] !== undefined && accepts(subject) ? [[name, facts[name]]] : [],
    ),
  );
