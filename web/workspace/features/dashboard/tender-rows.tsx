import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as words from '#words/dashboard';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { readRecalls, tendersKey, useTenders } from '../../tenders/tender-lists.ts';
import { TaskCard } from './task-card.tsx';
import { tenderTasks } from './tender-tasks.ts';

export default function TenderRows() {
  const { call, organizationId } = useActionContext();
  const [now] = useState(() => new Date());
  const { data: tenders = [] } = useTenders({ staleTime: 0 });
  const { data: recalls = [] } = useQuery({
    queryKey: [...tendersKey(organizationId), 'recalls'],
    queryFn: ({ signal }) => readRecalls(call, {}, signal),
    // Nothing can be recalled before something was sent.
    enabled: tenders.some(({ status }) => status !== 'preparing'),
    staleTime: 0,
  });
  return <TaskCard id="tenders" title={words.tendersTitle} tasks={tenderTasks(tenders, recalls, now)} />;
}
