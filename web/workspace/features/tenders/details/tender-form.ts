import type { FieldErrors, Resolver } from 'react-hook-form';
import type { clientKinds } from '#contract/reference/facts';
import { createTenderBody, type Tender } from '#contract/resources/tender';
import type { ContentLanguage } from '#contract/rules/content-languages';

/** The form holds what is typed. The deadline is in the time zone of the browser. */
export interface TenderForm {
  title: string;
  buyer: string;
  kind: (typeof clientKinds)[number] | '';
  country: string;
  lot: string;
  procedure: string;
  ted: string;
  hilma: string;
  own: string;
  owner: string;
  deadline: string;
  holdUntil: string;
  most: string;
  sameTwice: boolean;
  languages: ContentLanguage[];
}

const usualDays = 21;
const noon = 12;

export function emptyForm(owner: string, now = new Date()): TenderForm {
  const deadline = new Date(now.getFullYear(), now.getMonth(), now.getDate() + usualDays, noon);
  return {
    title: '',
    buyer: '',
    kind: '',
    country: '',
    lot: '',
    procedure: '',
    ted: '',
    hilma: '',
    own: '',
    owner,
    deadline: localTime(deadline),
    holdUntil: '',
    most: '',
    sameTwice: true,
    languages: [],
  };
}

export const formOf = ({
  title,
  buyer,
  lot = '',
  procedure = '',
  identifiers: { ted = '', hilma = '', own = '' } = {},
  owner,
  deadline,
  holdUntil = '',
  allowed,
  languages,
}: Tender): TenderForm => ({
  title,
  buyer: buyer?.name ?? '',
  kind: buyer?.kind ?? '',
  country: buyer?.country ?? '',
  lot,
  procedure,
  ted,
  hilma,
  own,
  owner,
  deadline: localTime(new Date(deadline)),
  holdUntil,
  most: allowed?.references === undefined ? '' : String(allowed.references),
  sameTwice: allowed?.sameTwice ?? true,
  languages: languages as ContentLanguage[],
});

/** A saved tender loses what is empty in the form. */
export function bodyOf(
  {
    title,
    buyer,
    kind,
    country,
    lot,
    procedure,
    ted,
    hilma,
    own,
    owner,
    deadline,
    holdUntil,
    most,
    sameTwice,
    languages,
  }: TenderForm,
  saved?: Tender,
) {
  const aboutBuyer = filled({ name: buyer, kind, country: country.trim().toUpperCase() });
  const allowed = { ...(most.trim() && { references: Number(most) }), ...(!sameTwice && { sameTwice }) };
  const at = new Date(deadline);
  const none = saved ? null : undefined;
  return {
    title,
    // Without a name, the schema asks for it.
    buyer: aboutBuyer ? { ...aboutBuyer, name: buyer } : none,
    lot: lot.trim() || none,
    procedure: procedure.trim() || none,
    identifiers: filled({ ted, hilma, own }) ?? none,
    // One who has left stays the owner until another is chosen, but cannot be sent again.
    ...(owner !== saved?.owner && { owner }),
    deadline: Number.isNaN(at.getTime()) ? '' : at.toISOString(),
    holdUntil: holdUntil || none,
    allowed: Object.keys(allowed).length > 0 ? allowed : none,
    languages,
  };
}

function filled<Values extends Record<string, string>>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value.trim());
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries) as { [Name in keyof Values]?: Exclude<Values[Name], ''> };
}

/** A new tender has nothing that could be removed by null. */
export function newBodyOf(form: TenderForm) {
  const { buyer, lot, procedure, identifiers, holdUntil, allowed, ...rest } = bodyOf(form);
  return {
    ...rest,
    ...(buyer && { buyer }),
    ...(lot && { lot }),
    ...(procedure && { procedure }),
    ...(identifiers && { identifiers }),
    ...(holdUntil && { holdUntil }),
    ...(allowed && { allowed }),
  };
}

export const resolver: Resolver<TenderForm> = (values) => {
  const result = createTenderBody.safeParse(newBodyOf(values));
  const errors: FieldErrors<TenderForm> = {};
  for (const { path, message } of result.error?.issues ?? [])
    errors[fieldAt(path)] ??= { type: 'schema', message };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** The schema nests what the form has side by side. */
function fieldAt([name, nested]: readonly PropertyKey[]): keyof TenderForm {
  if (name === 'allowed') return 'most';
  if (nested === 'name') return 'buyer';
  return (typeof nested === 'string' ? nested : name) as keyof TenderForm;
}

/** For a field of day and time, which has no time zone. */
export function localTime(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
