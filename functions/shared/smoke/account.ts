import { createHash } from 'node:crypto';
import { smokeAddress } from '#contract/rules/smoke';

export interface SmokeAccount {
  email: string;
  password: string;
}

/** The account that belongs to a secret: its name is made of it, so that only who knows the secret knows the name. */
export const accountOf = (password: string): SmokeAccount => ({
  email: smokeAddress(createHash('sha256').update(password).digest('hex').slice(0, 20)),
  password,
});
