import type { ComponentProps } from 'react';
import { TextField } from '../../ui/text-field.tsx';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'error' | 'name' | 'onChange' | 'onBlur' | 'ref'>;

/** The address that a person signs in with. */
export function EmailField({ label = 'Email', ...field }: FieldProps & { label?: string }) {
  return (
    <TextField label={label} type="email" required autoComplete="username" autoCapitalize="none" {...field} />
  );
}

/** The code from a mail or an authenticator app. */
export function CodeField({ label = 'Code', ...field }: FieldProps & { label?: string }) {
  return <TextField label={label} required inputMode="numeric" autoComplete="one-time-code" {...field} />;
}
