import type { Log } from '../log/log.ts';

/** The facts that every operation gets about its call. */
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
  /** The key of the stored response. */
  key: { pk: string; sk: string };
  /** A hash of the whole request, because reusing a key for another request is an error. */
  requestHash: string;
}
