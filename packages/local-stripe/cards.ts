import type { Account } from './account.ts';
import { cardError } from './errors.ts';
import { newId } from './ids.ts';
import type { PaymentMethod } from './shapes.ts';

export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** Accepted, but later payments fail. */
  failsLater: '4000000000000341',
} as const;

export interface CardInput {
  number: string;
  /** "12 / 34" or "12/2034". */
  expiry: string;
  cvc: string;
}

export const cardOf = (number: string = testCards.good): CardInput => ({
  number,
  expiry: '12 / 34',
  cvc: '123',
});

const isFuture = (year: number, month: number, now: number): boolean => Date.UTC(year, month) / 1000 > now;

/** Throws Stripe's own messages for an invalid card. */
function checkCard(account: Account, { number, expiry, cvc }: CardInput) {
  const digits = number.replaceAll(/[\s-]/g, '');
  if (!(Object.values(testCards) as string[]).includes(digits)) {
    throw cardError('Your card number is incorrect. Only test cards exist here.', 'incorrect_number');
  }
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (!month || Number(month) < 1 || Number(month) > 12 || !year) {
    throw cardError('Your card’s expiration date is incomplete.', 'invalid_expiry_month');
  }
  const [exp_month, exp_year] = [Number(month), 2000 + Number(year)];
  if (!isFuture(exp_year, exp_month, account.now)) {
    throw cardError('Your card’s expiration date is in the past.', 'expired_card');
  }
  if (!/^\d{3,4}$/.test(cvc.trim()))
    throw cardError('Your card’s security code is incomplete.', 'invalid_cvc');
  if (digits === testCards.declined) throw cardError('Your card was declined.', 'card_declined');
  return { last4: digits.slice(-4), exp_month, exp_year };
}

export function attachCard(account: Account, customerId: string, input: CardInput): PaymentMethod {
  const card = checkCard(account, input);
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    card: {
      ...card,
      brand: 'visa',
      display_brand: 'visa',
    },
    created: account.now,
    customer: customerId,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  account.put('paymentMethods', method);
  account.emit('payment_method.attached', method);
  return method;
}

export const canPay = (card: PaymentMethod | undefined): boolean =>
  card !== undefined && card.card.last4 !== testCards.failsLater.slice(-4);

/** Checks immediate payments, where `failsLater` fails too. */
export function assertPays(account: Account, input: CardInput): void {
  if (checkCard(account, input).last4 === testCards.failsLater.slice(-4)) {
    throw cardError('Your card was declined.', 'card_declined');
  }
}
