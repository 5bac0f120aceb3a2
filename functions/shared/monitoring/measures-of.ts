import type { ErrorCode } from '#contract/error';
import type { Measures } from '../log/metrics.ts';

/** What an answer that is no success counts as. Nothing, where only the caller can do something about it. */
export function measuresOf(
  { status, body: { code } }: { status: number; body: { code: ErrorCode } },
  failures: 'ApiFailures' | 'PageFailures',
): Measures {
  if (code === 'BUSY') return { Busy: 1 };
  if (code === 'SIGNATURE_INVALID') return { SignaturesRefused: 1 };
  return status >= 500 ? { [failures]: 1 } : {};
}
