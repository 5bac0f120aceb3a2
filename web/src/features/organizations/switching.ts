import { startTransition, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Organization } from '#contract/organization';
import { userRoutes } from '#contract/user';
import { call } from '../../lib/api-client.ts';
import { log } from '../../lib/log.ts';
import { accessToken } from '../../lib/session.ts';
import { notify } from '../../ui/toast.tsx';
import { decideSwitch, pathAfterSwitch } from './rules.ts';

interface SwitchFrom {
  activeOrgId: string | undefined;
  available: readonly Organization[];
}

/** Changes the organisation that this tab shows, by the rules of section 4 of the specification. */
export function useSwitch(
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

/** Makes it the active one on the server, and renews the token that names it. */
export async function activate(organizationId: string): Promise<void> {
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
    const { pathname, search } = window.location;
    const path = pathAfterSwitch(pathname);
    // Filters may name records of the organisation that was left.
    if (path !== pathname || search) await navigate(path, { replace: true });
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
