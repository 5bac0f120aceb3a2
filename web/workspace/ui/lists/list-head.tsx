import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#words/lists';
import type { Selection } from '../../lib/lists/use-selection.ts';
import { IconButton } from '../elements/button.tsx';
import { SelectBox } from './select-box.tsx';

interface Props {
  label: string;
  /** Ids on this page. */
  ids: readonly string[];
  /** Ids on all pages. */
  matching: readonly string[];
  /** Includes items that the list does not show. */
  selection: Selection;
  progress?: ReactNode;
  children: ReactNode;
}

export function ListHead({ label, ids, matching, selection, progress, children }: Props) {
  const isSelecting = selection.ids.size > 0;
  const active = isSelecting || Boolean(progress);
  const here = ids.filter((id) => selection.ids.has(id)).length;
  const all = ids.length > 0 && here === ids.length;
  return (
    <div
      className={clsx(
        'top-14 z-20 mb-3 flex min-h-12 items-center gap-2 rounded-xl border pe-2 ps-1.5 lg:top-2',
        active ? 'sticky border-line-strong bg-overlay shadow-pop' : 'border-transparent',
      )}
    >
      <SelectBox
        label={words.selectPage}
        checked={all}
        mixed={here > 0 && !all}
        onToggle={() => selection.set(ids, !all)}
      />
      {progress}
      {isSelecting && !progress ? (
        <>
          <SelectedCount matching={matching} selection={selection} pageIsSelected={all} />
          {children}
          <IconButton
            label={words.selectedClear}
            onClick={() => selection.only([])}
            className="max-sm:size-11"
          >
            <X aria-hidden />
          </IconButton>
        </>
      ) : null}
      {active ? null : <span className="text-ink-2">{label}</span>}
    </div>
  );
}

function SelectedCount({
  matching,
  selection,
  pageIsSelected,
}: Pick<Props, 'matching' | 'selection'> & { pageIsSelected: boolean }) {
  const inList = matching.filter((id) => selection.ids.has(id)).length;
  const elsewhere = selection.ids.size - inList;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
      <span className="font-medium whitespace-nowrap">{words.selected(selection.ids.size)}</span>
      {elsewhere > 0 ? (
        <span className="truncate text-[0.8125rem] text-ink-2">{words.selectedElsewhere(elsewhere)}</span>
      ) : null}
      {pageIsSelected && inList < matching.length ? (
        <button
          type="button"
          onClick={() => selection.set(matching, true)}
          className="min-h-6 text-[0.8125rem] font-medium text-accent-ink underline underline-offset-2"
        >
          {words.selectAll(matching.length)}
        </button>
      ) : null}
    </div>
  );
}
