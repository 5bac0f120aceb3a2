import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Props<Tag extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps>;

/** A single line of text. Spread `register('name')` of react-hook-form into it. */
export function TextField({
  end,
  ...props
}: Props<'input'> & { /** At the field's end: a button. */ end?: ReactNode }) {
  const { field, input } = split(props);
  return (
    <Field {...field} id={props.id}>
      {(ids) => (
        <div className="relative">
          <input type="text" {...input} {...ids} className={clsx('field', end && 'pe-10')} />
          {end ? <div className="absolute inset-y-0 end-1 grid place-items-center">{end}</div> : null}
        </div>
      )}
    </Field>
  );
}

export function TextArea(props: Props<'textarea'>) {
  const { field, input } = split(props);
  return (
    <Field {...field} id={props.id}>
      {(ids) => (
        <textarea
          rows={4}
          {...input}
          {...ids}
          className="field field-sizing-content max-h-96 min-h-20 resize-y"
        />
      )}
    </Field>
  );
}

interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

/** A native select. `placeholder` is the empty choice; `children` are grouped options. */
export function SelectField({
  options,
  placeholder,
  children,
  ...props
}: Props<'select'> & { options?: readonly Choice[]; placeholder?: string }) {
  const { field, input } = split(props);
  return (
    <Field {...field} id={props.id}>
      {(ids) => (
        <div className="relative">
          <select {...input} {...ids} className="field appearance-none pe-9">
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-ink-3"
          />
        </div>
      )}
    </Field>
  );
}

// `required` goes to the label and assistive technology only, because the browser's own bubble would cover our messages.
function split<P extends FieldProps>(props: P) {
  const { label, hint, error, required, hideLabel, aside, className, ...input } = props;
  return { field: { label, hint, error, required, hideLabel, aside, className }, input };
}
