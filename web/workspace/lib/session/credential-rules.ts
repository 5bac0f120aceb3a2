import { limits } from '#contract/rules/limits';

export const newPasswordRules = {
  required: 'Choose a password',
  minLength: { value: limits.passwordLength, message: `Use at least ${limits.passwordLength} characters` },
  maxLength: { value: 256, message: 'Use at most 256 characters' },
};

/** Apps show the code as "123 456", and people paste it with the space. */
export const cleanCode = (code: string): string => code.replaceAll(/\s/g, '');

export const totpRules = {
  required: 'Enter the code from your authenticator app',
  validate: (value: string) => /^\d{6}$/.test(cleanCode(value)) || 'The code has six digits',
};
