import * as fc from 'fast-check';
import { strToU8 } from 'fflate';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import type { ImportedField } from '#contract/rules/imported-fields';
import {
  findHeading,
  guessColumns,
} from '#web/workspace/features/references/imports/reading/guess-columns.ts';
import {
  readCandidates,
  type Candidate,
} from '#web/workspace/features/references/imports/reading/read-candidates.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';

/** Headings as firms write them, also with additions or a letter wrong. The last ones of each are no fields. */
const headings: Record<'fi' | 'sv' | 'en', [ImportedField | undefined, string[]][]> = {
  fi: [
    ['externalId', ['Hankenro', 'HANKENUMERO', 'Projektinro.']],
    ['title', ['Kohde', 'Hankkeen nimi', 'Projektin nimi:']],
    ['customer', ['Asiakas', 'Tilaaja / rakennuttaja', 'ASIAKAS (virallinen nimi)']],
    ['location', ['Paikkakunta', 'Paikka-\nkunta', 'Kaupunki']],
    ['start', ['Alkoi', 'Aloitus', 'Alku (kk/vuosi)']],
    ['end', ['Valmistui', 'Valmistuminnen', 'Loppu']],
    ['value', ['Arvo €', 'Palkkio (alv 0 %)', 'Sopimuksen arvo']],
    ['size', ['Laajuus', 'Laajuus brm²', 'Hankkeen laajuus']],
    ['description', ['Kuvaus', 'Lyhyt kuvaus', 'Tiivistelmä']],
    [undefined, ['Väri', 'Järjestys', 'Laskutettu']],
  ],
  sv: [
    ['externalId', ['Projektnummer', 'Projektnr', 'PROJEKTNUMMER']],
    ['title', ['Projektnamn', 'Uppdrag', 'Rubrik']],
    ['customer', ['Beställare', 'Kund', 'Uppdragsgivare']],
    ['location', ['Ort', 'Kommun', 'Plats']],
    ['start', ['Startdatum', 'Början', 'Började']],
    ['end', ['Slutdatum', 'Färdig', 'Slut (månad)']],
    ['value', ['Värde', 'Arvode (moms 0 %)', 'Kontraktsvärde EUR']],
    ['size', ['Omfattning', 'Omfatning', 'Projektets storlek']],
    ['description', ['Beskrivning', 'Kort beskrivning', 'Sammanfattning']],
    [undefined, ['Färg', 'Ordning', 'Fakturerad']],
  ],
  en: [
    ['externalId', ['Project ID', 'Project no.', 'PROJECT NUMBER']],
    ['title', ['Project name', 'Title', 'Reference']],
    ['customer', ['Client', 'Customer (legal name)', 'Buyer']],
    ['location', ['City', 'Location', 'Town']],
    ['start', ['Start', 'Start date', 'Started']],
    ['end', ['End', 'Completed', 'End date']],
    ['value', ['Contract value', 'Fee (VAT 0 %)', 'Value EUR']],
    ['size', ['Size', 'Project size', 'Scope']],
    ['description', ['Description', 'Short description', 'Summary EN']],
    [undefined, ['Color', 'Sorting', 'Invoiced']],
  ],
};

const months = ['tammikuu', 'helmikuu', 'maaliskuu', 'huhtikuu', 'toukokuu', 'kesäkuu'];
const dateHabits: ((year: number, month: number) => string)[] = [
  (year, month) => `${month}/${year}`,
  (year, month) => `14.${month}.${year}`,
  (year, month) => `${year}-${String(month).padStart(2, '0')}`,
  (year, month) => `${year}-${String(month).padStart(2, '0')}-28`,
  (year, month) => (month <= 6 ? `${months[month - 1]} ${year}` : `n. ${month}/${year}`),
];
const grouped = (amount: number, by: string) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, by);
const moneyHabits: ((amount: number) => string)[] = [
  (amount) => `${grouped(amount, '\u00A0')} €`,
  (amount) => `${grouped(amount, '.')},00`,
  (amount) => `EUR ${grouped(amount, ',')}`,
  (amount) => `${String(amount / 1_000_000).replace('.', ',')} M€`,
  (amount) => `n. ${amount / 1_000} t€ (alv 0 %)`,
];

