import { useState, type Ref } from 'react';
import { formatReferenceDate, parseReferenceDate } from '#contract/reference-date';
import { Field, type FieldProps } from './field.tsx';

interface MonthFieldProps extends FieldProps {
  /** YYYY-MM, empty, or what was typed while it is no month. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A month, typed as 2026-03, 2026, 03/2026 or a date, shown as 03/2026 and given on as YYYY-MM. What cannot be
 * read is given on as typed, so that the form's schema says so. For `<Controller>`.
 */
export function MonthField({ value, onChange, onBlur, name, ref, ...field }: MonthFieldProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (formatReferenceDate(value) || value);
  return (
    <Field {...field} hint={field.hint ?? 'A month, such as 03/2026'}>
      {(ids) => (
        <input
          {...ids}
          ref={ref}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/YYYY"
          className="field"
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(parseReferenceDate(event.target.value) ?? event.target.value.trim());
          }}
          onBlur={() => {
            setTyped(undefined);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
