import { setTimeout } from 'node:timers/promises';
import type { SmokeAccount } from '#functions/shared/smoke/account';
import type { SiteConfig } from '#tools/deploy/smoke-account';

export interface Site {
  address: string;
  stageName: string;
  region: string;
  config: SiteConfig;
  /** Not marked as the smoke test. */
  person: SmokeAccount;
  pause: (ms: number) => Promise<unknown>;
}

export const pause = (ms: number) => setTimeout(ms);

/** `later` is repeated by the next run; `not here` means that the stage lacks the subject. */
export interface Evidence {
  result: 'holds' | 'fails' | 'later' | 'not here';
  message: string;
}

/** Stored before use, so that the next run can remove them. */
export type Made = Record<string, string>;

export interface Proof {
  /** Documents cite it as `prove/<id>`. */
  id: string;
  statement: string;
  /** It needs no account of the site, so the stage may be gone. */
  afterwards?: true;
  /** It takes the stage down, so it runs only when asked for by `--only`. */
  alone?: true;
  /** The first proof began at `since`. */
  run(site: Site, keep: (made: Made) => void, since: Date): Promise<Evidence>;
  /** Repeatable, however far the proof came. */
  cleanUp?(site: Site, made: Made): Promise<void>;
}

export const holdsIf = (holds: boolean, message: string): Evidence => ({
  result: holds ? 'holds' : 'fails',
  message,
});
