import { Building2, Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { customerStatuses } from '#contract/rules/choices';
import type { Customer } from '#contract/resources/customer';
import * as words from '#words/customers';
import { statuses as statusNames } from '#words/choices';
import { useCustomers } from '../../../lib/organization/records.ts';
import { pageOf } from '../../../lib/lists/paging.ts';
import { useAddressFilters } from '../../../lib/lists/use-address-filters.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { useOrganization } from '../../../lib/organization/active-organization.tsx';
import { ButtonLink } from '../../../ui/elements/button.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { DownloadMenu } from '../../../ui/lists/download-menu.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Loading, Skeleton, Skeletons } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError, NoMatch } from '../../../ui/feedback/states.tsx';
import { SelectField } from '../../../ui/forms/text-field.tsx';
import {
  matching,
  noFilters,
  readFilters,
  sorted,
  sorts,
  writeFilters,
  type CustomerFilters,
  type Sort,
} from './customer-filters.ts';
import { CustomerList } from './customer-list.tsx';

export default function CustomersPage() {
  useTitle(words.listTitle);
  const customers = useCustomers();
  const empty = customers.data?.length === 0;
  const create = (
    <ButtonLink to="/app/customers/new" variant="primary" icon={<Plus aria-hidden />}>
      {words.listCreate}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={words.listTitle}
        description={words.listDescription}
        actions={empty ? null : create}
      />
      {customers.data === undefined && customers.error ? (
        <QueryError title={words.listFailed} query={customers} />
      ) : !customers.data ? (
        <ListSkeleton />
      ) : empty ? (
        <EmptyState icon={<Building2 />} title={words.listEmptyTitle} action={create}>
          {words.listEmpty}
        </EmptyState>
      ) : (
        <Customers customers={customers.data} />
      )}
    </>
  );
}

const pageSize = 50;

function Customers({ customers }: { customers: readonly Customer[] }) {
  const { filters, setSearch, set, clear, addressOf } = useCustomerFilters();
  const search = useDeferredValue(filters.search);
  const shown = sorted(matching(customers, { ...filters, search }), filters.sort);
  const { page, pages, items } = pageOf(shown, filters.page, pageSize);
  const organization = useOrganization();
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={words.listSearch}
          value={filters.search}
          onChange={setSearch}
          className="min-w-44 flex-1 sm:max-w-xs"
        />
        <SelectField
          className="w-36 shrink-0"
          label={words.listStatus}
          hideLabel
          placeholder={words.listAnyStatus}
          value={filters.status}
          onChange={(event) => set({ status: event.target.value as CustomerFilters['status'] })}
          options={customerStatuses.map((status) => ({ value: status, label: statusNames[status] }))}
        />
        <SelectField
          className="w-40 shrink-0"
          label={words.listSort}
          hideLabel
          value={filters.sort}
          onChange={(event) => set({ sort: event.target.value as Sort })}
          options={sorts.map((sort) => ({ value: sort, label: words.listSorts[sort] }))}
        />
        <DownloadMenu
          download={async (format) =>
            (await import('./customer-sheet.ts')).downloadCustomers(format, organization, shown)
          }
        />
      </div>
      <output className="sr-only">{words.listCount(shown.length, customers.length)}</output>
      {shown.length > 0 ? (
        <CustomerList customers={items} />
      ) : (
        <NoMatch title={words.listNoneMatchTitle} clear={words.listClear} onClear={clear}>
          {words.listNoneMatch}
        </NoMatch>
      )}
      <Pager page={page} pages={pages} addressOf={addressOf} onGo={() => window.scrollTo(0, 0)} />
    </>
  );
}

const codec = { read: readFilters, write: writeFilters };

function useCustomerFilters() {
  const { filters, setSearch, set } = useAddressFilters<CustomerFilters>(codec);
  return {
    filters,
    /** Another search or filter is another list, so it starts at the first page. */
    setSearch: (search: string) => {
      if (filters.page > 1) set({ page: 1 });
      setSearch(search);
    },
    set: (change: Partial<CustomerFilters>) => set({ page: 1, ...change }),
    clear: () => set(noFilters),
    addressOf: (page: number) => `?${writeFilters({ ...filters, page }).toString()}`,
  };
}

function ListSkeleton() {
  return (
    <Loading label={words.listLoading}>
      <Skeleton className="mb-4 h-9 max-w-xs" />
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        <Skeletons count={6} className="flex h-15 items-center gap-3 px-4">
          <Skeleton className="size-9" />
          <Skeleton className="h-4 w-44" />
          <Skeleton className="ms-auto h-4 w-24" />
        </Skeletons>
      </div>
    </Loading>
  );
}
