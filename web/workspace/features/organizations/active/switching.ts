import { startTransition, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Organization } from '#contract/resources/organization';
import { userRoutes } from '#contract/resources/user';
import { call } from '../../../lib/api/api-client.ts';
import { log } from '../../../lib/log.ts';
import { accessToken } from '../../../lib/session/session.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { decideSwitch, pathAfterSwitch } from './rules.ts';

interface SwitchFrom {
  activeOrgId: string | undefined;
  available: readonly Organization[];
}

/** Changes the organization that this tab shows, by the rules of section 4 of the specification. */
export function useSwitch(
  { activeOrgId, available }: SwitchFrom,
  refetch: () => Promise<unknown>,
  show: (organizationId: string) => void,
) {
  const [switchingOrgId, setSwitching] = useState<string>();
  const navigate = useNavigate();
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
        const path = await startOfHistory();
        // In one step: no page asks the new organization for the old one's record, however long the next one takes to load.
        startTransition(() => {
          void navigate(path, { replace: true });
          show(target);
        });
      } catch (error) {
        log('The organization could not be switched', error);
        notify.error('The organization could not be switched. Please try again.');
        await refetch();
      } finally {
        startTransition(() => setSwitching(undefined));
      }
    },
    [activeOrgId, switchingOrgId, available, refetch, show, navigate],
  );
  return { switchTo, switchingOrgId };
}

/** Makes it the active one on the server, and renews the token that names it. */
export async function activate(organizationId: string): Promise<void> {
  await call(userRoutes.switchOrganization, { organizationId });
  await accessToken(true);
}

/**
 * Goes back to the entry with which the app was opened in this tab. Returns the path to show there: never another
 * organization's record, and without filters, which may name records of the organization that was left.
 */
async function startOfHistory(): Promise<string> {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  if (!idx) return '/app/dashboard';
  await goBack(idx);
  return pathAfterSwitch(window.location.pathname);
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
