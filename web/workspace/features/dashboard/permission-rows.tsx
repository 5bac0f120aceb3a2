import * as words from '#words/dashboard';
import { useSettings } from '../../lib/organization/settings.ts';
import { usePermissionOverview } from '../../permissions/state/overview-data.ts';
import { permissionTasks } from './permission-tasks.ts';
import { TaskCard } from './task-card.tsx';

export function PermissionRows() {
  const { rows, failed } = usePermissionOverview();
  const settings = useSettings();
  const policy = settings.data?.permissionPolicy;
  const isPending = !failed && !settings.error && !(rows && policy);
  const tasks = rows && policy ? permissionTasks(rows, policy) : [];
  return <TaskCard id="permissions" title={words.permissionsTitle} tasks={tasks} isPending={isPending} />;
}
