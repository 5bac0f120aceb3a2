import * as words from '#words/reference-list';
import { useTemplateStyles } from '../../../lib/organization/branding.ts';
import { useCustomers, useReferences } from '../../../lib/organization/records.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryError } from '../../../ui/feedback/states.tsx';
import { ListSkeleton } from './views/list-skeleton.tsx';
import { NothingYet, StartButtons } from './nothing-shown.tsx';
import { References } from './references.tsx';
import { useListFilters } from './filters/use-list-filters.ts';

export default function ReferencesPage() {
  useTitle(words.title);
  const references = useReferences();
  const customers = useCustomers();
  const list = useListFilters();
  const templateStyles = useTemplateStyles();
  const empty = references.data?.length === 0;
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={empty ? null : <StartButtons />}
      />
      {references.data === undefined && references.error ? (
        <QueryError title={words.failed} query={references} />
      ) : !references.data || templateStyles.isPending ? (
        <ListSkeleton view={list.filters.view} />
      ) : empty ? (
        <NothingYet />
      ) : (
        <References references={references.data} customers={customers.data} list={list} />
      )}
    </>
  );
}
