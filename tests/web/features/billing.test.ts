import { describe, expect, it } from 'vitest';
import { freePlan, maxCards, plans, popularPlan, storageBytes } from '#contract/rules/plans';
import { translations } from '#words/plans';
import {
  expiryInWords,
  expiryState,
  nameOf,
  fillState,
} from '../../../web/workspace/features/billing/rules.ts';
import { paymentAddress } from '#web/workspace/features/billing/payment-address.ts';
import { formatAmount, formatPrice } from '../../../web/shared/plans/format.ts';
import {
  arePlans,
  featuresOf,
  hasBothPeriods,
  periodOf,
  priceFor,
  priceInWords,
  priceWithId,
  whatItComesTo,
} from '../../../web/shared/plans/plans.ts';

const price = (cents: number, count: number) => ({
  id: `price_${cents}_${count}`,
  unit_amount: cents,
  recurring: { interval: 'month' as const, interval_count: count },
});

describe('the list of plans', () => {
  it('is accepted only in the shape that the build writes', () => {
    expect(arePlans(JSON.parse(JSON.stringify(plans)))).toBe(true);
    for (const other of [null, {}, [], [null], [{ name: 'Team' }], '<html>'])
      expect(arePlans(other)).toBe(false);
    const [first, ...rest] = plans;
    expect(arePlans([{ ...first, metadata: {} }, ...rest])).toBe(false);
    expect(arePlans([...rest, { ...first, prices: [{ id: 'price_1' }] }])).toBe(false);
  });

  it('has prices in euros, without cents when there are none', () => {
    expect(priceInWords(price(2900, 1))).toBe('€29 a month');
    expect(priceInWords(price(29_000, 12))).toBe('€290 a year');
    expect([0, 2416.67, 123_450].map(formatPrice)).toEqual(['€0', '€24.17', '€1,234.50']);
    expect(formatAmount(2900, 'eur')).toBe('€29.00');
  });

  it('has a translation of every text that Stripe holds, but not of amounts', () => {
    const texts = plans.flatMap(({ description, marketing_features: features }) => [
      description,
      ...features.map(({ name }) => name).filter((name) => !/^\d/.test(name)),
    ]);
    expect([...new Set(texts)].toSorted()).toEqual(Object.keys(translations).toSorted());
    expect(featuresOf(popularPlan)).toEqual(popularPlan.marketing_features.map(({ name }) => name));
  });

  it('shows an annual price per month, and what it saves', () => {
    const plan = { ...popularPlan, prices: [price(2900, 1), price(29_000, 12)] };
    expect(plan.prices.map(periodOf)).toEqual(['monthly', 'annual']);
    expect(plan.prices.map((one) => whatItComesTo(plan, one))).toEqual([
      'Billed monthly',
      'Billed annually: €24.17 a month, €58 a year less than monthly',
    ]);
    const dearer = { ...plan, prices: [price(2900, 1), price(36_000, 12)] };
    expect(whatItComesTo(dearer, dearer.prices[1]!)).toBe('Billed annually: €30 a month');
  });

  it('offers the other period where the chosen one has no price', () => {
    const only = { ...popularPlan, prices: [price(2900, 1)] };
    expect(priceFor(only, 'annual')).toBe(only.prices[0]);
    expect(priceFor(freePlan, 'monthly')).toBeUndefined();
    expect(hasBothPeriods([freePlan, only])).toBe(false);
    expect(hasBothPeriods(plans)).toBe(true);
  });

  it('finds a plan by its price, unless the price no longer exists', () => {
    for (const one of popularPlan.prices) expect(priceWithId(plans, one.id)).toBe(one);
    for (const id of ['price_gone', '', null]) expect(priceWithId(plans, id)).toBeUndefined();
  });

  it('compares each plan with the current limits, without repeating a feature', () => {
    const now = { limit: maxCards(freePlan), storageLimit: storageBytes(freePlan) };
    const plan = {
      ...popularPlan,
      metadata: { max_cards: '50', max_storage_mb: '10240' },
      marketing_features: [{ name: '50 reference cards' }, { name: '10 GB of files' }, { name: 'Embeds' }],
    };
    expect(featuresOf(plan, now)).toEqual([
      '50 reference cards instead of 5',
      '10 GB of files instead of 100 MB',
      'Embeds',
    ]);
    expect(featuresOf(plan)).toEqual(['50 reference cards', '10 GB of files', 'Embeds']);
  });
});

describe('a card', () => {
  it('is valid to the end of its month, and warns before that', () => {
    const now = new Date(2026, 10, 30);
    expect(expiryState(10, 2026, now)).toBe('expired');
    expect(expiryState(11, 2026, now)).toBe('soon');
    expect(expiryState(12, 2026, now)).toBe('soon');
    expect(expiryState(1, 2027, now)).toBe('good');
    expect(expiryInWords(5, 2027)).toBe('05/2027');
  });

  it('and other payment methods have their usual names', () => {
    expect(['visa', 'amex', 'sepa_debit', 'link', 'naver_pay'].map(nameOf)).toEqual([
      'Visa',
      'American Express',
      'SEPA Direct Debit',
      'Link',
      'Naver pay',
    ]);
  });
});

it.each([
  [0, 'good'],
  [39, 'good'],
  [40, 'near'],
  [49, 'near'],
  [50, 'full'],
  [60, 'full'],
])('%i of 50 cards count as %s', (used, state) => {
  expect(fillState(used, 50)).toBe(state);
});

const local = 'http://127.0.0.1:4242';

describe('a payment address', () => {
  it.each([
    ['https://checkout.stripe.com/c/pay/cs_test_1#fragment', 'page'],
    ['https://billing.stripe.com/p/session/test_1', 'page'],
    ['https://pay.stripe.com/invoice/acct_1/pdf?s=ap', 'document'],
    ['https://invoice.stripe.com/i/1', 'document'],
    ['https://files.stripe.com/v1/1', 'document'],
  ] as const)('%s is opened only as a %s', (address, purpose) => {
    expect(paymentAddress(address, purpose)).toBe(address);
    expect(paymentAddress(address, purpose === 'page' ? 'document' : 'page')).toBeUndefined();
  });

  it.each([
    'https://checkout.stripe.com.evil.example/c/pay',
    'https://evil.example/https://checkout.stripe.com',
    'https://checkout.stripe.com@evil.example/',
    'https://somebody:secret@checkout.stripe.com/',
    'https://checkout.stripe.com:8443/',
    'https://evil.checkout.stripe.com/',
    'https://stripe.com/',
    'http://checkout.stripe.com/',
    '//checkout.stripe.com/',
    '/app/organization/billing',
    'javascript:alert(document.domain)//https://checkout.stripe.com',
    'data:text/html,https://checkout.stripe.com',
    'blob:https://checkout.stripe.com/1',
    'https:\\\\evil.example\\checkout.stripe.com',
    `${local}/c/pay`,
    '',
  ])('%s is refused', (address) => {
    expect(paymentAddress(address, 'page')).toBeUndefined();
    expect(paymentAddress(address, 'document')).toBeUndefined();
  });

  it('of the local Stripe is accepted only with the configured port', () => {
    expect(paymentAddress(`${local}/c/pay`, 'page', local)).toBe(`${local}/c/pay`);
    expect(paymentAddress(`${local}/i/1/pdf`, 'document', local)).toBe(`${local}/i/1/pdf`);
    expect(paymentAddress('http://127.0.0.1:4243/c/pay', 'page', local)).toBeUndefined();
    expect(paymentAddress('javascript:alert(1)', 'page', 'null')).toBeUndefined();
  });
});
