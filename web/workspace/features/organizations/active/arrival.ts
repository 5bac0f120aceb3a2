import type { QueryObserverResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Organization } from '#contract/resources/organization';
import * as words from '#words/shell';
import { log } from '../../../lib/log.ts';
import { accessToken } from '../../../lib/session/session.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { availableOrganizations } from './rules.ts';
import { activate } from './switching.ts';

/** Opens the dashboard of an organization after creating it, joining it or following a link. It never rejects. */
export function useArrival(
  refetch: () => Promise<QueryObserverResult<Organization[]>>,
  show: (organizationId: string) => void,
) {
  const navigate = useNavigate();
  const arrive = useCallback(
    async (organizationId: string, path = '/app/dashboard') => {
      const { data = [], isError } = await refetch();
      // Switching to an unavailable organization would show the first one instead.
      if (!availableOrganizations(data).some((each) => each.organizationId === organizationId)) {
        notify.error(isError ? words.openListFailed : words.openUnavailable);
        return;
      }
      show(organizationId);
      await navigate(path);
    },
    [refetch, show, navigate],
  );

  const showNew = useCallback(
    async (organizationId: string, path?: string) => {
      await accessToken(true).catch((failure: unknown) => log('The token could not be renewed', failure));
      await arrive(organizationId, path);
    },
    [arrive],
  );

  const openJoined = useCallback(
    async (organizationId: string) => {
      try {
        await activate(organizationId);
      } catch (error) {
        log('The organization could not be opened', error);
        notify.error(words.openFailed);
        await refetch();
        return;
      }
      await arrive(organizationId);
    },
    [arrive, refetch],
  );
  return { showNew, openJoined };
}
