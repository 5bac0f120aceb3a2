import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { limits } from '#contract/limits';
import type { Organization } from '#contract/organization';
import { log } from '../../lib/log.ts';
import { organizationsQuery } from '../../lib/organizations.ts';
import { availableOrganizations } from './rules.ts';

const none: Organization[] = [];

/** Every tab asks in its own rhythm, so that they do not all ask at once. */
const jittered = () => limits.organizationRefreshMs * (0.8 + Math.random() * 0.4);

/** The organisations to choose from; asked again every minute while the tab is seen, and when it gets the focus. */
export function useOrganizationList() {
  const [interval] = useState(jittered);
  const query = useQuery({
    ...organizationsQuery,
    refetchInterval: interval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  const { data = none, error } = query;
  useEffect(() => {
    if (error) log('The organisations could not be loaded', error);
  }, [error]);
  const available = useMemo(() => availableOrganizations(data), [data]);
  return { query, available };
}
