import { focusManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && isApiError(error) && (error.status === 0 || error.status >= 500);
}

const events = ['focus', 'visibilitychange'] as const;

/** Refetches when the window gets the focus; the library by itself reacts only to a visible tab. */
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
      // Without a network a save fails at once with a message, instead of waiting unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
