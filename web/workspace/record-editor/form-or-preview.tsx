import { clsx } from 'clsx';
import { texts } from './texts.ts';

export type Pane = 'form' | 'preview';

/** Where both do not fit beside each other: one or the other. */
export function FormOrPreview({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  return (
    <div className="mb-5 grid grid-cols-2 gap-1 rounded-lg bg-neutral-soft p-1 lg:hidden">
      {(['form', 'preview'] as const).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={pane === option}
          onClick={() => onChange(option)}
          className={clsx(
            'h-9 rounded-md font-medium',
            pane === option ? 'bg-surface shadow-[0_1px_2px_#0000001f]' : 'text-ink-2',
          )}
        >
          {texts[option]}
        </button>
      ))}
    </div>
  );
}
