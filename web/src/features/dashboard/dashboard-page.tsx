import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useOrganization } from '../../lib/active-organization.tsx';
import { useProfile } from '../../lib/profile.ts';
import { useCustomers, useReferences } from '../../lib/records.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Drafts, LatestPublished } from './reference-lists.tsx';
import { FirstStepsCard } from './first-steps.tsx';
import { Numbers } from './numbers.tsx';
import { greeting, overviewOf } from './overview.ts';
import { PublicPageCard } from './public-page-card.tsx';

export default function DashboardPage() {
  useTitle('Dashboard');
  const { name } = useProfile();
  const organization = useOrganization();
  const [hour] = useState(() => new Date().getHours());
  return (
    <>
      <PageHeader
        title={greeting(hour, name === 'User' ? undefined : name)}
        description={`Here is how ${organization.name} is doing.`}
        actions={
          <ButtonLink to="/app/references/new" icon={<Plus aria-hidden />}>
            New reference
          </ButtonLink>
        }
      />
      <Content />
    </>
  );
}

function Content() {
  const references = useReferences();
  const customers = useCustomers();
  const overview = useMemo(
    () => references.data && customers.data && overviewOf(references.data, customers.data),
    [references.data, customers.data],
  );
  if (!overview) {
    const failed = [references, customers].filter(({ isError }) => isError);
    if (failed.length === 0) return <DashboardSkeleton />;
    return (
      <ErrorState
        title="The dashboard could not be loaded"
        error={failed[0]?.error}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
      />
    );
  }
  return (
    <div className="fade-in flex flex-col gap-6">
      {overview.started || overview.untouched ? null : (
        <FirstStepsCard steps={overview.steps} drafts={overview.drafts} />
      )}
      {overview.untouched ? null : <Numbers overview={overview} />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          {overview.untouched ? (
            <FirstStepsCard steps={overview.steps} drafts={overview.drafts} />
          ) : (
            <Drafts drafts={overview.drafts} customers={customers.data ?? []} />
          )}
          <LatestPublished references={overview.published} customers={customers.data ?? []} />
        </div>
        <PublicPageCard published={overview.published.length} />
      </div>
    </div>
  );
}

function DashboardSkeleton() {
  return (
    <Loading>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-[5.875rem] sm:h-[6.375rem] rounded-xl" />
        ))}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-64 rounded-xl" />
        <Skeleton className="h-44 rounded-xl" />
      </div>
    </Loading>
  );
}
