import { X } from 'lucide-react';
import type { Reference } from '#contract/reference';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { bulkTexts as texts } from './bulk-texts.ts';
import type { ReferenceActions } from './reference-menu.tsx';
import type { Progress } from './report.ts';
import { listTexts } from './texts.ts';
import type { Selection } from '../../../lib/use-selection.ts';

interface SelectionBarProps {
  /** Everything that matches, on all pages. */
  matching: readonly Reference[];
  /** In every status and whatever the filters are. */
  selected: readonly Reference[];
  selection: Selection;
  pageIsSelected: boolean;
  actions: ReferenceActions;
  progress: Progress | undefined;
  onStop: () => void;
}

/** How many are selected and what can be done with them; while it is being done, how far it is. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, selection, actions, progress, onStop } = props;
  if (progress) return <RunningWork progress={progress} onStop={onStop} />;
  return (
    <>
      <SelectedCount {...props} />
      <BulkActions selected={selected} actions={actions} />
      <IconButton label={texts.unselect} onClick={() => selection.only([])} className="max-sm:size-11">
        <X aria-hidden />
      </IconButton>
    </>
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

/** How many are selected, those that the list does not show among them. */
function SelectedCount({ matching, selected, selection, pageIsSelected }: SelectionBarProps) {
  const inList = matching.filter(({ id }) => selection.ids.has(id)).length;
  const elsewhere = selected.length - inList;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
      <span className="font-medium whitespace-nowrap">{listTexts.selected(selected.length)}</span>
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
