import { Calendar } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { formatReferenceDate, parseReferenceDate } from '#contract/reference/date';
import * as words from '#words/fields';
import { IconButton } from '../elements/button.tsx';
import { Field, type FieldProps } from './field.tsx';
import { onDemand } from '../overlays/on-demand.tsx';

interface MonthFieldProps extends FieldProps {
  /** YYYY-MM, empty, or the typed text while it is invalid. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

const MonthPopup = onDemand(() => import('./month-popup.tsx'));

/** Takes 2026-03, 2026, 03/2026 or a date; the value is YYYY-MM. The form's schema rejects invalid text. */
export function MonthField({ value, onChange, onBlur, name, ref, ...field }: MonthFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shown = typed ?? (formatReferenceDate(value) || value);
  const pick = (month: string) => {
    setTyped(undefined);
    onChange(month);
    close();
  };
  const close = () => {
    // The popup holds the focus while it exists and drops it when it unmounts, so it has to be gone before the input takes the focus.
    flushSync(() => setOpen(false));
    box.current?.querySelector('input')?.focus();
  };
  return (
    <Field {...field} hint={field.hint ?? words.monthHint}>
      {(ids) => (
        <div
          ref={box}
          className="relative"
          onPointerEnter={MonthPopup.prefetch}
          onFocus={MonthPopup.prefetch}
        >
          <input
            {...ids}
            ref={ref}
            name={name}
            type="text"
            autoComplete="off"
            placeholder={words.monthPlaceholder}
            className="field pe-10"
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parseReferenceDate(event.target.value) ?? event.target.value.trim());
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setOpen(true);
            }}
            onBlur={() => {
              setTyped(undefined);
              onBlur?.();
            }}
          />
          <div className="absolute inset-y-0 end-0.5 grid place-items-center">
            <IconButton
              label={words.monthChoose(field.label)}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <Calendar aria-hidden />
            </IconButton>
          </div>
          {open ? (
            <MonthPopup
              label={field.label}
              value={parseReferenceDate(value)}
              field={box}
              onPick={pick}
              onClose={close}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
