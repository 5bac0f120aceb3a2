import type { Log } from '../log/log.ts';

/** What every operation knows about its call. */
export interface CallContext {
  requestId: string;
  /** The only clock: an operation never asks for the time itself. */
  now: Date;
  log: Log;
  /** Only with an `Idempotency-Key`; for `saveResponse`. */
  idempotency?: Idempotency;
}

/** A call that must have its effect once, however often it is sent. */
export interface Idempotency {
  /** Of the row of the saved response. */
  key: { pk: string; sk: string };
  /** Of everything that was sent: the same key with another request is a mistake of the caller. */
  requestHash: string;
}
