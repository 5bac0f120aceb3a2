import { Card } from '../../ui/card.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** In the shape of each screen. */
export function AnalyticsSkeleton({
  screen,
}: {
  screen: 'overview' | 'performance' | 'traffic' | 'engagement';
}) {
  return (
    <Loading label={texts.loading}>
      <Skeleton className="mb-4 h-5 w-80 max-w-full" />
      {screen === 'overview' ? <Tiles count={5} /> : null}
      {screen === 'engagement' ? <Tiles count={4} /> : null}
      {screen === 'performance' ? null : (
        <Card className="mb-6 p-5">
          <Skeleton className="mb-6 h-5 w-40" />
          <Skeleton className="h-60" />
        </Card>
      )}
      {screen === 'performance' ? (
        <Lines />
      ) : (
        <div className="grid gap-6 md:grid-cols-2">
          <Lines />
          <Lines />
        </div>
      )}
    </Loading>
  );
}

function Tiles({ count }: { count: number }) {
  return (
    <div className="mb-6 grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-5">
      {rows.slice(0, count).map((key) => (
        <Card key={key} className="p-4">
          <Skeleton className="mt-1 h-4 w-20" />
          <Skeleton className="mt-3 mb-1 h-7 w-16" />
        </Card>
      ))}
    </div>
  );
}

function Lines() {
  return (
    <Card className="flex flex-col gap-5 p-5">
      {rows.map((key) => (
        <Skeleton key={key} className="h-4" />
      ))}
    </Card>
  );
}
