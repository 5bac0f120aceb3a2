import { clsx } from 'clsx';
import { Send, X } from 'lucide-react';
import type { Selection } from '../../lib/use-selection.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectBox } from '../../ui/select-box.tsx';
import { texts } from './texts.ts';

interface Props {
  /** How many there are. */
  label: string;
  /** On this page. */
  ids: readonly string[];
  /** On all pages. */
  matching: readonly string[];
  selection: Selection;
  onAsk: () => void;
  onNear: () => void;
}

/** Above the list and in sight while it scrolls: how many there are, or what can be done with those selected. */
export function SelectionHead({ label, ids, matching, selection, onAsk, onNear }: Props) {
  const active = selection.ids.size > 0;
  const here = ids.filter((id) => selection.ids.has(id)).length;
  const all = ids.length > 0 && here === ids.length;
  const hasMore = all && matching.some((id) => !selection.ids.has(id));
  return (
    <div
      className={clsx(
        'top-14 z-20 mb-3 flex min-h-12 items-center gap-2 rounded-xl border pr-2 pl-1.5 lg:top-2',
        active ? 'sticky border-line-strong bg-overlay shadow-pop' : 'border-transparent',
      )}
    >
      <SelectBox
        label={texts.selectPage}
        checked={all}
        mixed={here > 0 && !all}
        onToggle={() => selection.set(ids, !all)}
      />
      {active ? (
        <>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
            <span className="font-medium whitespace-nowrap">{texts.selected(selection.ids.size)}</span>
            {hasMore ? (
              <button
                type="button"
                onClick={() => selection.set(matching, true)}
                className="min-h-6 text-[0.8125rem] font-medium text-accent-ink underline underline-offset-2"
              >
                {texts.selectMatching(matching.length)}
              </button>
            ) : null}
          </div>
          <Button
            variant="primary"
            className="max-sm:h-11"
            icon={<Send aria-hidden />}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={onAsk}
          >
            {texts.ask}
          </Button>
          <IconButton label={texts.unselect} onClick={() => selection.only([])} className="max-sm:size-11">
            <X aria-hidden />
          </IconButton>
        </>
      ) : (
        <span className="text-ink-2">{label}</span>
      )}
    </div>
  );
}
