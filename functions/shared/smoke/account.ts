import { createHash } from 'node:crypto';
import { smokeAddress } from '#contract/rules/smoke';

export interface SmokeAccount {
  email: string;
  password: string;
}

/** The name is derived from the secret, so that only its holder knows it. */
export const accountOf = (password: string): SmokeAccount => ({
  email: smokeAddress(createHash('sha256').update(password).digest('hex').slice(0, 20)),
  password,
});
