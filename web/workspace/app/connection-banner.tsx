import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { RotateCw, WifiOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { organizationRoutes } from '#contract/resources/organization';
import * as fixed from '#words/fixed';
import * as words from '#words/shell';
import * as uiWords from '#words/ui';
import { call } from '../lib/api/api-client.ts';
import { connection, useReachable } from '../lib/api/connection.ts';
import { log } from '../lib/log.ts';
import { useSession } from '../lib/session/session.ts';
import { Button } from '../ui/elements/button.tsx';

const retryMs = 15_000;

export function ConnectionBanner() {
  const reachable = useReachable();
  const session = useSession();
  const { status } = session;
  const started = status === 'signed-in' || status === 'signed-out';
  const showsLastSeen = status === 'signed-in' && session.remembered === 'silent';
  return (
    // Screen readers announce a live region only if it exists before its text.
    <output
      className={clsx(
        'pointer-events-none fixed inset-x-0 z-30 flex justify-center px-3 max-lg:top-16 lg:bottom-4',
        status === 'signed-in' && 'lg:start-64',
      )}
    >
      {showsLastSeen || (started && !reachable) ? (
        <Banner signedIn={status === 'signed-in'} lastSeen={showsLastSeen} />
      ) : null}
    </output>
  );
}

function Banner({ signedIn, lastSeen }: { signedIn: boolean; lastSeen: boolean }) {
  const [retrying, setRetrying] = useState(false);
  const reconnect = useReconnect(signedIn);
  useEffect(() => {
    const timer = setInterval(() => void reconnect(), retryMs);
    return () => clearInterval(timer);
  }, [reconnect]);
  const retry = async () => {
    setRetrying(true);
    await reconnect();
    setRetrying(false);
  };
  return (
    <div
      data-bar
      className="pop-in pointer-events-auto flex max-w-xl items-center gap-3 rounded-xl bg-overlay py-2 pe-2 ps-3.5 text-ink shadow-pop"
    >
      <WifiOff aria-hidden className="size-4 shrink-0 text-bad" />
      <p className="min-w-0">
        {fixed.noResponse}
        {lastSeen ? ` ${words.lastSeen}` : null}
      </p>
      <Button size="sm" busy={retrying} onClick={() => void retry()} icon={<RotateCw aria-hidden />}>
        {uiWords.retry}
      </Button>
    </div>
  );
}

/** Joins a call in flight, or one that waits for a new sign-in, because another would not be faster. */
function useReconnect(signedIn: boolean): () => Promise<void> {
  const reconnectOnce = useReconnectOnce(signedIn);
  const pending = useRef<Promise<void>>(undefined);
  return useCallback(
    () => (pending.current ??= reconnectOnce().finally(() => (pending.current = undefined))),
    [reconnectOnce],
  );
}

function useReconnectOnce(signedIn: boolean): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    try {
      await (signedIn ? call(organizationRoutes.listOrganizations) : fetchConfiguration());
    } catch (error) {
      log('The server still does not respond', error);
      return;
    }
    // A response proves that there is a network, even if the browser reports none.
    onlineManager.setOnline(true);
    void queryClient.invalidateQueries();
  }, [signedIn, queryClient]);
}

async function fetchConfiguration(): Promise<void> {
  await fetch('/config/config.json', { cache: 'no-store' });
  connection.onResponse();
}
