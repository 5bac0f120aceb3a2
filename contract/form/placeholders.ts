import type { FactName } from '../reference/facts.ts';

interface Placeholder {
  /** `document` has one value, `reference` one for each reference. */
  of: 'reference' | 'document';
  kind?: 'picture';
  /** Tells this fact. */
  fact?: FactName;
}

/** Every fact that buyers may get has one. Names in other languages are in `words/<language>/placeholders.ts`. */
export const placeholders = {
  number: { of: 'reference' },
  title: { of: 'reference', fact: 'tenderTitle' },
  customer: { of: 'reference' },
  description: { of: 'reference', fact: 'tenderText' },
  ourPart: { of: 'reference', fact: 'ourPart' },
  value: { of: 'reference', fact: 'contractValue' },
  ourValue: { of: 'reference', fact: 'ourValue' },
  ourShare: { of: 'reference', fact: 'ourShare' },
  size: { of: 'reference', fact: 'sizes' },
  start: { of: 'reference', fact: 'startedOn' },
  end: { of: 'reference', fact: 'endedOn' },
  period: { of: 'reference' },
  ongoing: { of: 'reference', fact: 'ongoing' },
  accepted: { of: 'reference', fact: 'acceptedOn' },
  role: { of: 'reference', fact: 'role' },
  workKind: { of: 'reference', fact: 'workKind' },
  difficulty: { of: 'reference', fact: 'difficulty' },
  clientKind: { of: 'reference', fact: 'clientKind' },
  cpv: { of: 'reference', fact: 'cpv' },
  region: { of: 'reference', fact: 'regions' },
  contractForm: { of: 'reference', fact: 'contractForm' },
  reliedOn: { of: 'reference', fact: 'reliedOn' },
  keyPeople: { of: 'reference', fact: 'keyPeople' },
  contactName: { of: 'reference', fact: 'clientContact' },
  contactPhone: { of: 'reference' },
  contactEmail: { of: 'reference' },
  type: { of: 'reference' },
  industry: { of: 'reference' },
  location: { of: 'reference' },
  outcomes: { of: 'reference' },
  story: { of: 'reference' },
  quote: { of: 'reference' },
  quotePerson: { of: 'reference' },
  picture: { of: 'reference', kind: 'picture' },
  logo: { of: 'reference', kind: 'picture' },
  organization: { of: 'document' },
  tender: { of: 'document' },
  tenderNumber: { of: 'document' },
  buyer: { of: 'document' },
  proof: { of: 'document' },
  proofCode: { of: 'document', kind: 'picture' },
  today: { of: 'document' },
} as const satisfies Record<string, Placeholder>;

export type PlaceholderName = keyof typeof placeholders;
export const placeholderNames = Object.keys(placeholders) as PlaceholderName[];

type NamesOf<Scope> = {
  [Name in PlaceholderName]: (typeof placeholders)[Name]['of'] extends Scope ? Name : never;
}[PlaceholderName];
export type DocumentPlaceholder = NamesOf<'document'>;

const byName: Record<PlaceholderName, Placeholder> = placeholders;

export const isPicture = (name: PlaceholderName): boolean => byName[name].kind === 'picture';
export const isOfDocument = (name: PlaceholderName): name is DocumentPlaceholder =>
  byName[name].of === 'document';
export const factOf = (name: PlaceholderName): FactName | undefined => byName[name].fact;
