import { useTemplateStyles } from '../../../lib/branding.ts';
import { useCustomers, useReferences } from '../../../lib/records.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryError } from '../../../ui/states.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { NothingYet, CreateButton } from './nothing-shown.tsx';
import { References } from './references.tsx';
import { listTexts as texts } from './texts.ts';
import { useListFilters } from './use-list-filters.ts';

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
        <QueryError title={texts.failed} query={references} />
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
