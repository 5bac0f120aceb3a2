import { cut } from '#contract/primitives/characters';
import {
  factLimits,
  firstMonth,
  lastMonth,
  type difficulties,
  type roles,
  type workKinds,
  sizeUnits,
  type FactName,
  type FactValues,
  type ValuesOfKinds,
} from '#contract/reference/facts';
import * as words from '#words/imports';
import { fold } from './reading/fold.ts';
import type { Candidate } from './reading/read-candidates.ts';

/** Firms call their roles like this, in Finnish, Swedish and English. */
const roleNames: Record<(typeof roles)[number], string> = {
  sole: 'yksin; ensam; sole, alone, sole contractor',
  lead: 'pääkonsultti, päätoteuttaja, pääurakoitsija, vetäjä; huvudkonsult, huvudentreprenör; lead, lead consultant, main consultant, main contractor',
  partner:
    'ryhmittymän jäsen, konsortion jäsen, kumppani, osakas; konsortiemedlem, partner; consortium partner, member of a consortium, joint venture',
  subcontractor:
    'alikonsultti, aliurakoitsija, alihankkija; underkonsult, underentreprenör, underleverantör; subconsultant, sub consultant, subcontractor',
};

const workKindNames: Record<(typeof workKinds)[number], string> = {
  new: 'uudisrakentaminen, uudisrakennus, uudiskohde; nybyggnad, nybyggnation; new, new construction, new build',
  renovation:
    'korjausrakentaminen, peruskorjaus, saneeraus, korjaus; renovering, ombyggnad, sanering; renovation, refurbishment',
  extension: 'laajennus; tillbyggnad, utbyggnad; extension',
  maintenance: 'ylläpito, kunnossapito, huolto; underhåll; maintenance',
  study: 'selvitys, esiselvitys, tutkimus; utredning, studie; study, survey',
  supervision: 'valvonta; övervakning; supervision',
  delivery: 'toimitus; leverans; delivery, supply',
};

const difficultyNames: Record<(typeof difficulties)[number], string> = {
  ordinary: 'tavanomainen; normal; ordinary',
  demanding: 'vaativa; krävande; demanding',
  'very demanding': 'erittäin vaativa; mycket krävande; very demanding',
  'exceptionally demanding': 'poikkeuksellisen vaativa; exceptionellt krävande; exceptionally demanding',
};

const units = { jm: 'm', kpl: 'pieces', st: 'pieces', pcs: 'pieces', käyttäjää: 'users', användare: 'users' };

/** Finnish regions by their NUTS codes of 2024. */
const regions = {
  FI196: 'Satakunta',
  FI198: 'Keski-Suomi, Mellersta Finland, Central Finland',
  FI199: 'Etelä-Pohjanmaa, Södra Österbotten, South Ostrobothnia',
  FI19A: 'Pohjanmaa, Österbotten, Ostrobothnia',
  FI19B: 'Pirkanmaa, Birkaland',
  FI1B1: 'Uusimaa, Helsinki-Uusimaa, Nyland, Helsingfors-Nyland',
  FI1C1: 'Varsinais-Suomi, Egentliga Finland, Southwest Finland',
  FI1C2: 'Kanta-Häme, Egentliga Tavastland',
  FI1C5: 'Etelä-Karjala, Södra Karelen, South Karelia',
  FI1C6: 'Päijät-Häme, Päijänne-Tavastland',
  FI1C7: 'Kymenlaakso, Kymmenedalen',
  FI1D5: 'Keski-Pohjanmaa, Mellersta Österbotten, Central Ostrobothnia',
  FI1D7: 'Lappi, Lappland, Lapland',
  FI1D8: 'Kainuu, Kajanaland',
  FI1D9: 'Pohjois-Pohjanmaa, Norra Österbotten, North Ostrobothnia',
  FI1DA: 'Etelä-Savo, Södra Savolax, South Savo',
  FI1DB: 'Pohjois-Savo, Norra Savolax, North Savo',
  FI1DC: 'Pohjois-Karjala, Norra Karelen, North Karelia',
  FI200: 'Ahvenanmaa, Åland',
};

const byName = (table: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([value, names]) => names.split(/[,;]/).map((name) => [fold(name), value])),
  );
const roleNamed = byName(roleNames);
const choices = { workKind: byName(workKindNames), difficulty: byName(difficultyNames) };
const regionNamed = byName(regions);
const unitNamed = new Map([
  ...sizeUnits.map((unit) => [unit.toLowerCase(), unit] as const),
  ...Object.entries(units),
]);

/** Returns what the row says that tenders ask for. A role in other words says what the firm did. `rest` is what the description has no room for. */
export function factsOf(candidate: Candidate, rest = ''): FactValues {
  const { texts, value, share, size, cpv, start, end, isOngoing } = candidate;
  const role = roleNamed.get(fold(texts.role ?? ''));
  const unit = size?.unit && unitNamed.get(size.unit.toLowerCase());
  const region = regionOf(texts.region ?? '');
  const isInOrder = !start || !end || firstMonth(start) <= lastMonth(end);
  const facts: { [Name in FactName]?: FactValues[Name] | '' | false } = {
    // An amount without a currency is one of euros, as the step with the columns says.
    contractValue: value && { currency: 'EUR', ...value },
    ourShare: share,
    startedOn: start,
    endedOn: isOngoing || !isInOrder ? undefined : end,
    ongoing: isOngoing,
    sizes: unit ? [{ amount: size.amount, unit: unit as ValuesOfKinds['sizes'][number]['unit'] }] : undefined,
    role,
    ourPart: role ? undefined : texts.role,
    workKind: choices.workKind.get(fold(texts.workKind ?? '')),
    difficulty: choices.difficulty.get(fold(texts.difficulty ?? '')),
    cpv: cpv ? [cpv.slice(0, 8)] : undefined,
    regions: region ? [region] : undefined,
    internalNote: cut([noteOf(candidate), rest].filter(Boolean).join('\n'), factLimits.textLength),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact)) as FactValues;
}

const regionOf = (text: string): string | undefined =>
  /^[A-Z]{2}[0-9A-Z]{1,3}$/.test(text) ? text : regionNamed.get(fold(text));

/** Keeps what has no field of its own: the words about permission, people without an address, cells that could not be read. */
function noteOf({ texts, contact, marks }: Candidate): string {
  const unread = new Set(
    marks.flatMap(({ field, words: cell, isLost }) =>
      isLost ? words.unread(words.fields[field], cell) : [],
    ),
  );
  const person = contact.email ? [] : [contact.name, contact.phone];
  const unnamed = (['workKind', 'difficulty'] as const).flatMap((field) => {
    const text = texts[field];
    return text && !choices[field].has(fold(text)) ? words.unread(words.fields[field], text) : [];
  });
  const permission = texts.permission && words.permissionInFile(texts.permission);
  return [texts.note, permission, ...person, ...unread, ...unnamed].filter(Boolean).join('\n');
}
