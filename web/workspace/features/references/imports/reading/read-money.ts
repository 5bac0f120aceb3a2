import { isErrorCell, refused, textOf, type Cell, type Mark, type Reading } from './cell.ts';
import { readNumber, splitAbout } from './read-number.ts';

export interface Money {
  amount: number;
  currency?: string;
}

const secrets = /^(salainen|luottamuksellinen|hemlig|konfidentiell|secret|confidential)$/i;
const taxes =
  /\(?\s*\b(alv|vat|moms)\s*0\s*%\s*\)?|\(?\s*(excl\.?|exkl\.?|ei sis\.?)\s*(vat|moms|alv)\.?\s*\)?/gi;
const currencies = /€|\b(?:eur|sek|nok|dkk|gbp|usd)\b|(?<![\p{L}])(?:euroa|euros|euro)\b/giu;
const times: readonly [RegExp, number][] = [
  [/^(m|mn|milj\.?|miljoonaa|miljoner|million|mio)$/i, 1_000_000],
  [/^(t|k|tuhatta|tusen|thousand)$/i, 1_000],
];

export function readMoney(cell: Cell): Reading<Money> {
  if (isErrorCell(cell)) return refused('cellError');
  if (typeof cell === 'number')
    return cell < 0 ? refused('negative') : { value: { amount: cell }, marks: [] };
  if (typeof cell !== 'string') return refused('notMoney');
  const text = textOf(cell);
  if (secrets.test(text)) return refused('secret');
  const { rest, isAbout } = splitAbout(text.replace(taxes, ' ').replace(/\s+/g, ' '));
  // In "M€" and "t€" the multiplier stands at the sign.
  const found = rest.match(currencies) ?? [];
  if (new Set(found.map(codeOf)).size > 1) return refused('notMoney');
  const [, number = '', multiplier = ''] =
    /^([\d.,\s'’]+)(\p{L}*\.?)$/u.exec(rest.replace(currencies, '').trim()) ?? [];
  if (/^[-−–]\s*\d/.test(rest)) return refused('negative');
  const read = readNumber(number);
  const factor = multiplier === '' ? 1 : times.find(([word]) => word.test(multiplier))?.[1];
  if (!read || !factor) return refused('notMoney');
  // Nobody writes thousands of millions: in "1,250 M€" the comma is a decimal one.
  const value = factor > 1 && read.isAmbiguous ? Number(number.trim().replace(',', '.')) : read.value;
  const marks: Mark[] = isAbout ? ['about'] : [];
  if (read.isAmbiguous && (factor > 1 || !found[0])) marks.push('thousands');
  const currency = found[0] && codeOf(found[0]);
  // A product such as 0.29 × 1,000,000 would have digits that nobody wrote.
  const amount = Math.round(value * factor * 100) / 100;
  return { value: { amount, ...(currency && { currency }) }, marks };
}

const codeOf = (currency: string): string => (/^(€|euro)/i.test(currency) ? 'EUR' : currency.toUpperCase());

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
