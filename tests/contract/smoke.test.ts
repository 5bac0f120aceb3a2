import { expect, it } from 'vitest';
import { isSmokeAddress, proofAddress } from '#contract/rules/smoke';
import { accountOf } from '#functions/shared/smoke/account';

it('only the secret leads to the smoke test’s address at the SES simulator', () => {
  const { email } = accountOf('a secret');
  expect(isSmokeAddress(email)).toBe(true);
  expect(accountOf('another secret').email).not.toBe(email);
  const others = [
    proofAddress('0'.repeat(20)),
    email.replace('simulator.amazonses.com', 'simulator.amazonses.com.example.com'),
    email.replace('@', '@x.'),
    `x${email}`,
    email.toUpperCase(),
  ];
  expect(others.filter(isSmokeAddress)).toEqual([]);
});
