import type { ComponentProps } from 'react';
import { tidy } from '#contract/primitives/characters';
import { limits } from '#contract/rules/limits';
import { TextField } from '../../ui/forms/text-field.tsx';

export const emailRules = {
  required: 'Enter your email address',
  pattern: {
    value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/,
    message: 'Enter an address such as name@company.com',
  },
};

export const nameRules = {
  required: 'Enter your name',
  maxLength: { value: limits.nameLength, message: `Must be at most ${limits.nameLength} characters` },
  validate: (value: string) => tidy(value) !== '' || 'Enter your name',
};

export const passwordRules = { required: 'Enter your password' };

export const codeRules = {
  required: 'Enter the code from the email',
  pattern: { value: /^\s*\d{4,8}\s*$/, message: 'The code is the number in the email' },
};

/** The address is the user name in the user pool, so its spelling must be unique. */
export const cleanEmail = (email: string): string => email.trim().toLowerCase();

type FieldProps = Pick<ComponentProps<typeof TextField>, 'error' | 'name' | 'onChange' | 'onBlur' | 'ref'>;

export function EmailField({ label = 'Email', ...field }: FieldProps & { label?: string }) {
  return (
    <TextField label={label} type="email" required autoComplete="username" autoCapitalize="none" {...field} />
  );
}

export function CodeField({ label = 'Code', ...field }: FieldProps & { label?: string }) {
  return <TextField label={label} required inputMode="numeric" autoComplete="one-time-code" {...field} />;
}
