import { FileText, Plus, SearchX, Users } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { Customer } from '#contract/customer';
import type { Reference } from '#contract/reference';
import { useTemplateLooks } from '../../../lib/branding.ts';
import { useCustomers, useReferences } from '../../../lib/records.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { DeleteReferenceDialog } from '../delete-reference-dialog.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { loadEditor } from '../load-editor.ts';
import { sorted, tagsOf, withoutStatus, withStatus, type ReferenceFilters } from '../reference-filters.ts';
import { ReferenceGrid } from './reference-grid.tsx';
import { ReferenceTable } from './reference-table.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { texts } from '../texts.ts';
import { useListFilters } from './use-list-filters.ts';
import { useListView } from './use-list-view.ts';
import { useStatusActions } from './use-status-actions.ts';

/** All References. */
export function ReferencesPage() {
  useTitle(texts.list.title);
  const references = useReferences();
  const customers = useCustomers();
  const looks = useTemplateLooks();
  const empty = references.data?.length === 0;
  return (
    <>
      <PageHeader
        title={texts.list.title}
        description={texts.list.description}
        actions={empty ? null : <CreateButton />}
      />
      {references.data === undefined && references.error ? (
        <ErrorState
          title={texts.list.failed}
          error={references.error}
          retrying={references.isFetching}
          onRetry={() => void references.refetch()}
        />
      ) : !references.data || looks.isPending || (empty && customers.isPending) ? (
        <ListSkeleton />
      ) : empty ? (
        <NothingYet hasCustomers={customers.data?.length !== 0} />
      ) : (
        <References references={references.data} customers={customers.data ?? []} />
      )}
    </>
  );
}

function CreateButton() {
  return (
    <ButtonLink
      to="/app/references/new"
      variant="primary"
      icon={<Plus aria-hidden />}
      onPointerEnter={() => void loadEditor()}
    >
      {texts.list.create}
    </ButtonLink>
  );
}

function NothingYet({ hasCustomers }: { hasCustomers: boolean }) {
  const { emptyTitle, empty, noCustomersTitle, noCustomers, addCustomer } = texts.list;
  if (hasCustomers)
    return (
      <EmptyState icon={<FileText />} title={emptyTitle} action={<CreateButton />}>
        {empty}
      </EmptyState>
    );
  const action = (
    <ButtonLink to="/app/customers/new" variant="primary" icon={<Plus aria-hidden />}>
      {addCustomer}
    </ButtonLink>
  );
  return (
    <EmptyState icon={<Users />} title={noCustomersTitle} action={action}>
      {noCustomers}
    </EmptyState>
  );
}

function References({
  references,
  customers,
}: {
  references: readonly Reference[];
  customers: readonly Customer[];
}) {
  const list = useListFilters();
  const filters = useDeferredValue(list.filters);
  const [view, setView] = useListView();
  const companies = new Map(customers.map(({ id, name }) => [id, name]));
  const matching = withoutStatus(references, filters, companies);
  const shown = sorted(withStatus(matching, filters.status), filters.sort);
  return (
    <>
      <StatusTabs
        references={matching}
        status={list.filters.status}
        addressOf={list.addressOf}
        onSelect={(status) => list.set({ status })}
      />
      <ListToolbar
        filters={list.filters}
        set={list.set}
        customers={customers}
        tags={tagsOf(references)}
        view={view}
        onView={setView}
      />
      <output className="sr-only">{texts.list.count(shown.length, references.length)}</output>
      {shown.length > 0 ? (
        // Another selection starts from its first page again.
        <Results key={pageKey(filters)} view={view} references={shown} companies={companies} />
      ) : (
        <NoneMatch onClear={list.clear} />
      )}
    </>
  );
}

const pageKey = ({ search: _typed, ...filters }: ReferenceFilters) => JSON.stringify(filters);

interface ResultsProps {
  view: 'cards' | 'table';
  references: readonly Reference[];
  companies: ReadonlyMap<string, string>;
}

const pageSize = 60;

function Results({ view, references, companies }: ResultsProps) {
  const [room, setRoom] = useState(pageSize);
  const [removing, setRemoving] = useState<Reference>();
  const { change } = useStatusActions();
  const List = view === 'cards' ? ReferenceGrid : ReferenceTable;
  return (
    <>
      <List
        references={references.slice(0, room)}
        companies={companies}
        actions={{ change, remove: setRemoving }}
      />
      {references.length > room ? (
        <div className="mt-6 flex justify-center">
          <Button onClick={() => setRoom(room + pageSize)}>{texts.list.showMore}</Button>
        </div>
      ) : null}
      <DeleteReferenceDialog reference={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}

function NoneMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={texts.list.noneMatchTitle}
      action={<Button onClick={onClear}>{texts.list.clear}</Button>}
    >
      {texts.list.noneMatch}
    </EmptyState>
  );
}
