import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { Reference } from '#contract/reference';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { BulkActions } from './bulk-actions.tsx';
import type { PageOf } from './paging.ts';
import type { ReferenceActions } from './reference-menu.tsx';
import { SelectBox } from './select-box.tsx';
import { listTexts as texts } from './texts.ts';
import type { Progress } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

interface ListHeadProps {
  shown: PageOf<Reference>;
  /** Everything that matches, on all pages. */
  matching: readonly Reference[];
  /** In every status and whatever the filters are. */
  selected: readonly Reference[];
  selection: Selection;
  actions: ReferenceActions;
  progress: Progress | undefined;
  onStop: () => void;
}

/** Above the list and in sight while it scrolls: how many there are, and what can be done with those selected. */
export function ListHead(props: ListHeadProps) {
  const { shown, matching, selected, selection, actions, progress, onStop } = props;
  const active = selected.length > 0 || progress !== undefined;
  const ids = shown.items.map(({ id }) => id);
  const here = ids.filter((id) => selection.ids.has(id)).length;
  const all = here === ids.length;
  return (
    <div
      className={clsx(
        'top-14 z-20 mb-3 flex min-h-12 items-center gap-2 rounded-xl border pr-2 pl-1.5 lg:top-2',
        active ? 'sticky border-line-strong bg-overlay shadow-pop' : 'border-transparent',
      )}
    >
      <SelectBox
        label={texts.selectPage}
        checked={ids.length > 0 && all}
        mixed={here > 0 && !all}
        onToggle={() => selection.set(ids, !all)}
      />
      {progress ? (
        <RunningWork progress={progress} onStop={onStop} />
      ) : selected.length > 0 ? (
        <>
          <SelectedCount matching={matching} selected={selected} selection={selection} pageIsSelected={all} />
          <BulkActions selected={selected} actions={actions} />
          <IconButton label={texts.unselect} onClick={() => selection.only([])} className="max-sm:size-11">
            <X aria-hidden />
          </IconButton>
        </>
      ) : (
        <span className="text-ink-2">
          {shown.pages === 1
            ? texts.count(matching.length, matching.length)
            : texts.range(shown.first, shown.first + ids.length - 1, matching.length)}
        </span>
      )}
    </div>
  );
}

function RunningWork({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const { work, settled, total } = progress;
  const label = texts.progress(texts.moving[work], settled, total);
  return (
    <>
      <output className="min-w-0 truncate font-medium">{label}</output>
      <ProgressBar label={label} value={settled} max={total} className="min-w-12 flex-1" />
      <Button size="sm" onClick={onStop}>
        {texts.stop}
      </Button>
    </>
  );
}

interface SelectedCountProps extends Pick<ListHeadProps, 'matching' | 'selected' | 'selection'> {
  pageIsSelected: boolean;
}

/** How many are selected, those that the list does not show among them. */
function SelectedCount({ matching, selected, selection, pageIsSelected }: SelectedCountProps) {
  const inList = matching.filter(({ id }) => selection.ids.has(id)).length;
  const elsewhere = selected.length - inList;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
      <span className="font-medium whitespace-nowrap">{texts.selected(selected.length)}</span>
      {elsewhere > 0 ? (
        <span className="truncate text-[0.8125rem] text-ink-2">{texts.elsewhere(elsewhere)}</span>
      ) : null}
      {pageIsSelected && inList < matching.length ? (
        <button
          type="button"
          onClick={() =>
            selection.set(
              matching.map(({ id }) => id),
              true,
            )
          }
          className="min-h-6 text-[0.8125rem] font-medium text-accent-ink underline underline-offset-2"
        >
          {texts.selectMatching(matching.length)}
        </button>
      ) : null}
    </div>
  );
}
