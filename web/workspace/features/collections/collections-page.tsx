import { FolderOpen, Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Collection } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import { may } from '#contract/rules/roles';
import * as collectionsWords from '#words/collections';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useCollections } from '../../lib/organization/records.ts';
import { searchOnly, useAddressFilters } from '../../lib/lists/use-address-filters.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { ButtonLink } from '../../ui/elements/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError, NoMatch } from '../../ui/feedback/states.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { CollectionList } from './collection-list.tsx';

const CreateCollectionDialog = onDemand(() => import('./details/create-collection-dialog.tsx'));

export default function CollectionsPage() {
  const creating = useLocation().pathname.endsWith('/new');
  useTitle(collectionsWords.listTitle);
  const collections = useCollections();
  const navigate = useNavigate();
  const count = collections.data?.length ?? 0;
  const empty = collections.data?.length === 0;
  const create = <CreateButton count={count} />;
  return (
    <>
      <PageHeader
        title={collectionsWords.listTitle}
        description={collectionsWords.listDescription}
        actions={empty ? null : create}
      />
      {collections.data === undefined && collections.error ? (
        <QueryError title={collectionsWords.listFailed} query={collections} />
      ) : !collections.data ? (
        <ListSkeleton />
      ) : empty ? (
        <EmptyState icon={<FolderOpen />} title={collectionsWords.listEmptyTitle} action={create}>
          {collectionsWords.listEmpty}
        </EmptyState>
      ) : (
        <Collections collections={collections.data} />
      )}
      {creating ? (
        <CreateCollectionDialog onClose={() => void navigate('/app/collections', { replace: true })} />
      ) : null}
    </>
  );
}

const nearlyFull = 5;

function CreateButton({ count }: { count: number }) {
  const { roles } = useOrganization();
  const left = limits.collections - count;
  if (!roles.some((role) => may(role, 'collection:write'))) return null;
  return (
    <>
      {left <= nearlyFull ? (
        <span className="text-[0.8125rem] text-ink-2">
          {left > 0 ? collectionsWords.listLeft(left) : collectionsWords.listFull}
        </span>
      ) : null}
      {left > 0 ? (
        <ButtonLink
          to="/app/collections/new"
          variant="primary"
          icon={<Plus aria-hidden />}
          onPointerEnter={CreateCollectionDialog.prefetch}
          onFocus={CreateCollectionDialog.prefetch}
        >
          {collectionsWords.listCreate}
        </ButtonLink>
      ) : null}
    </>
  );
}

const withoutSearch = 6;

function Collections({ collections }: { collections: readonly Collection[] }) {
  const { filters, setSearch, set } = useAddressFilters(searchOnly);
  const shown = matching(collections, useDeferredValue(filters.search));
  return (
    <>
      {collections.length > withoutSearch || filters.search ? (
        <SearchField
          label={collectionsWords.listSearch}
          value={filters.search}
          onChange={setSearch}
          className="mb-4 sm:max-w-xs"
        />
      ) : null}
      <output className="sr-only">{collectionsWords.listCount(shown.length, collections.length)}</output>
      {shown.length > 0 ? (
        <CollectionList collections={shown} />
      ) : (
        <NoMatch
          title={collectionsWords.listNoneMatchTitle}
          clear={collectionsWords.listClear}
          onClear={() => set({ search: '' })}
        >
          {collectionsWords.listNoneMatch}
        </NoMatch>
      )}
    </>
  );
}

function matching(collections: readonly Collection[], search: string): Collection[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return collections.filter(({ name, description = '' }) => {
    const text = `${name}\n${description}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function ListSkeleton() {
  return (
    <Loading label={collectionsWords.listLoading}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="h-64 rounded-xl" />
        ))}
      </div>
    </Loading>
  );
}
