import type { UseFormRegisterReturn } from 'react-hook-form';
import * as words from '#words/record-many';
import type { About } from './record-many.ts';

interface Props extends UseFormRegisterReturn {
  about: readonly About[];
  /** More to read below the name of a reference. */
  noteOf: (referenceId: string) => readonly string[];
}

export function ChosenReferences({ about, noteOf, ...input }: Props) {
  const customerIds = new Set(about.map(({ customer }) => customer.id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{words.references}</legend>
      <ul className="max-h-56 divide-y divide-line overflow-y-auto rounded-lg border border-line">
        {about.map(({ reference, customer }) => (
          <li key={reference.id}>
            <label className="flex min-h-11 items-center gap-3 px-3 py-2">
              <input
                type="checkbox"
                value={reference.id}
                {...input}
                className="size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{reference.name}</span>
                {noteOf(reference.id).map((note) => (
                  <span key={note} className="block text-[0.8125rem] text-ink-2 wrap-anywhere">
                    {note}
                  </span>
                ))}
              </span>
              {customerIds.size > 1 ? (
                <span className="max-w-[40%] truncate text-[0.8125rem] text-ink-2">{customer.name}</span>
              ) : null}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