const project = fc.record({
  externalId: fc.integer({ min: 1_000, max: 9_999 }).map((number) => `P-${number}`),
  title: fc.constantFrom('Silta', 'Koulun peruskorjaus', 'Master plan, phase 2', 'Väg 40; etapp "B"'),
  customer: fc.constantFrom('Kuusilahden kaupunki', 'Suvantolan Vesi Oy', 'Ångs kommun', 'North & Sons Ltd'),
  location: fc.constantFrom('Kuusilahti', 'Ång', 'Newtown'),
  year: fc.integer({ min: 1_995, max: 2_027 }),
  start: fc.integer({ min: 1, max: 6 }),
  end: fc.integer({ min: 6, max: 12 }),
  amount: fc.integer({ min: 5, max: 9_000 }).map((thousands) => thousands * 1_000),
  size: fc.integer({ min: 100, max: 99_999 }),
  description: fc.constantFrom('Rakennus oli käytössä.', '=1+1', 'Two lines\nof text', 'Vägen byggdes'),
  other: fc.constantFrom('1', 'x', 'punainen'),
});

const table = fc.record({
  language: fc.constantFrom('fi' as const, 'sv' as const, 'en' as const),
  dates: fc.nat(4),
  money: fc.nat(4),
  variants: fc.array(fc.nat(2), { minLength: 10, maxLength: 10 }),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10 }),
  titleRows: fc.constantFrom([], [['Referenssiluettelo'], []], [['References 2026'], ['internal'], []]),
  delimiter: fc.constantFrom(';', ',', '\t'),
  projects: fc.array(project, { minLength: 5, maxLength: 30 }),
});

type Project = typeof project extends fc.Arbitrary<infer T> ? T : never;

const truthOf = (one: Project) => {
  const month = (number: number) => `${one.year}-${String(number).padStart(2, '0')}`;
  const { externalId, title, customer, location, description, amount, size } = one;
  return {
    externalId,
    title,
    customer,
    location,
    description,
    start: month(one.start),
    end: month(one.end),
    value: amount,
    size,
  };
};

const readOf = ({ texts, start, end, value, size }: Candidate): Partial<ReturnType<typeof truthOf>> => {
  const { externalId, title, customer, location, description } = texts;
  const read = {
    externalId,
    title,
    customer,
    location,
    description,
    start,
    end,
    value: value?.amount,
    size: size?.amount,
  };
  return JSON.parse(JSON.stringify(read)) as typeof read as Partial<ReturnType<typeof truthOf>>;
};

it('reads a hundred generated tables nearly whole, and nothing wrongly without a mark', async () => {
  const columns = { right: 0, all: 0 };
  const cells = { right: 0, all: 0, wrong: [] as string[] };
  for (const { language, dates, money, variants, order, titleRows, delimiter, projects } of fc.sample(
    table,
    100,
  )) {
    const chosen = order.map((index) => headings[language][index]!);
    const heads = order.map((index, at) => headings[language][index]![1][variants[at]!]!);
    const cellOf = (one: Project, field: ImportedField | undefined): string => {
      if (field === 'start' || field === 'end') return dateHabits[dates]!(one.year, one[field]);
      if (field === 'value') return moneyHabits[money]!(one.amount);
      if (field === 'size') return `${one.size} brm²`;
      return field === undefined ? one.other : String(one[field as keyof Project]);
    };
    const rows = projects.map((one) => chosen.map(([field]) => cellOf(one, field)));
    const text = Papa.unparse([...titleRows, heads, ...rows], { delimiter });
    const [sheet] = await readTable(strToU8(text), 'generated');
    const heading = findHeading(sheet!);
    const mapping = guessColumns(sheet!, heading);
    columns.all += chosen.length;
    columns.right += chosen.filter(([field], index) => mapping.get(index) === field).length;
    const { candidates } = readCandidates(sheet!, heading, mapping);
    for (const [index, one] of projects.entries()) {
      const candidate = candidates.find(({ row }) => row === heading + 2 + index);
      const read = candidate && readOf(candidate);
      for (const [field, truth] of Object.entries(truthOf(one))) {
        const value = read?.[field as keyof typeof read];
        cells.all += 1;
        if (value === truth) cells.right += 1;
        else if (value !== undefined && !candidate!.marks.some((mark) => mark.field === field))
          cells.wrong.push(
            `${language} ${field}: ${String(truth)} → ${String(value)} (${heads.join(' | ')})`,
          );
      }
    }
  }
  expect(cells.wrong).toEqual([]);
  expect(columns.right / columns.all).toBeGreaterThanOrEqual(0.95);
  expect(cells.right / cells.all).toBeGreaterThanOrEqual(0.98);
});
