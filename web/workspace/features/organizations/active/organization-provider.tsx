import { useQueryClient, useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Organization } from '#contract/resources/organization';
import { limits } from '#contract/rules/limits';
import * as words from '#words/shell';
import { ActiveOrganization, callFor } from '../../../lib/organization/active-organization.tsx';
import { fileAccessQuery } from '../../../files/file-access.ts';
import { rememberedAt } from '../../../lib/device/last-seen.ts';
import { log } from '../../../lib/log.ts';
import {
  organizationsQuery,
  forgetTabOrganization,
  readTabOrganization,
  writeTabOrganization,
} from '../../../lib/organization/organizations.ts';
import { customersQuery, recordKeys, referencesQuery } from '../../../lib/organization/records.ts';
import { accessToken, useClaims } from '../../../lib/session/session.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useArrival } from './arrival.ts';
import { activeAmong, availableOrganizations } from './rules.ts';
import { activate, useSwitch } from './switching.ts';

interface Organizations {
  isLoading: boolean;
  /** The list comes from this browser's store and has no roles. */
  isRemembered: boolean;
  error: Error | null;
  availableOrganizations: readonly Organization[];
  activeOrgId: string | undefined;
  switchingOrgId: string | undefined;
  refresh: () => Promise<unknown>;
  switchTo: (organizationId: string) => Promise<void>;
  /** Shows an organization that was just created or joined. The server has already made it the active one. */
  showNew: (organizationId: string, path?: string) => Promise<void>;
  openJoined: (organizationId: string) => Promise<void>;
  switchAwayFrom: (organizationId: string) => Promise<void>;
}

const Context = createContext<Organizations | undefined>(undefined);

export function useOrganizations(): Organizations {
  const value = use(Context);
  if (!value) throw new Error('useOrganizations needs an OrganizationProvider');
  return value;
}

export function OrganizationProvider({ children }: { children: ReactNode }) {
  const { query, available } = useOrganizationList();
  const { refetch, isPending, error } = query;
  const defaultOrgId = useClaims().organizationId;
  const [wanted, setWanted] = useState(() => readTabOrganization() ?? defaultOrgId);
  const isRemembered = query.data !== undefined && query.dataUpdatedAt === rememberedAt;
  // A stored list may be outdated, so only the server's list replaces a lost organization by another one.
  const active = isRemembered
    ? available.find((one) => one.organizationId === wanted)
    : activeAmong(available, wanted);
  useRecordPrefetch(wanted);
  const show = useCallback((organizationId: string) => {
    writeTabOrganization(organizationId);
    setWanted(organizationId);
  }, []);
  useReplacementOfLost(active, wanted, show);

  const state = { activeOrgId: active?.organizationId, available };
  const { switchTo, switchingOrgId } = useSwitch(state, refetch, show);
  const { showNew, openJoined } = useArrival(refetch, show);
  const switchAwayFrom = useSwitchAwayFrom(available, show);
  const activeOrgId = active?.organizationId;
  const value = useMemo(
    () => ({
      isLoading: isPending,
      isRemembered,
      error: isPending || available.length > 0 ? null : error,
      availableOrganizations: available,
      activeOrgId,
      switchingOrgId,
      refresh: refetch,
      switchTo,
      showNew,
      openJoined,
      switchAwayFrom,
    }),
    [
      isPending,
      isRemembered,
      error,
      available,
      activeOrgId,
      switchingOrgId,
      refetch,
      switchTo,
      showNew,
      openJoined,
      switchAwayFrom,
    ],
  );
  return (
    <Context value={value}>
      <ActiveOrganization value={active}>{children}</ActiveOrganization>
    </Context>
  );
}

// Requests the data of every page while the list is loading, because the tab's organization is known. If it no longer exists, the failed
// responses are ignored.
function useRecordPrefetch(organizationId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!organizationId) return;
    const callThere = callFor(organizationId);
    void queryClient.prefetchQuery(customersQuery(callThere, organizationId));
    void queryClient.prefetchQuery(referencesQuery(callThere, organizationId));
    void queryClient.prefetchQuery(fileAccessQuery(organizationId));
  }, [organizationId, queryClient]);
}

function useReplacementOfLost(
  active: Organization | undefined,
  wanted: string | undefined,
  show: (organizationId: string) => void,
): void {
  const seen = useRef<Organization>(undefined);
  useEffect(() => {
    if (!active) {
      seen.current = undefined;
      return;
    }
    const lost = seen.current;
    seen.current = active;
    if (active.organizationId === wanted) {
      writeTabOrganization(active.organizationId);
      return;
    }
    show(active.organizationId);
    // If another organization was wanted and is missing, the one on the screen is not affected.
    if (lost && lost.organizationId === wanted) notify.error(words.switchedFrom(lost.name, active.name));
    activate(active.organizationId).catch((error: unknown) =>
      log('The first organization could not be activated', error),
    );
  }, [active, wanted, show]);
}

function useSwitchAwayFrom(available: readonly Organization[], show: (organizationId: string) => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async (gone: string) => {
      const next = available.find(({ organizationId }) => organizationId !== gone);
      // A response in flight may still contain it.
      await queryClient.cancelQueries({ queryKey: organizationsQuery.queryKey });
      if (next) show(next.organizationId);
      else forgetTabOrganization();
      await navigate('/app/dashboard', { replace: true });
      queryClient.setQueryData<Organization[]>(organizationsQuery.queryKey, (list) =>
        list?.filter(({ organizationId }) => organizationId !== gone),
      );
      const renewed = next ? activate(next.organizationId) : accessToken(true);
      await renewed.catch((error: unknown) => log('The next organization could not be activated', error));
      await queryClient.invalidateQueries({ queryKey: organizationsQuery.queryKey });
      queryClient.removeQueries({ queryKey: recordKeys.all(gone), type: 'inactive' });
    },
    [available, queryClient, navigate, show],
  );
}

const none: Organization[] = [];

export function useOrganizationList() {
  const query = useQuery({
    ...organizationsQuery,
    refetchInterval: limits.organizationRefreshMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  const { data = none, error } = query;
  useEffect(() => {
    if (error) log('The organizations could not be loaded', error);
  }, [error]);
  const available = useMemo(() => availableOrganizations(data), [data]);
  return { query, available };
}
