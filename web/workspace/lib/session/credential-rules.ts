import { limits } from '#contract/rules/limits';
import * as words from '#words/auth';

export const newPasswordRules = {
  required: words.newPasswordMissing,
  minLength: { value: limits.passwordLength, message: words.newPasswordTooShort },
  maxLength: { value: 256, message: words.newPasswordTooLong },
};

/** Apps show the code as "123 456", and people paste it with the space. */
export const cleanCode = (code: string): string => code.replaceAll(/\s/g, '');

export const totpRules = {
  required: words.totpMissing,
  validate: (value: string) => /^\d{6}$/.test(cleanCode(value)) || words.totpWrong,
};
