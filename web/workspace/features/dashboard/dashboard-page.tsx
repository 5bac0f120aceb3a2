import { ExternalLink, FileText, Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { highestRole, may } from '#contract/rules/roles';
import * as words from '#words/dashboard';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useTemplateStyles } from '../../lib/organization/branding.ts';
import { useProfile } from '../../lib/session/profile.ts';
import { useCustomers, useReferences } from '../../lib/organization/records.ts';
import { usePermissionOverview } from '../../permissions/state/overview-data.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { ButtonLink, buttonClass } from '../../ui/elements/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { formatCount } from '../../../shared/format/measures.ts';
import { referencePagePath } from '../../../shared/public-address.ts';
import { Card } from '../../ui/page/card.tsx';
import { CopyButton } from '../../ui/elements/copy-button.tsx';
import { Drafts, LatestPublished, WithoutPicture } from './reference-lists.tsx';
import { Insights } from './insights.tsx';
import { InvitationsForMe, PendingInvitations } from './invitations.tsx';
import { PermissionRows } from './permission-rows.tsx';
import { greeting, overviewOf, type Overview } from './overview.ts';

const TenderRows = lazy(() => import('./tender-rows.tsx'));

export default function DashboardPage() {
  useTitle(words.title);
  const { name } = useProfile();
  const organization = useOrganization();
  const [hour] = useState(() => new Date().getHours());
  return (
    <>
      <PageHeader
        title={greeting(hour, name === 'User' ? undefined : name)}
        description={words.description(organization.name)}
        actions={
          <ButtonLink to="/app/references/new" icon={<Plus aria-hidden />}>
            {words.newReference}
          </ButtonLink>
        }
      />
      <Content />
    </>
  );
}

function Content() {
  const { roles } = useOrganization();
  const references = useReferences();
  const customers = useCustomers();
  const { templateStyles, isPending } = useTemplateStyles();
  const { rows } = usePermissionOverview();
  const refused = useMemo(
    () =>
      rows && new Set(rows.flatMap(({ reference, refused: isRefused }) => (isRefused ? reference.id : []))),
    [rows],
  );
  const overview = useMemo(
    () =>
      references.data && customers.data && !isPending
        ? overviewOf(references.data, customers.data, templateStyles, refused)
        : undefined,
    [references.data, customers.data, templateStyles, isPending, refused],
  );
  if (!overview) {
    const failed = [references, customers].filter(({ isError }) => isError);
    if (failed.length === 0) return <DashboardSkeleton />;
    return (
      <ErrorState
        title={words.failed}
        error={failed[0]?.error}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
      />
    );
  }
  const { drafts, untouched } = overview;
  const records = { customers: customers.data ?? [] };
  return (
    <div className="fade-in flex flex-col gap-6">
      <InvitationsForMe />
      {overview.begun ? (
        <div className={needsClass}>
          <Drafts drafts={drafts} refused={refused} {...records} />
          <PermissionRows />
          <Suspense>
            <TenderRows />
          </Suspense>
          <WithoutPicture references={overview.withoutPicture} {...records} />
        </div>
      ) : (
        <FirstReference />
      )}
      {untouched ? null : <Numbers overview={overview} />}
      {untouched ? null : <Insights />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <LatestPublished references={overview.published} {...records} />
        <div className="flex min-w-0 flex-col gap-6">
          <PublicPageCard onPage={overview.onPage} />
          {may(highestRole(roles), 'team:write') ? <PendingInvitations /> : null}
        </div>
      </div>
    </div>
  );
}

/** Two cards in a row; one that is alone takes all of it. */
const needsClass = 'flex flex-wrap items-start gap-6 empty:hidden *:min-w-0 *:grow *:basis-104';

function FirstReference() {
  return (
    <EmptyState
      icon={<FileText />}
      title={words.firstTitle}
      action={
        <ButtonLink to="/app/references/new" variant="primary">
          {words.firstWrite}
        </ButtonLink>
      }
    >
      {words.firstText}
    </EmptyState>
  );
}

function DashboardSkeleton() {
  return (
    <Loading label={words.loading}>
      <div className={needsClass}>
        <Skeletons count={2} className="h-44 rounded-xl border border-line bg-surface p-5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-8 h-4 w-2/3" />
          <Skeleton className="mt-2.5 h-3 w-40" />
        </Skeletons>
      </div>
      <div className="mt-6 grid grid-cols-3 gap-2 sm:gap-4">
        <Skeletons count={3} className="rounded-xl border border-line bg-surface p-3.5 sm:p-5">
          <Skeleton className="mt-0.5 h-4 w-20 max-w-full" />
          <Skeleton className="mt-3 h-7 w-12" />
          <Skeleton className="mt-2.5 h-3.5 w-28 max-w-full" />
        </Skeletons>
      </div>
    </Loading>
  );
}

function Numbers({ overview }: { overview: Overview }) {
  const { published, onPage, drafts, ready, customers, customersWithout } = overview;
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-4">
      <Tile label={words.tilePublished} count={published.length} to="/app/references?status=Published">
        {published.length > 0 ? words.tileOnPage(shareOf(onPage, published.length)) : null}
      </Tile>
      <Tile label={words.tileDrafts} count={drafts.length} to="/app/references?status=Draft">
        {drafts.length > 0 && ready !== undefined ? words.tileReady(shareOf(ready, drafts.length)) : null}
      </Tile>
      <Tile label={words.tileCustomers} count={customers} to="/app/customers">
        {customersWithout > 0
          ? words.tileWithout(formatCount(customersWithout))
          : customers > 0
            ? words.tileAllWith
            : null}
      </Tile>
    </ul>
  );
}

const shareOf = (part: number, whole: number) =>
  part === 0 ? words.shareNone : part === whole ? words.shareAll : formatCount(part);

interface TileProps {
  label: string;
  count: number;
  to: string;
  children: string | null;
}

function Tile({ label, count, to, children }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        className="block h-full rounded-xl border border-line bg-surface p-3.5 transition-colors duration-100 hover:border-line-strong sm:p-5"
      >
        <span className="block truncate text-ink-2 max-sm:text-[0.8125rem]">{label}</span>
        <span className="mt-1 block text-2xl leading-9 font-semibold tracking-tight sm:text-[1.75rem]">
          {formatCount(count)}
        </span>
        <span className="block min-h-5 truncate text-[0.8125rem] text-ink-2 max-sm:whitespace-normal">
          {children}
        </span>
      </Link>
    </li>
  );
}

function PublicPageCard({ onPage }: { onPage: number }) {
  const organization = useOrganization();
  const path = referencePagePath(organization.slug);
  return (
    <Card aria-labelledby="public-page">
      <h2 id="public-page" className="text-[0.9375rem] font-semibold">
        {words.pageTitle}
      </h2>
      <p className="mt-1 text-pretty text-ink-2">
        {onPage === 0 ? words.pageEmpty : words.pageHolds(onPage)}
      </p>
      <p
        className="mt-3 truncate rounded-lg bg-sunken px-2.5 py-1.5 text-[0.8125rem] text-ink-2"
        title={path}
      >
        {window.location.host + path}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={path} target="_blank" rel="noopener" className={buttonClass('secondary', 'sm')}>
          <ExternalLink aria-hidden />
          {words.pageView}
        </a>
        <CopyButton size="sm" text={window.location.origin + path} failed={words.pageCopyFailed}>
          {words.pageCopy}
        </CopyButton>
      </div>
    </Card>
  );
}
