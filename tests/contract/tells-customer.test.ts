import { describe, expect, it } from 'vitest';
import { tellsCustomer } from '#contract/permission/tells-customer';

describe('a text', () => {
  it.each([
    ['Harbour Ferries Oy', 'Booking for Harbour Ferries'],
    ['Harbour Ferries Oy', 'booking for HARBOUR-FERRIES'],
    ['Harbour Ferries', 'See https://www.harbourferries.fi/en'],
    ['Harbour Ferries', 'For **Har**bour *Ferries*.'],
    ['Hämeen Sähkö Oy', 'Hameen Sahkon verkko'],
    ['Valio Oy', 'Teimme Valiolle verkkokaupan'],
    ['If', 'Claims at If in a day'],
    ['H&M', 'Sold at H & M'],
    ['AB', 'Made for AB'],
  ])('that names %s is recognized: %s', (name, text) => {
    expect(tellsCustomer(text, { name })).toBe(true);
  });

  it.each([
    ['Harbour Ferries Oy', 'A ferry company with three harbours'],
    ['If', 'Life and shifts'],
    ['Valio Oy', 'A new evaluation'],
    ['', 'Anything'],
  ])('that does not name %s is left alone: %s', (name, text) => {
    expect(tellsCustomer(text, { name })).toBe(false);
  });

  it('that links to the website of the customer tells the customer', () => {
    const customer = { name: 'Harbour Ferries', website: 'https://www.sea.example/en' };
    expect(tellsCustomer('[They say](https://blog.sea.example/we)', customer)).toBe(true);
    expect(tellsCustomer('By the sea', customer)).toBe(false);
  });

  it('that has another name of the customer tells the customer', () => {
    const customer = { name: 'Harbour Ferries Oy', otherNames: ['', 'HF Lines', 'Satamalautat Oy'] };
    expect(tellsCustomer('Booking for Satamalauttojen', customer)).toBe(false);
    expect(tellsCustomer('Booking for satamalautat', customer)).toBe(true);
    expect(tellsCustomer('Tickets of HF-Lines', customer)).toBe(true);
    expect(tellsCustomer('Tickets of others', customer)).toBe(false);
  });
});
