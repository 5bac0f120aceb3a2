import { FileText, Plus, Users } from 'lucide-react';
import { useCustomers, useReferences } from '../../../lib/records.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { loadEditor } from '../load-editor.ts';
import { readFilters } from '../reference-filters.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { loadView, narrowScreen, shapeOf } from './list-view.ts';
import { References } from './references.tsx';
import { rememberedView } from './remembered-view.ts';
import { listTexts as texts } from './texts.ts';
import { useListFilters } from './use-list-filters.ts';

// The view's code travels with the data instead of after it.
void loadView[shapeOf(shownFirst(), window.matchMedia(narrowScreen).matches)]();

/** All References. */
export default function ReferencesPage() {
  useTitle(texts.title);
  const references = useReferences();
  const customers = useCustomers();
  const list = useListFilters();
  const empty = references.data?.length === 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={empty ? null : <CreateButton />}
      />
      {references.data === undefined && references.error ? (
        <ErrorState
          title={texts.failed}
          error={references.error}
          retrying={references.isFetching}
          onRetry={() => void references.refetch()}
        />
      ) : !references.data || (empty && customers.isPending) ? (
        <ListSkeleton view={list.filters.view} />
      ) : empty ? (
        <NothingYet hasCustomers={customers.data?.length !== 0} />
      ) : (
        <References references={references.data} customers={customers.data} list={list} />
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
      {texts.create}
    </ButtonLink>
  );
}

function NothingYet({ hasCustomers }: { hasCustomers: boolean }) {
  const { emptyTitle, empty, noCustomersTitle, noCustomers, addCustomer } = texts;
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

function shownFirst() {
  return readFilters(new URLSearchParams(window.location.search)).view ?? rememberedView();
}
