import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';

const cards = [1, 2, 3, 4, 5, 6];

export function ListSkeleton() {
  return (
    <Loading label={texts.list.loading}>
      <Skeleton className="mb-5 h-10" />
      <Skeleton className="mb-5 h-9 max-w-xs" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-5 gap-y-7">
        {cards.map((card) => (
          <Skeleton key={card} className="h-[29.5rem] rounded-xl" />
        ))}
      </div>
    </Loading>
  );
}
