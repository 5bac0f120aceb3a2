import { limits } from '#contract/rules/limits';

/** What a new password and a code have to be before anything is sent (react-hook-form rules). */
export const newPasswordRules = {
  required: 'Choose a password',
  minLength: { value: limits.passwordLength, message: `Use at least ${limits.passwordLength} characters` },
  maxLength: { value: 256, message: 'Use at most 256 characters' },
};

/** Apps show the code in two halves, "123 456", and so it is pasted. */
export const cleanCode = (code: string): string => code.replaceAll(/\s/g, '');

export const totpRules = {
  required: 'Enter the code from your authenticator app',
  validate: (value: string) => /^\d{6}$/.test(cleanCode(value)) || 'The code has six digits',
};
