import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { highestRole, may } from '#contract/permission';
import { useOrganization } from '../../lib/active-organization.tsx';
import { useTemplateStyles } from '../../lib/branding.ts';
import { useProfile } from '../../lib/profile.ts';
import { useCustomers, useReferences } from '../../lib/records.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Drafts, LatestPublished, WithoutPicture } from './reference-lists.tsx';
import { FirstStepsCard } from './first-steps.tsx';
import { Insights } from './insights.tsx';
import { InvitationsForMe, PendingInvitations } from './invitations.tsx';
import { Numbers } from './numbers.tsx';
import { greeting, overviewOf } from './overview.ts';
import { PublicPageCard } from './public-page-card.tsx';
import { useFirstSteps } from './use-first-steps.ts';

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
  const organization = useOrganization();
  const references = useReferences();
  const customers = useCustomers();
  const { templateStyles, isPending } = useTemplateStyles();
  const overview = useMemo(
    () =>
      references.data && customers.data && !isPending
        ? overviewOf(references.data, customers.data, templateStyles)
        : undefined,
    [references.data, customers.data, templateStyles, isPending],
  );
  const first = useFirstSteps(organization.organizationId, overview?.started);
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
  const { drafts, steps, untouched } = overview;
  const records = { customers: customers.data ?? [] };
  const stepsCard = first.shown ? (
    <FirstStepsCard steps={steps} drafts={drafts} onDismiss={first.dismiss} />
  ) : null;
  return (
    <div className="fade-in flex flex-col gap-6">
      <InvitationsForMe />
      {untouched ? null : stepsCard}
      {untouched ? null : <Numbers overview={overview} />}
      {untouched ? null : <Insights />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {untouched ? stepsCard : <Drafts drafts={drafts} {...records} />}
          <WithoutPicture references={overview.withoutPicture} {...records} />
          <LatestPublished references={overview.published} {...records} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <PublicPageCard onPage={overview.onPage} />
          {may(highestRole(organization.roles), 'team:write') ? <PendingInvitations /> : null}
        </div>
      </div>
    </div>
  );
}

/** Numbers, a list and the card beside it, in the shape in which they come. */
function DashboardSkeleton() {
  return (
    <Loading label="Loading the dashboard…">
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="rounded-xl border border-line bg-surface p-3.5 sm:p-5">
            <Skeleton className="mt-0.5 h-4 w-20 max-w-full" />
            <Skeleton className="mt-3 h-7 w-12" />
            <Skeleton className="mt-2.5 h-3.5 w-28 max-w-full" />
          </div>
        ))}
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="divide-y divide-line rounded-xl border border-line bg-surface">
          <div className="px-5 py-4">
            <Skeleton className="h-4 w-32" />
          </div>
          {['a', 'b', 'c'].map((key) => (
            <div key={key} className="flex flex-col gap-2.5 px-5 py-4">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-40" />
            </div>
          ))}
        </div>
        <div className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-5">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-4" />
          <Skeleton className="h-8 rounded-lg" />
          <Skeleton className="h-8 w-52 rounded-lg" />
        </div>
      </div>
    </Loading>
  );
}
