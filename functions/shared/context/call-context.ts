import type { Log } from '../log/log.ts';

export interface CallContext {
  requestId: string;
  /** This is the only clock: an operation never reads the time itself. */
  now: Date;
  log: Log;
  idempotency?: Idempotency;
}

export interface Idempotency {
  key: { pk: string; sk: string };
  /** Reusing a key for another request is an error, which this hash reveals. */
  requestHash: string;
}
