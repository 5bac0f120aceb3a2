import { clsx } from 'clsx';
import { texts } from './texts.ts';

export type Ground = 'page' | 'light' | 'dark';

/** Somebody else's page in the two ways that most are. */
const colors = { light: '#ffffff', dark: '#16181d' };

export function groundColor(ground: Ground, page: string | undefined): string | undefined {
  return ground === 'page' ? page : colors[ground];
}

/** What the card is seen on. */
export function GroundPicker({ value, onChange }: { value: Ground; onChange: (ground: Ground) => void }) {
  return (
    <fieldset
      aria-label={texts.live.ground}
      className="flex gap-0.5 rounded-lg bg-neutral-soft p-0.5 text-[0.8125rem]"
    >
      {(['page', 'light', 'dark'] as const).map((ground) => (
        <button
          key={ground}
          type="button"
          aria-pressed={ground === value}
          onClick={() => onChange(ground)}
          className={clsx(
            'h-7 rounded-md px-2.5 font-medium max-lg:h-9',
            ground === value
              ? 'bg-surface text-ink shadow-[0_1px_2px_#0000001f] dark:bg-line-strong'
              : 'text-ink-2 hover:text-ink',
          )}
        >
          {texts.live.grounds[ground]}
        </button>
      ))}
    </fieldset>
  );
}
