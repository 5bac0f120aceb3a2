import { useId } from 'react';
import { clsx } from 'clsx';

interface Props<Value extends string | number> {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** One of a few short choices, side by side; of many, three in a row. */
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
      <div
        className={clsx(
          'gap-0.5 rounded-lg bg-neutral-soft p-0.5',
          options.length > 4 ? 'grid grid-cols-3' : 'flex',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'grid h-8 max-sm:h-10 min-w-0 flex-1 cursor-pointer place-items-center truncate rounded-md px-2 text-[0.8125rem] font-medium',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              option.value === value
                ? 'bg-surface text-ink shadow-[0_1px_2px_#0000001f] dark:bg-line-strong'
                : 'text-ink-2 hover:text-ink',
            )}
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
