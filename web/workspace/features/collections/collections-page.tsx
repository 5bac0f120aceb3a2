import { FolderOpen, Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Collection } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import { may } from '#contract/rules/roles';
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
import { texts } from './texts.ts';

const CreateCollectionDialog = onDemand(() => import('./details/create-collection-dialog.tsx'));

export default function CollectionsPage() {
  const creating = useLocation().pathname.endsWith('/new');
  useTitle(texts.list.title);
  const collections = useCollections();
  const navigate = useNavigate();
  const count = collections.data?.length ?? 0;
  const empty = collections.data?.length === 0;
  const create = <CreateButton count={count} />;
  return (
    <>
      <PageHeader
        title={texts.list.title}
        description={texts.list.description}
        actions={empty ? null : create}
      />
      {collections.data === undefined && collections.error ? (
        <QueryError title={texts.list.failed} query={collections} />
      ) : !collections.data ? (
        <ListSkeleton />
      ) : empty ? (
        <EmptyState icon={<FolderOpen />} title={texts.list.emptyTitle} action={create}>
          {texts.list.empty}
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
          {left > 0 ? texts.list.left(left) : texts.list.full}
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
          {texts.list.create}
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
          label={texts.list.search}
          value={filters.search}
          onChange={setSearch}
          className="mb-4 sm:max-w-xs"
        />
      ) : null}
      <output className="sr-only">{texts.list.count(shown.length, collections.length)}</output>
      {shown.length > 0 ? (
        <CollectionList collections={shown} />
      ) : (
        <NoMatch
          title={texts.list.noneMatchTitle}
          clear={texts.list.clear}
          onClear={() => set({ search: '' })}
        >
          {texts.list.noneMatch}
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
    <Loading label={texts.list.loading}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="h-64 rounded-xl" />
        ))}
      </div>
    </Loading>
  );
}
