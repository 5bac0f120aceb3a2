import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

/** Only silence and a server's own failures are worth another try; a refusal stays a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && isApiError(error) && (error.status === 0 || error.status >= 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 15_000, gcTime: 10 * 60_000, refetchOnWindowFocus: true },
      // Without a network a save fails at once and says so, instead of waiting unseen for the network to return.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
