import { weakPassword } from './errors.ts';
import type { PasswordPolicy } from './pool-config.ts';

const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

export function checkPassword(policy: PasswordPolicy, password: unknown): void {
  const text = typeof password === 'string' ? password : '';
  if (text.length < (policy.MinimumLength ?? 8)) throw weakPassword('Password not long enough');
  if (policy.RequireUppercase && !/[A-Z]/.test(text)) {
    throw weakPassword('Password must have uppercase characters');
  }
  if (policy.RequireLowercase && !/[a-z]/.test(text)) {
    throw weakPassword('Password must have lowercase characters');
  }
  if (policy.RequireNumbers && !/\d/.test(text)) throw weakPassword('Password must have numeric characters');
  if (policy.RequireSymbols && !SYMBOL.test(text)) {
    throw weakPassword('Password must have symbol characters');
  }
}
