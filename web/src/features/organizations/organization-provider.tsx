import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Organization } from '#contract/organization';
import { userRoutes } from '#contract/user';
import { call } from '../../lib/api-client.ts';
import { ActiveOrganization } from '../../lib/active-organization.tsx';
import { log } from '../../lib/log.ts';
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
        show(target);
        toStart();
      } catch (error) {
        log('The organisation could not be switched', error);
        notify.error('The organization could not be switched. Please try again.');
        await refetch();
      } finally {
        setSwitching(undefined);
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
function useStartOfHistory(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const settle = () => {
      const path = pathAfterSwitch(window.location.pathname);
      if (path !== window.location.pathname) void navigate(path, { replace: true });
    };
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (!idx) {
      void navigate('/app/dashboard', { replace: true });
      return;
    }
    window.addEventListener('popstate', () => setTimeout(settle), { once: true });
    void navigate(-idx);
  }, [navigate]);
}
