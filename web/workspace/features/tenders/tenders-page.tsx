import { FileText, Plus, Send } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Tender } from '#contract/resources/tender';
import { oneOf } from '#contract/rules/choices';
import { tenderStatuses, type TenderStatus } from '#contract/tender/status';
import * as words from '#words/tender-list';
import { listTitle, statuses } from '#words/tenders';
import { useMay } from '../../lib/organization/active-organization.tsx';
import { useAddressFilters, type FilterCodec } from '../../lib/lists/use-address-filters.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, NoMatch, QueryError } from '../../ui/feedback/states.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { SelectField } from '../../ui/forms/text-field.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTenders } from '../../tenders/tender-lists.ts';
import { TenderList } from './tender-list.tsx';

const YearStrip = lazy(() => import('./outcome/year-strip.tsx'));
const TenderDialog = onDemand(() => import('./details/tender-dialog.tsx'));
const NoticeDialog = onDemand(() => import('./notice/notice-dialog.tsx'));

export default function TendersPage() {
  const creating = useLocation().pathname.endsWith('/new');
  useTitle(listTitle);
  const tenders = useTenders();
  const navigate = useNavigate();
  const isEmpty = tenders.data?.length === 0;
  const [reading, setReading] = useState(false);
  const create = useMay('tender:write') ? (
    <>
      <Button
        icon={<FileText aria-hidden />}
        onPointerEnter={NoticeDialog.prefetch}
        onFocus={NoticeDialog.prefetch}
        onClick={() => setReading(true)}
      >
        {words.fromNotice}
      </Button>
      <ButtonLink
        to="/app/tenders/new"
        variant="primary"
        icon={<Plus aria-hidden />}
        onPointerEnter={TenderDialog.prefetch}
        onFocus={TenderDialog.prefetch}
      >
        {words.create}
      </ButtonLink>
    </>
  ) : null;
  return (
    <>
      <PageHeader title={listTitle} description={words.description} actions={isEmpty ? null : create} />
      {tenders.data === undefined && tenders.error ? (
        <QueryError title={words.failed} query={tenders} />
      ) : !tenders.data ? (
        <ListSkeleton />
      ) : isEmpty ? (
        <EmptyState icon={<Send />} title={words.emptyTitle} action={create}>
          {words.empty}
        </EmptyState>
      ) : (
        <Tenders tenders={tenders.data} />
      )}
      {reading ? <NoticeDialog onClose={() => setReading(false)} /> : null}
      {creating ? <TenderDialog onClose={() => void navigate('/app/tenders', { replace: true })} /> : null}
    </>
  );
}

interface Filters {
  search: string;
  status: TenderStatus | undefined;
}

const filterCodec: FilterCodec<Filters> = {
  read: (address) => ({
    search: address.get('q') ?? '',
    status: oneOf(tenderStatuses, address.get('status')),
  }),
  write: ({ search, status }) =>
    new URLSearchParams({ ...(search.trim() && { q: search.trim() }), ...(status && { status }) }),
};

function Tenders({ tenders }: { tenders: readonly Tender[] }) {
  const { filters, setSearch, set } = useAddressFilters(filterCodec);
  const search = useDeferredValue(filters.search);
  const shown = byUrgency(tenders.filter((tender) => matches(tender, { ...filters, search })));
  return (
    <>
      {tenders.some(({ decidedAt }) => decidedAt) ? (
        <Suspense fallback={<Skeleton className="mb-5 h-14 rounded-xl" />}>
          <YearStrip tenders={tenders} />
        </Suspense>
      ) : null}
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={words.search}
          value={filters.search}
          onChange={setSearch}
          className="min-w-44 flex-1 sm:max-w-xs"
        />
        <SelectField
          className="w-48 shrink-0"
          label={words.status}
          hideLabel
          placeholder={words.anyStatus}
          value={filters.status ?? ''}
          onChange={({ target }) => set({ status: oneOf(tenderStatuses, target.value) })}
          options={tenderStatuses.map((status) => ({ value: status, label: statuses[status] }))}
        />
      </div>
      <output className="sr-only">{words.count(shown.length, tenders.length)}</output>
      {shown.length > 0 ? (
        <TenderList tenders={shown} />
      ) : (
        <NoMatch
          title={words.noneMatchTitle}
          clear={words.clear}
          onClear={() => set({ search: '', status: undefined })}
        >
          {words.noneMatch}
        </NoMatch>
      )}
    </>
  );
}

function matches({ title, buyer, status }: Tender, filters: Filters): boolean {
  const text = `${title}\n${buyer?.name ?? ''}`.toLocaleLowerCase();
  const typed = filters.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return typed.every((word) => text.includes(word)) && (!filters.status || filters.status === status);
}

/** Those in preparation come first, the nearest deadline before others; the rest are newest first. */
const byUrgency = (tenders: readonly Tender[]): Tender[] => {
  const isOpen = ({ status }: Tender) => status === 'preparing';
  return tenders.toSorted(
    (a, b) =>
      Number(isOpen(b)) - Number(isOpen(a)) ||
      (isOpen(a) ? a.deadline.localeCompare(b.deadline) : b.deadline.localeCompare(a.deadline)),
  );
};

function ListSkeleton() {
  return (
    <Loading label={words.loading}>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        <Skeletons count={5} className="flex h-17 items-center gap-4 px-4">
          <Skeleton className="h-9 w-24" />
          <Skeleton className="h-4 w-64 max-w-full" />
          <Skeleton className="ms-auto h-5 w-24 rounded-full" />
        </Skeletons>
      </div>
    </Loading>
  );
}
