import { startTransition, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Organization } from '#contract/resources/organization';
import { userRoutes } from '#contract/resources/user';
import * as words from '#words/shell';
import { call } from '../../../lib/api/api-client.ts';
import { log } from '../../../lib/log.ts';
import { accessToken } from '../../../lib/session/session.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { decideSwitch, pathAfterSwitch } from './rules.ts';

interface SwitchFrom {
  activeOrgId: string | undefined;
  available: readonly Organization[];
}

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
        // One transition, so that no page requests the old organization's record from the new one while the next page loads.
        startTransition(() => {
          void navigate(path, { replace: true });
          show(target);
        });
      } catch (error) {
        log('The organization could not be switched', error);
        notify.error(words.switchFailed);
        await refetch();
      } finally {
        startTransition(() => setSwitching(undefined));
      }
    },
    [activeOrgId, switchingOrgId, available, refetch, show, navigate],
  );
  return { switchTo, switchingOrgId };
}

export async function activate(organizationId: string): Promise<void> {
  await call(userRoutes.switchOrganization, { organizationId });
  await accessToken(true);
}

/** The first history entry of the app in this tab has no record and no filters of the previous organization. */
async function startOfHistory(): Promise<string> {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  if (!idx) return '/app/dashboard';
  await goBack(idx);
  return pathAfterSwitch(window.location.pathname);
}

function goBack(entries: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 500);
    const settled = () => {
      clearTimeout(timer);
      // The router listens to the same event and has to run first.
      setTimeout(resolve);
    };
    window.addEventListener('popstate', settled, { once: true });
    window.history.go(-entries);
  });
}
