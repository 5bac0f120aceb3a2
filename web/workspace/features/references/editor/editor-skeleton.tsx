import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

export function EditorSkeleton() {
  return (
    <Loading label="Loading the reference…">
      <div className="mb-6 flex items-center justify-between">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-9 w-40" />
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-44 rounded-xl" />
          <Skeleton className="h-72 rounded-xl" />
          <Skeleton className="h-48 rounded-xl" />
        </div>
        <Skeleton className="hidden h-[30rem] rounded-xl lg:block" />
      </div>
    </Loading>
  );
}
