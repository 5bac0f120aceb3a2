import * as words from '#words/tenders';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export const RankingSkeleton = () => (
  <Loading label={words.candidatesLoading}>
    <Skeleton className="h-64 rounded-xl" />
  </Loading>
);

export const SentSkeleton = () => (
  <Loading label={words.pageLoading}>
    <Skeleton className="mb-6 h-32 rounded-xl" />
  </Loading>
);

export const PageSkeleton = () => (
  <Loading label={words.pageLoading}>
    <Skeleton className="mb-6 h-8 w-72 max-w-full" />
    <Skeleton className="mb-6 h-14 rounded-xl" />
    <div className="grid gap-6 xl:grid-cols-[24rem_minmax(0,1fr)]">
      <Skeleton className="h-64 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  </Loading>
);
