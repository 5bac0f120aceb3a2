import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { Organization } from '#contract/organization';
import { userRoutes } from '#contract/user';
import { call } from '../../lib/api-client.ts';
import { ActiveOrganization, callFor } from '../../lib/active-organization.tsx';
import { log } from '../../lib/log.ts';
import { customersQuery, referencesQuery } from '../../lib/records.ts';
import { accessToken, useClaims } from '../../lib/session.ts';
import { readTabOrganization, writeTabOrganization } from '../../lib/tab-organization.ts';
import { notify } from '../../ui/toast.tsx';
import { useOrganizationList } from './organization-list.ts';
import { activeAmong, decideSwitch, pathAfterSwitch } from './rules.ts';

interface Organizations {
  isLoading: boolean;
  /** Why the list could not be loaded at all. */
  error: Error | null;
  availableOrganizations: readonly Organization[];
  activeOrgId: string | undefined;
  switchingOrgId: string | undefined;
  refresh: () => Promise<unknown>;
  switchTo: (organizationId: string) => Promise<void>;
  /** Shows an organisation that has just been made (the server has made it the active one). */
  showNew: (organizationId: string) => Promise<void>;
}

const Context = createContext<Organizations | undefined>(undefined);

export function useOrganizations(): Organizations {
  const value = use(Context);
  if (!value) throw new Error('useOrganizations needs an OrganizationProvider');
  return value;
}

/** Knows the organisations of the signed-in person, which one this tab shows, and how to change that. */
export function OrganizationProvider({ children }: { children: ReactNode }) {
  const { query, available } = useOrganizationList();
  const { refetch, isPending, error } = query;
  const claimed = useClaims().organizationId;
  const [wanted, setWanted] = useState(() => readTabOrganization() ?? claimed);
  const active = activeAmong(available, wanted);
  useEarlyRecords(wanted);
  const show = useCallback((organizationId: string) => {
    writeTabOrganization(organizationId);
    setWanted(organizationId);
  }, []);
  useReplacementOfLost(active, wanted, show);

  const state = { activeOrgId: active?.organizationId, available };
  const { switchTo, switchingOrgId } = useSwitch(state, refetch, show);
  const navigate = useNavigate();
  const showNew = useCallback(
    async (organizationId: string) => {
      await accessToken(true).catch((failure: unknown) => log('The token could not be renewed', failure));
      await refetch();
      show(organizationId);
      await navigate('/app/dashboard');
    },
    [refetch, show, navigate],
  );

  const activeOrgId = active?.organizationId;
  const value = useMemo(
    () => ({
      isLoading: isPending,
      error: isPending || available.length > 0 ? null : error,
      availableOrganizations: available,
      activeOrgId,
      switchingOrgId,
      refresh: refetch,
      switchTo,
      showNew,
    }),
    [isPending, error, available, activeOrgId, switchingOrgId, refetch, switchTo, showNew],
  );
  return (
    <Context value={value}>
      <ActiveOrganization value={active}>{children}</ActiveOrganization>
    </Context>
  );
}

// What every page needs is asked for while the list is still on its way: the tab's organisation is known,
// and in the rare case that it is gone, the answers are refusals that nobody looks at.
function useEarlyRecords(organizationId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!organizationId) return;
    const callThere = callFor(organizationId);
    void queryClient.prefetchQuery(customersQuery(callThere, organizationId));
    void queryClient.prefetchQuery(referencesQuery(callThere, organizationId));
  }, [organizationId, queryClient]);
}

// The tab's organisation is not (or no longer) in the list: the first one has taken its place.
function useReplacementOfLost(
  active: Organization | undefined,
  wanted: string | undefined,
  show: (organizationId: string) => void,
): void {
  const seen = useRef<Organization>(undefined);
  useEffect(() => {
    if (!active) return;
    const lost = seen.current;
    seen.current = active;
    if (active.organizationId === wanted) {
      writeTabOrganization(active.organizationId);
      return;
    }
    show(active.organizationId);
    if (lost) notify.error(`${lost.name} is no longer available. Showing ${active.name}.`);
    activate(active.organizationId).catch((error: unknown) =>
      log('The first organisation could not be activated', error),
    );
  }, [active, wanted, show]);
}

interface SwitchFrom {
  activeOrgId: string | undefined;
  available: readonly Organization[];
}

function useSwitch(
  { activeOrgId, available }: SwitchFrom,
  refetch: () => Promise<unknown>,
  show: (organizationId: string) => void,
) {
  const [switchingOrgId, setSwitching] = useState<string>();
  const toStart = useStartOfHistory();
  const switchTo = useCallback(
    async (target: string) => {
      const decision = decideSwitch(target, { activeOrgId, switchingOrgId, available });
      if (decision === 'ignore') return;
      if (decision === 'refresh-list') {
        await refetch();
        return;
      }
      setSwitching(target);
      try {
        await activate(target);
        await refetch();
        await toStart();
        // In one step with the router's own transition: no page asks the new organisation for the old one's record.
        startTransition(() => show(target));
      } catch (error) {
        log('The organisation could not be switched', error);
        notify.error('The organization could not be switched. Please try again.');
        await refetch();
      } finally {
        startTransition(() => setSwitching(undefined));
      }
    },
    [activeOrgId, switchingOrgId, available, refetch, show, toStart],
  );
  return { switchTo, switchingOrgId };
}

async function activate(organizationId: string): Promise<void> {
  await call(userRoutes.switchOrganization, { organizationId });
  await accessToken(true);
}

/** Back to the entry with which the app was opened in this tab, and never to another organisation's record. */
function useStartOfHistory(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (!idx) {
      await navigate('/app/dashboard', { replace: true });
      return;
    }
    await goBack(idx);
    const path = pathAfterSwitch(window.location.pathname);
    if (path !== window.location.pathname) await navigate(path, { replace: true });
  }, [navigate]);
}

/** Going back answers with an event; should it never come, the switch goes on without it. */
function goBack(entries: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 500);
    const settled = () => {
      clearTimeout(timer);
      // After the router, which listens to the same event.
      setTimeout(resolve);
    };
    window.addEventListener('popstate', settled, { once: true });
    window.history.go(-entries);
  });
}
