import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tenderRoutes, type Tender } from '#contract/resources/tender';
import type { Recall } from '#contract/tender/dispatch';
import * as words from '#words/dashboard';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { allPages, recordKeys } from '../../lib/organization/records.ts';
import { TaskCard } from './task-card.tsx';
import { tenderTasks } from './tender-tasks.ts';

export default function TenderRows() {
  const [now] = useState(() => new Date());
  const { data: tenders = [] } = useTenders();
  const { data: recalls = [] } = useRecalls(tenders.some(({ status }) => status !== 'preparing'));
  return <TaskCard id="tenders" title={words.tendersTitle} tasks={tenderTasks(tenders, recalls, now)} />;
}

function useTenders() {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [...recordKeys.all(organizationId), 'tenders', 'tasks'],
    queryFn: ({ signal }): Promise<Tender[]> =>
      allPages(async (cursor) => {
        const page = await call(tenderRoutes.listTenders, { cursor }, { signal });
        return { items: page.tenders, nextCursor: page.nextCursor };
      }),
    staleTime: 0,
  });
}

/** Nothing can be recalled before something was sent. */
function useRecalls(wasSent: boolean) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [...recordKeys.all(organizationId), 'tenders', 'recalls'],
    queryFn: ({ signal }): Promise<Recall[]> =>
      allPages(async (cursor) => {
        const page = await call(tenderRoutes.listRecalls, { cursor }, { signal });
        return { items: page.recalls, nextCursor: page.nextCursor };
      }),
    enabled: wasSent,
    staleTime: 0,
  });
}
