import { ChevronRight } from 'lucide-react';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { Card } from '../../ui/page/card.tsx';

/** Something that waits for somebody, and where it is done. */
export interface Task {
  title: string;
  note: string;
  to: string;
}

interface Props {
  id: string;
  title: string;
  tasks: readonly Task[];
  isPending?: boolean;
}

/** Shows nothing if there is nothing to do. */
export function TaskCard({ id, title, tasks, isPending }: Props) {
  if (tasks.length === 0 && !isPending) return null;
  return (
    <Card className="overflow-hidden" aria-labelledby={id}>
      <h2 id={id} className="border-b border-line px-5 py-3.5 text-[0.9375rem] font-semibold">
        {title}
      </h2>
      {isPending ? (
        <Loading>
          <div className="px-5 py-4">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-2.5 h-3 w-40" />
          </div>
        </Loading>
      ) : null}
      <ul className="divide-y divide-line">
        {tasks.map((task) => (
          <li key={task.to}>
            <Link
              to={task.to}
              className="flex items-center gap-4 px-5 py-3 -outline-offset-2 transition-colors duration-100 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-pretty wrap-anywhere">{task.title}</span>
                <span className="block text-[0.8125rem] text-pretty text-ink-2">{task.note}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
