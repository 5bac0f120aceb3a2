import * as words from '#words/terms';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';

export function TermsSkeleton() {
  return (
    <Loading label={words.loading}>
      <Skeleton className="h-9 max-w-md" />
      <Skeleton className="mt-5 h-72 rounded-xl" />
    </Loading>
  );
}
