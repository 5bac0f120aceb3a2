import { setTimeout } from 'node:timers/promises';
import type { SmokeAccount } from '#functions/shared/smoke/account';
import type { SiteConfig } from '#tools/deploy/smoke-account';

/** The deployment that is looked at. */
export interface Site {
  address: string;
  stageName: string;
  region: string;
  config: SiteConfig;
  /** Somebody like everybody else: not marked as the smoke test. */
  person: SmokeAccount;
  /** Seconds are as long as they are; in tests they need not be. */
  pause: (ms: number) => Promise<unknown>;
}

export const pause = (ms: number) => setTimeout(ms);

/**
 * The result of a proof. `later` is repeated by the next run; `not here` means that the stage lacks the
 * subject.
 */
export interface Evidence {
  result: 'holds' | 'fails' | 'later' | 'not here';
  message: string;
}

/** The resources that a proof has created, stored before use, so that the next run can remove them. */
export type Made = Record<string, string>;

/** One thing that the documents say and only an account can tell. */
export interface Proof {
  /** The id that documents cite as `prove/<id>`. */
  id: string;
  statement: string;
  run(site: Site, keep: (made: Made) => void): Promise<Evidence>;
  /** Removes what it made, however far it came; may be called again. */
  cleanUp?(site: Site, made: Made): Promise<void>;
}

export const holdsIf = (holds: boolean, message: string): Evidence => ({
  result: holds ? 'holds' : 'fails',
  message,
});
