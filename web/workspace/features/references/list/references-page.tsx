import { lazy, Suspense } from 'react';
import { useTemplateStyles } from '../../../lib/branding.ts';
import { useCustomers, useReferences } from '../../../lib/records.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { readFilters } from '../reference-filters.ts';
import { CreateButton } from './create-button.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { loadView, narrowScreen, shapeOf } from './list-view.ts';
import { References } from './references.tsx';
import { listTexts as texts } from './texts.ts';
import { rememberedView, useListFilters } from './use-list-filters.ts';

const NothingYet = lazy(async () => ({ default: (await import('./nothing-shown.tsx')).NothingYet }));

// The view's code travels with the data instead of after it.
void loadView[shapeOf(shownFirst(), window.matchMedia(narrowScreen).matches)]();

/** All References. */
export default function ReferencesPage() {
  useTitle(texts.title);
  const references = useReferences();
  const customers = useCustomers();
  const list = useListFilters();
  const templateStyles = useTemplateStyles();
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
      ) : !references.data || templateStyles.isPending || (empty && customers.isPending) ? (
        <ListSkeleton view={list.filters.view} />
      ) : empty ? (
        <Suspense fallback={<ListSkeleton view={list.filters.view} />}>
          <NothingYet hasCustomers={customers.data?.length !== 0} />
        </Suspense>
      ) : (
        <References references={references.data} customers={customers.data} list={list} />
      )}
    </>
  );
}

function shownFirst() {
  return readFilters(new URLSearchParams(window.location.search)).view ?? rememberedView();
}
