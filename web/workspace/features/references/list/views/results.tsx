import { useCallback, useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { type Reference, referenceRoutes } from '#contract/resources/reference';
import * as words from '#words/reference-list';
import type { PageOf } from '../../../../lib/lists/paging.ts';
import { Pager } from '../../../../ui/lists/pager.tsx';
import type { ListView, ReferenceFilters } from '../../reference-filters.ts';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../../lib/organization/records.ts';
import { ReferenceGrid } from './reference-grid.tsx';
import { ReferenceRows } from './reference-rows.tsx';
import type { ReferenceActions } from '../actions/reference-menu.tsx';
import type { Names, Sort } from '../filters/sorting.ts';
import type { Selection } from '../../../../lib/lists/use-selection.ts';

interface ResultsProps {
  shown: PageOf<Reference>;
  filters: ReferenceFilters & { view: ListView };
  names: Names;
  actions: ReferenceActions;
  selection: Selection;
  onSort: (sort: Sort) => void;
  addressOf: (change: Partial<ReferenceFilters>) => string;
  children: ReactNode;
}

export function Results(props: ResultsProps) {
  const { shown, filters, names, actions, selection, onSort, addressOf, children } = props;
  const region = useRef<HTMLElement>(null);
  const onNear = usePrefetchReference();
  const goToStart = useStartOfPage(region, shown.page);
  useRestoredFocus(region);
  const list = { references: shown.items, names, actions, selection, onNear };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || selection.ids.size === 0) return;
    if (event.target instanceof HTMLInputElement) selection.only([]);
  };
  return (
    // Escape on a checkbox clears the selection.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      tabIndex={-1}
      aria-label={words.region}
      onKeyDown={clearOnEscape}
      className="scroll-mt-32 outline-none"
    >
      {shown.items.length === 0 ? (
        children
      ) : filters.view === 'cards' ? (
        <ReferenceGrid {...list} />
      ) : (
        <ReferenceRows {...list} sort={filters.sort} onSort={onSort} />
      )}
      <Pager
        page={shown.page}
        pages={shown.pages}
        addressOf={(page) => addressOf({ page })}
        onGo={goToStart}
      />
    </section>
  );
}

function useStartOfPage(region: RefObject<HTMLElement | null>, page: number): () => void {
  const leaving = useRef<number>(undefined);
  useEffect(() => {
    if (leaving.current === undefined || leaving.current === page) return;
    leaving.current = undefined;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
  });
  return () => {
    leaving.current = page;
  };
}

/** An action may remove the focused element from the list; the list then takes the focus. */
function useRestoredFocus(region: RefObject<HTMLElement | null>): void {
  const within = useRef(false);
  useEffect(() => {
    if (!within.current || document.activeElement !== document.body) return;
    within.current = false;
    region.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const listening = new AbortController();
    const track = ({ target }: Event) => {
      within.current = target instanceof Node && Boolean(region.current?.contains(target));
    };
    // A click outside removes the focus on purpose.
    for (const event of ['focusin', 'pointerdown'])
      document.addEventListener(event, track, { signal: listening.signal });
    return () => listening.abort();
  }, [region]);
}

function usePrefetchReference(): (id: string) => void {
  const { call, client, organizationId } = useActionContext();
  return useCallback(
    (id) => {
      void client.prefetchQuery({
        queryKey: recordKeys.reference(organizationId, id),
        queryFn: ({ signal }) => call(referenceRoutes.getReference, { id }, { signal }),
      });
    },
    [call, client, organizationId],
  );
}
