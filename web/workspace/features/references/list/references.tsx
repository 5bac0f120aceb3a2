import { lazy, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import type { Customer } from '#contract/customer';
import type { Reference } from '#contract/reference';
import { useTemplateStyles } from '../../../lib/branding.ts';
import { prepareSearch, withoutStatus, withStatus } from '../reference-filters.ts';
import { tagsOf, typesOf } from '../words-in-use.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { ListHead } from './list-head.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { pageOf } from '../../../lib/paging.ts';
import { loadListWork } from './load-list-work.ts';
import { Results } from './results.tsx';
import { sorted } from './sorting.ts';
import { StatusTabs } from './status-tabs.tsx';
import { listTexts as texts } from './texts.ts';
import type { useListFilters } from './use-list-filters.ts';
import { useNames } from './use-names.ts';
import { useReferenceActions } from './use-reference-actions.ts';
import { useSelection } from './use-selection.ts';

const pageSizes = { cards: 24, table: 50 } as const;

const NoneMatch = lazy(async () => ({ default: (await import('./nothing-shown.tsx')).NoneMatch }));
const ReportPanel = onDemand(async () => ({ default: (await loadListWork()).ReportPanel }));
const ListDialogs = onDemand(() => import('./list-dialogs.tsx'));

const noCustomers: readonly Customer[] = [];

interface ReferencesProps {
  references: readonly Reference[];
  customers: readonly Customer[] | undefined;
  list: ReturnType<typeof useListFilters>;
}

/** The list with all that can be done with it. */
export function References({ references, customers = noCustomers, list }: ReferencesProps) {
  // Typing goes first; what it finds follows.
  const filters = useDeferredValue(list.filters);
  const names = useNames(references, customers);
  const { templateStyles } = useTemplateStyles();
  useEffect(() => prepareSearch(references, names.companies), [references, names]);
  const matching = useMemo(
    () => withoutStatus(references, filters, names.companies, templateStyles),
    [references, filters, names, templateStyles],
  );
  const ordered = useMemo(
    () => sorted(withStatus(matching, filters.status), filters.sort, names),
    [matching, filters, names],
  );
  const shown = useMemo(() => pageOf(ordered, filters.page, pageSizes[filters.view]), [ordered, filters]);
  const choices = useMemo(
    () => ({ customers, tags: tagsOf(references), types: typesOf(references) }),
    [customers, references],
  );
  const shownIds = useMemo(() => shown.items.map(({ id }) => id), [shown]);
  const selection = useSelection(shownIds, references);
  const { set: select } = selection;
  const unselect = useMemo(() => (ids: readonly string[]) => select(ids, false), [select]);
  const work = useReferenceActions(unselect);
  const selected = useMemo(
    () => references.filter(({ id }) => selection.ids.has(id)),
    [references, selection.ids],
  );
  return (
    <>
      <StatusTabs references={matching} status={list.filters.status} addressOf={list.addressOf} />
      <ListToolbar
        filters={list.filters}
        set={list.set}
        onSearch={list.setSearch}
        choices={choices}
        view={list.filters.view}
        onView={list.setView}
      />
      {work.report ? <ReportPanel report={work.report} onClose={() => work.setReport(undefined)} /> : null}
      <output className="sr-only">
        {selected.length > 0
          ? texts.selected(selected.length)
          : texts.count(ordered.length, references.length)}
      </output>
      {ordered.length > 0 || selected.length > 0 || work.progress ? (
        <ListHead
          shown={shown}
          matching={ordered}
          selected={selected}
          selection={selection}
          actions={work.actions}
          progress={work.progress}
          onStop={work.stop}
        />
      ) : null}
      <Results
        shown={shown}
        filters={filters}
        names={names}
        actions={work.actions}
        selection={selection}
        onSort={(sort) => list.set({ sort })}
        addressOf={list.addressOf}
      >
        <Suspense>
          <NoneMatch filters={filters} onClear={list.clear} />
        </Suspense>
      </Results>
      {work.pending ? (
        <ListDialogs
          pending={work.pending}
          onClose={() => work.setPending(undefined)}
          onDone={unselect}
          onReport={work.setReport}
        />
      ) : null}
    </>
  );
}
