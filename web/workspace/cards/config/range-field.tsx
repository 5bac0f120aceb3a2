import { RotateCcw } from 'lucide-react';
import { IconButton } from '../../ui/elements/button.tsx';
import { Field } from '../../ui/forms/field.tsx';

interface Props {
  label: string;
  value: number;
  valueText: string;
  hint?: string;
  min: number;
  max: number;
  step?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
  reset?: { label: string; onReset: () => void };
}

export function RangeField({ label, valueText, hint, reset, onChange, ...range }: Props) {
  return (
    <Field label={label} hint={hint} aside={valueText}>
      {(ids) => (
        <div className="flex items-center gap-2">
          <input
            {...ids}
            {...range}
            type="range"
            aria-valuetext={valueText}
            onChange={(event) => onChange(Number(event.target.value))}
            className="h-9 w-full min-w-0 accent-(--accent)"
          />
          {reset ? (
            <IconButton label={reset.label} onClick={reset.onReset}>
              <RotateCcw aria-hidden />
            </IconButton>
          ) : null}
        </div>
      )}
    </Field>
  );
}
