import { ChevronRight } from 'lucide-react';
import * as words from '#words/dashboard';
import { useSettings } from '../../lib/organization/settings.ts';
import { usePermissionOverview } from '../../permissions/state/overview-data.ts';
import { Card } from '../../ui/page/card.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { permissionTasks } from './permission-tasks.ts';

export function PermissionRows() {
  const { rows, failed } = usePermissionOverview();
  const settings = useSettings();
  const policy = settings.data?.permissionPolicy;
  const isPending = !failed && !settings.error && !(rows && policy);
  const tasks = rows && policy ? permissionTasks(rows, policy) : [];
  if (tasks.length === 0 && !isPending) return null;
  return (
    <Card className="overflow-hidden" aria-labelledby="permissions">
      <h2 id="permissions" className="border-b border-line px-5 py-3.5 text-[0.9375rem] font-semibold">
        {words.permissionsTitle}
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
        {tasks.map(({ state, title, note, to }) => (
          <li key={state}>
            <Link
              to={to}
              className="flex items-center gap-4 px-5 py-3 -outline-offset-2 transition-colors duration-100 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-pretty">{title}</span>
                <span className="block text-[0.8125rem] text-pretty text-ink-2">{note}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
