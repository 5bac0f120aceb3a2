import * as words from '#words/reference-list';
import { Loading, Skeleton, Skeletons } from '../../../../ui/feedback/skeleton.tsx';
import type { ListView } from '../../reference-filters.ts';
import { gridClass } from './list-view.ts';

export function ListSkeleton({ view }: { view: ListView }) {
  return (
    <Loading label={words.loading}>
      <div className="mb-4 flex h-10 items-center gap-6 border-b border-line px-2.5">
        {['w-12', 'w-20', 'w-14', 'w-20'].map((width, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Skeleton key={index} className={`h-4 ${width}`} />
        ))}
      </div>
      <div className="mb-4 flex flex-wrap gap-2">
        <Skeleton className="h-9 flex-1 basis-full rounded-lg max-sm:h-11 sm:basis-44" />
        <Skeleton className="h-9 w-24 rounded-lg max-sm:h-11" />
        <Skeleton className="h-9 w-40 rounded-lg max-sm:h-11 max-sm:w-auto max-sm:flex-1" />
        <Skeleton className="h-9 w-17 rounded-lg max-sm:h-11" />
      </div>
      <Skeleton className="mb-3 ms-3 h-4 w-32" />
      {view === 'table' ? <TableSkeleton /> : <GridSkeleton />}
    </Loading>
  );
}

function GridSkeleton() {
  return (
    <div className={gridClass}>
      <Skeletons count={6}>
        <div className="h-[29.5rem] overflow-hidden rounded-xl border border-line bg-surface">
          <Skeleton className="h-50 rounded-none" />
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-3" />
            <Skeleton className="h-3" />
            <Skeleton className="h-3 w-2/3" />
          </div>
        </div>
        <Skeleton className="mt-3 h-5 w-40" />
      </Skeletons>
    </div>
  );
}

function TableSkeleton() {
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-surface">
      <div className="h-10" />
      <Skeletons count={8} className="flex h-13 items-center gap-4 px-4">
        <Skeleton className="size-4" />
        <Skeleton className="size-9" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-3.5 w-56 max-w-full" />
          <Skeleton className="h-3 w-32" />
        </div>
        <Skeleton className="h-5 w-20 rounded-full" />
        <Skeleton className="h-3 w-20 max-lg:hidden" />
        <Skeleton className="h-3 w-24 max-md:hidden" />
      </Skeletons>
    </div>
  );
}
