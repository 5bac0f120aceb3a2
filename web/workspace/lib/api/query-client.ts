import { focusManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

/** Only silence and a server's own failures are worth another try; a refusal stays a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && isApiError(error) && (error.status === 0 || error.status >= 500);
}

const events = ['focus', 'visibilitychange'] as const;

/** The window has got the focus, or its tab is seen again; the library by itself hears only of the second. */
function listenForFocus(onFocus: () => void): () => void {
  const listener = () => onFocus();
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

export function createQueryClient(): QueryClient {
  focusManager.setEventListener(listenForFocus);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 15_000, gcTime: 10 * 60_000, refetchOnWindowFocus: true },
      // Without a network a save fails at once and says so, instead of waiting unseen for the network to return.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
