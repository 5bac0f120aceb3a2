import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

const rows = [1, 2, 3, 4];

export function TeamSkeleton() {
  return (
    <Loading label={texts.page.loading}>
      <Skeleton className="mb-3 h-4 w-40" />
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        {rows.map((row) => (
          <div key={row} className="flex h-16 items-center gap-3 px-4">
            <Skeleton className="size-9 rounded-full" />
            <div className="flex-1">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="mt-1.5 h-3 w-48" />
            </div>
            <Skeleton className="h-5 w-20 max-sm:hidden" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
