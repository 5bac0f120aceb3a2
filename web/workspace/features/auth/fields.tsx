import type { ComponentProps } from 'react';
import { tidy } from '#contract/primitives/characters';
import { limits } from '#contract/rules/limits';
import * as words from '#words/auth';
import { TextField } from '../../ui/forms/text-field.tsx';

export const emailRules = {
  required: words.emailMissing,
  pattern: {
    value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/,
    message: words.emailWrong,
  },
};

export const nameRules = {
  required: words.nameMissing,
  maxLength: { value: limits.nameLength, message: words.nameTooLong },
  validate: (value: string) => tidy(value) !== '' || words.nameMissing,
};

export const passwordRules = { required: words.passwordMissing };

export const codeRules = {
  required: words.codeMissing,
  pattern: { value: /^\s*\d{4,8}\s*$/, message: words.codeWrong },
};

/** The address is the user name in the user pool, so its spelling must be unique. */
export const cleanEmail = (email: string): string => email.trim().toLowerCase();

type FieldProps = Pick<ComponentProps<typeof TextField>, 'error' | 'name' | 'onChange' | 'onBlur' | 'ref'>;

export function EmailField({ label = words.emailLabel, ...field }: FieldProps & { label?: string }) {
  return (
    <TextField label={label} type="email" required autoComplete="username" autoCapitalize="none" {...field} />
  );
}

export function CodeField({ label = words.codeLabel, ...field }: FieldProps & { label?: string }) {
  return <TextField label={label} required inputMode="numeric" autoComplete="one-time-code" {...field} />;
}
