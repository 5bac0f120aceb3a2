import * as methodWords from '#words/billing';

export const expiryInWords = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}/${year}`;

const soonMonths = 2;

/** A card is valid until the end of its month. */
export function expiryState(month: number, year: number, now: Date): 'good' | 'soon' | 'expired' {
  const months = (year - now.getFullYear()) * 12 + month - 1 - now.getMonth();
  if (months < 0) return 'expired';
  return months < soonMonths ? 'soon' : 'good';
}

const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  ideal: 'iDEAL',
  paypal: 'PayPal',
  sepa_debit: 'SEPA Direct Debit',
  bacs_debit: 'Bacs Direct Debit',
  us_bank_account: methodWords.usBankAccount,
  revolut_pay: 'Revolut Pay',
};

export const nameOf = (word: string): string =>
  names[word] ?? (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('_', ' ');

const warnFrom = 0.8;

export function fillState(used: number, limit: number): 'good' | 'near' | 'full' {
  if (used >= limit) return 'full';
  return used / limit >= warnFrom ? 'near' : 'good';
}
