import { describe, expect, it } from 'vitest';
import { confirmerAt } from '#functions/approval/confirmer';

const members = ['saara@birchline.example', 'Freelancer@gmail.com'];
const website = 'https://www.ferries.co.uk/about';
const fromOf = (email: string, known: object = { website }) => confirmerAt(email, { members, ...known }).from;

describe('an answer by link', () => {
  it.each([
    ['martti@ferries.co.uk', 'customer'],
    ['martti@mail.ferries.co.uk', 'customer'],
    ['MARTTI@FERRIES.CO.UK', 'customer'],
    ['martti@other.co.uk', 'other'],
    ['martti@ferries.co.uk.evil.example', 'other'],
    ['martti@gmail.com', 'free'],
    ['martti@hotmail.fi', 'free'],
    ['saara+1@birchline.example', 'asker'],
    ['someone@sub.birchline.example', 'asker'],
    ['freelancer@gmail.com', 'asker'],
  ])('to %s is from: %s', (email, from) => {
    expect(fromOf(email)).toBe(from);
  });

  it('is from a company that nobody can compare if the customer has no website', () => {
    expect(fromOf('martti@ferries.co.uk', {})).toBe('company');
    expect(fromOf('martti@gmail.com', {})).toBe('free');
  });

  it('to a free address is free even if a member has such an address', () => {
    expect(fromOf('other.person@gmail.com')).toBe('free');
  });

  it('names the domain that the link went to', () => {
    expect(confirmerAt('Martti@Mail.Ferries.example', { members })).toEqual({
      domain: 'mail.ferries.example',
      from: 'company',
    });
  });
});
