import { ClipboardCheck } from 'lucide-react';
import { useMemo } from 'react';
import * as words from '#words/permission-overview';
import { useSettings } from '../../lib/organization/settings.ts';
import { usePermissionOverview } from '../../permissions/state/overview-data.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../ui/feedback/states.tsx';
import { PermissionList } from './permission-list.tsx';
import { placesOf } from './places.ts';

export default function PermissionsPage() {
  useTitle(words.title);
  const { rows: overview, today, sent, failed, requests } = usePermissionOverview();
  const policy = useSettings().data?.permissionPolicy;
  const rows = useMemo(() => overview && placesOf(overview, policy, today), [overview, policy, today]);
  const header = <PageHeader title={words.title} description={words.description} />;
  if (!rows) {
    return (
      <>
        {header}
        {failed ? <QueryError title={words.failed} query={failed} /> : <ListSkeleton />}
      </>
    );
  }
  if (rows.length === 0) {
    return (
      <>
        {header}
        <EmptyState
          icon={<ClipboardCheck />}
          title={words.emptyTitle}
          action={<ButtonLink to="/app/references/new">{words.create}</ButtonLink>}
        >
          {words.empty}
        </EmptyState>
      </>
    );
  }
  return (
    <PermissionList rows={rows} sent={sent} policy={policy} today={today}>
      {requests.data === undefined && requests.isError ? (
        <div
          role="alert"
          className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-warn-soft px-4 py-3 text-warn"
        >
          <p className="min-w-0 flex-1 basis-60">{words.requestsFailed}</p>
          <Button size="sm" busy={requests.isFetching} onClick={() => void requests.refetch()}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </PermissionList>
  );
}

function ListSkeleton() {
  return (
    <Loading label={words.loading}>
      <div className="mb-4 flex h-10 items-center gap-6 border-b border-line px-2.5">
        <Skeletons count={5}>
          <Skeleton className="h-4 w-16" />
        </Skeletons>
      </div>
      <Skeleton className="mb-4 h-9 max-w-xs rounded-lg max-sm:h-11" />
      <Skeleton className="mb-3 ms-3 h-4 w-32" />
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        <Skeletons count={8} className="flex h-13 items-center gap-4 px-4">
          <Skeleton className="size-4" />
          <Skeleton className="h-4 w-52 max-w-full" />
          <Skeleton className="ms-auto h-5 w-20 rounded-full" />
        </Skeletons>
      </div>
    </Loading>
  );
}
