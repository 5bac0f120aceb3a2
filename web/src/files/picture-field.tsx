import type { Ref } from 'react';
import type { FieldProps } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';

interface PictureFieldProps extends FieldProps {
  /** An https address, the path of an uploaded file, or empty. */
  value: string;
  onChange: (address: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A picture: dropped, pasted, taken from the library, or by its address. For `<Controller>`. */
export function PictureField({ onChange, ...field }: PictureFieldProps) {
  return <TextField {...field} inputMode="url" onChange={(event) => onChange(event.target.value)} />;
}
