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

/** What was seen. `later` is asked for again by the next run; `not here` is what the stage does not have. */
export interface Evidence {
  result: 'holds' | 'fails' | 'later' | 'not here';
  message: string;
}

/** What a proof has made so far, stored before it is used: whoever is cut off removes it with the next run. */
export type Made = Record<string, string>;

/** One thing that the documents say and only an account can tell. */
export interface Proof {
  /** As the documents name it: `prove/<id>`. */
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
