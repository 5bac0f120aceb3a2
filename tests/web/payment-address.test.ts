import { describe, expect, it } from 'vitest';
import { paymentAddress } from '#web/workspace/lib/payment-address.ts';

const local = 'http://127.0.0.1:4242';

describe('an address of a payment', () => {
  it.each([
    ['https://checkout.stripe.com/c/pay/cs_test_1#fragment', 'page'],
    ['https://billing.stripe.com/p/session/test_1', 'page'],
    ['https://pay.stripe.com/invoice/acct_1/pdf?s=ap', 'document'],
    ['https://invoice.stripe.com/i/1', 'document'],
    ['https://files.stripe.com/v1/1', 'document'],
  ] as const)('%s is followed as a %s, and as nothing else', (address, purpose) => {
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
  ])('%s is not', (address) => {
    expect(paymentAddress(address, 'page')).toBeUndefined();
    expect(paymentAddress(address, 'document')).toBeUndefined();
  });

  it("is the local Stripe's only where the configuration names it, to the port", () => {
    expect(paymentAddress(`${local}/c/pay`, 'page', local)).toBe(`${local}/c/pay`);
    expect(paymentAddress(`${local}/i/1/pdf`, 'document', local)).toBe(`${local}/i/1/pdf`);
    expect(paymentAddress('http://127.0.0.1:4243/c/pay', 'page', local)).toBeUndefined();
    expect(paymentAddress('javascript:alert(1)', 'page', 'null')).toBeUndefined();
  });
});
