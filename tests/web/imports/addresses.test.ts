import { expect, it } from 'vitest';
import { addressesIn } from '#web/workspace/features/references/imports/addresses-in.ts';

it('reads addresses one on each line, each once, and as https', () => {
  expect(
    addressesIn('www.firm.example/a\n\n http://www.firm.example/b\r\nhttps://www.firm.example/a'),
  ).toEqual({
    addresses: ['https://www.firm.example/a', 'https://www.firm.example/b'],
  });
  expect(addressesIn(' ')).toEqual({ addresses: [] });
});

it('refuses 51 addresses, and what is no address by its words', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `www.firm.example/${index}`).join('\n');
  expect(addressesIn(many(50))).toHaveProperty('addresses');
  expect(addressesIn(many(51))).toEqual({ wrong: 'At most 50 addresses are read at once' });
  expect(addressesIn('www.firm.example\nftp://firm.example')).toEqual({
    wrong: expect.stringContaining('ftp://firm.example') as string,
  });
});
