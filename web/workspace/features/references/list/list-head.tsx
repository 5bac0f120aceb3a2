import type { PageOf } from '../../../lib/paging.ts';
import { clsx } from 'clsx';
import type { Reference } from '#contract/reference';
import type { ReferenceActions } from './reference-menu.tsx';
import type { Progress } from './report.ts';
import { SelectBox } from '../../../ui/select-box.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { listTexts as texts } from './texts.ts';
import type { Selection } from '../../../lib/use-selection.ts';

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

/** Above the list and in sight while it scrolls: how many there are, or what can be done with those selected. */
export function ListHead({ shown, ...props }: ListHeadProps) {
  const { matching, selected, selection, progress } = props;
  const active = selected.length > 0 || progress !== undefined;
  const ids = shown.items.map(({ id }) => id);
  const here = ids.filter((id) => selection.ids.has(id)).length;
  const all = ids.length > 0 && here === ids.length;
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
        <SelectionBar {...props} pageIsSelected={all} />
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
