import { currencies, type Money } from '#contract/reference/facts';
import { isErrorCell, refused, textOf, type Cell, type Mark, type Reading } from './cell.ts';
import { readNumber, splitAbout } from '../../../../lib/read-number.ts';

/** Many tables name no currency. */
export type ReadMoney = Omit<Money, 'currency'> & Partial<Pick<Money, 'currency'>>;

const secrets = /^(salainen|luottamuksellinen|hemlig|konfidentiell|secret|confidential)$/i;
const withoutTax =
  /\(?\s*\b(alv|vat|moms)\s*0\s*%\s*\)?|\(?\s*(excl\.?|exkl\.?|ei sis\.?)\s*(vat|moms|alv)\.?\s*\)?/gi;
const withTax = /\(?\s*\b(incl\.?|inkl\.?|sis\.?)\s*(vat|moms|alv)\.?\s*(\d+([.,]\d+)?\s*%)?\s*\)?/gi;
const signs = new RegExp(
  String.raw`€|(?<!\p{L})(?:${currencies.join('|')}|euroa|euros|euro)(?!\p{L})|(?<=(?<!\p{L})[tkm])eur(?!\p{L})`,
  'giu',
);
const multipliers: readonly [RegExp, number][] = [
  [/^(m|mn|milj\.?|miljoonaa|miljoner|million|mio)$/i, 1_000_000],
  [/^(t|k|tuhatta|tusen|thousand)$/i, 1_000],
];

/** The heading of a column may say for all of its cells what "Value (k€, excl. VAT)" says. */
export function readMoney(cell: Cell, heading = ''): Reading<ReadMoney> {
  if (isErrorCell(cell)) return refused('cellError');
  const column = inHeading(heading);
  if (typeof cell === 'number') {
    const { factor, ...said } = column;
    return cell < 0 ? refused('negative') : { value: { ...said, amount: times(cell, factor) }, marks: [] };
  }
  if (typeof cell !== 'string') return refused('notMoney');
  const text = textOf(cell);
  if (secrets.test(text)) return refused('secret');
  const { rest: untaxed, vat } = splitTax(text);
  const { rest, isAbout } = splitAbout(untaxed);
  // In "M€" and "t€" the multiplier stands at the sign.
  const found = rest.match(signs) ?? [];
  if (new Set(found.map(codeOf)).size > 1) return refused('notMoney');
  const [, number = '', multiplier = ''] =
    /^([\d.,\s'’]+)(\p{L}*\.?)$/u.exec(rest.replace(signs, '').trim()) ?? [];
  if (/^[-−–]\s*\d/.test(rest)) return refused('negative');
  const read = readNumber(number);
  const factor = multiplier === '' ? 1 : factorOf(multiplier);
  if (!read || !factor) return refused('notMoney');
  // Nobody writes thousands of millions: in "1,250 M€" the comma is a decimal one.
  const value = factor > 1 && read.isAmbiguous ? Number(number.trim().replace(',', '.')) : read.value;
  const marks: Mark[] = isAbout ? ['about'] : [];
  if (read.isAmbiguous && (factor > 1 || !found[0])) marks.push('thousands');
  const { currency = found[0] && codeOf(found[0]), vat: vatOfColumn } = column;
  const amount = times(value, multiplier === '' ? column.factor : factor);
  const taxed = vat ?? vatOfColumn;
  const said = {
    ...(currency && { currency }),
    ...(taxed && { vat: taxed }),
    ...(isAbout && { about: true }),
  };
  return { value: { amount, ...said }, marks };
}

/** A product such as 0.29 × 1,000,000 would have digits that nobody wrote. */
const times = (value: number, factor: number): number => Math.round(value * factor * 100) / 100;

const factorOf = (word: string): number | undefined => multipliers.find(([one]) => one.test(word))?.[1];

const codeOf = (sign: string): Money['currency'] =>
  /^(€|euro)/i.test(sign) ? 'EUR' : (sign.toUpperCase() as Money['currency']);

function splitTax(text: string): { rest: string; vat: Money['vat'] } {
  const rest = text.replace(withoutTax, ' ');
  const bare = rest.replace(withTax, ' ');
  const vat = rest !== text ? 'excluded' : bare !== rest ? 'included' : undefined;
  return { rest: bare.replace(/\s+/g, ' '), vat };
}

function inHeading(heading: string): Omit<ReadMoney, 'amount'> & { factor: number } {
  const { rest, vat } = splitTax(heading);
  const sign = rest.match(signs)?.[0];
  const [, word = ''] = /(1[ .]?000|(?<!\p{L})\p{L}+\.?) ?(?:€|eur)/iu.exec(rest) ?? [];
  const factor = word.startsWith('1') ? 1_000 : (factorOf(word) ?? 1);
  return { factor, ...(sign && { currency: codeOf(sign) }), ...(vat && { vat }) };
}

/** A share of the whole in percent. */
export function readShare(cell: Cell): Reading<number> {
  if (isErrorCell(cell)) return refused('cellError');
  const text = textOf(cell);
  const hasSign = text.endsWith('%');
  const value = typeof cell === 'number' ? cell : readNumber(text.replace(/%$/, ''))?.value;
  if (value === undefined || value < 0 || value > 100) return refused('notShare');
  if (hasSign || value > 1) return { value, marks: [] };
  return { value: value * 100, marks: value === 1 ? ['wholeShare'] : [] };
}
