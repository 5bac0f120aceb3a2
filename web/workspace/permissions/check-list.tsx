import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as partWords from '#words/permission-parts';
import { channels, subjects } from '#contract/rules/choices';
import { FieldNote } from '../ui/forms/field.tsx';

interface Props<Value extends string> extends UseFormRegisterReturn {
  label: string;
  values: readonly Value[];
  words: Readonly<Record<Value, { label: string; note: string }>>;
  error: string | undefined;
  /** Nothing has to be chosen. */
  optional?: boolean;
}

export function CheckList<Value extends string>({
  label,
  values,
  words: of,
  error,
  optional = false,
  ...input
}: Props<Value>) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium">
        {label}
        {optional ? null : (
          <span aria-hidden className="ms-0.5 text-accent-ink">
            *
          </span>
        )}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {values.map((value) => (
          <label key={value} className="option flex items-start gap-3 rounded-lg px-3 py-2">
            <input
              type="checkbox"
              value={value}
              aria-labelledby={`${id}-${value}-label`}
              aria-describedby={`${id}-${value}`}
              {...input}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1">
              <span id={`${id}-${value}-label`} className="block font-medium">
                {of[value].label}
              </span>
              <span id={`${id}-${value}`} className="block text-[0.8125rem] text-pretty text-ink-2">
                {of[value].note}
              </span>
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5 empty:hidden">
        <FieldNote id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  );
}

interface ScopeProps {
  words: Readonly<Record<'subjects' | 'channels', string>>;
  register: (name: 'subjects' | 'channels') => UseFormRegisterReturn;
  messageAt: (name: 'subjects' | 'channels') => string | undefined;
}

export function ScopeLists({ words, register, messageAt }: ScopeProps) {
  return (
    <>
      <CheckList
        label={words.subjects}
        values={subjects}
        words={partWords.subjects}
        error={messageAt('subjects')}
        {...register('subjects')}
      />
      <CheckList
        label={words.channels}
        values={channels}
        words={partWords.channels}
        error={messageAt('channels')}
        {...register('channels')}
      />
    </>
  );
}
