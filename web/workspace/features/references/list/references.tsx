import { lazy, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import * as fixed from '#words/fixed';
import * as listWords from '#words/lists';
import * as referenceListWords from '#words/reference-list';
import * as referenceActionsWords from '#words/reference-actions';
import { useTemplateStyles } from '../../../lib/organization/branding.ts';
import { prepareSearch, withoutStatus, withStatus } from '../reference-filters.ts';
import { tagsOf, typesOf } from '../words-in-use.ts';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { pageOf } from '../../../lib/lists/paging.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { useTeam } from '../../../lib/organization/records.ts';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { ListToolbar } from './filters/list-toolbar.tsx';
import { NoneMatch } from './nothing-shown.tsx';
import { Results } from './views/results.tsx';
import { sorted, type Names } from './filters/sorting.ts';
import { StatusTabs } from './filters/status-tabs.tsx';
import type { useListFilters } from './filters/use-list-filters.ts';
import { useReferenceActions } from './actions/use-reference-actions.ts';
import { useSelection } from '../../../lib/lists/use-selection.ts';
import type { Progress } from './actions/report.ts';

const pageSizes = { cards: 24, table: 50 } as const;

const BulkActions = lazy(() => import('./actions/bulk-actions.tsx'));
const ReportPanel = onDemand(() => import('./actions/report-panel.tsx'));
const ListDialogs = onDemand(() => import('./actions/list-dialogs.tsx'));

const noCustomers: readonly Customer[] = [];

interface ReferencesProps {
  references: readonly Reference[];
  customers: readonly Customer[] | undefined;
  list: ReturnType<typeof useListFilters>;
}

export function References({ references, customers = noCustomers, list }: ReferencesProps) {
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
    () =>
      sorted(
        references.filter(({ id }) => selection.ids.has(id)),
        filters.sort,
        names,
      ),
    [references, selection.ids, filters.sort, names],
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
          ? listWords.selected(selected.length)
          : referenceListWords.count(ordered.length, references.length)}
      </output>
      {ordered.length > 0 || selected.length > 0 || work.progress ? (
        <ListHead
          label={
            shown.pages === 1
              ? referenceListWords.count(ordered.length, ordered.length)
              : referenceListWords.range(shown.first, shown.first + shownIds.length - 1, ordered.length)
          }
          ids={shownIds}
          matching={ordered.map(({ id }) => id)}
          selection={selection}
          progress={work.progress ? <RunningWork progress={work.progress} onStop={work.stop} /> : null}
        >
          {selected.length > 0 ? (
            <Suspense fallback={null}>
              <BulkActions selected={selected} actions={work.actions} />
            </Suspense>
          ) : null}
        </ListHead>
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
        <NoneMatch filters={filters} onClear={list.clear} />
      </Results>
      {work.pending ? (
        <ListDialogs
          pending={work.pending}
          onClose={() => {
            work.pending?.onDecided?.(undefined);
            work.setPending(undefined);
          }}
          onDone={unselect}
          onReport={work.setReport}
        />
      ) : null}
    </>
  );
}

function RunningWork({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const { work, settled, total } = progress;
  const label = referenceActionsWords.progress(referenceActionsWords.moving[work], settled, total);
  return (
    <>
      <output className="min-w-0 truncate font-medium">{label}</output>
      <ProgressBar label={label} value={settled} max={total} className="min-w-12 flex-1" />
      <Button size="sm" onClick={onStop}>
        {referenceActionsWords.stop}
      </Button>
    </>
  );
}

function useNames(references: readonly Reference[], customers: readonly Customer[]): Names {
  const { data: team } = useTeam();
  return useMemo(() => {
    const companies = new Map(customers.map(({ id, name }) => [id, name]));
    if (!team) return { companies, people: new Map<string, string>() };
    const people = new Map(references.map(({ createdBy }) => [createdBy, fixed.formerMember as string]));
    for (const { userId, name, email } of team.users) people.set(userId, name || email);
    return { companies, people };
  }, [references, customers, team]);
}
