import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface Props<Value extends string | number> {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}

export function ChoiceGroup<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  disabled,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0 disabled:opacity-70">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className={clsx('segments', options.length > 4 && 'grid! grid-cols-3')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="option grid h-8 min-w-0 flex-1 place-items-center truncate rounded-md px-1 text-[0.8125rem] font-medium text-ink-2 hover:text-ink max-sm:h-10"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface OptionCardProps extends ComponentProps<'input'> {
  label: ReactNode;
  note?: string;
  icon?: ReactNode;
}

export function OptionCard({ label, note, icon, ...input }: OptionCardProps) {
  const id = useId();
  return (
    <label className="option flex items-start gap-3 rounded-lg px-3 py-2.5">
      <input
        type="radio"
        aria-describedby={note && id}
        {...input}
        className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {note ? (
          <span id={id} className="block text-[0.8125rem] text-pretty text-ink-2">
            {note}
          </span>
        ) : null}
      </span>
      {icon}
    </label>
  );
}
