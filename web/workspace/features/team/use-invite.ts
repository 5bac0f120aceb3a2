import { useState } from 'react';
import type { Role } from '#contract/permission';
import { isApiError, messageOf } from '../../lib/api-client.ts';
import { useTeamChanges } from './api.ts';
import { texts } from './texts.ts';

export interface Attempt {
  email: string;
  step: 'waiting' | 'checking' | 'sending' | 'sent' | 'failed' | 'skipped';
  /** Why it failed. */
  problem?: string;
}

/** Sends invitations one after the other, each with its own captcha, and says of each how far it is. */
export function useInvite() {
  const { invite, refresh } = useTeamChanges();
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  const [busy, setBusy] = useState(false);

  /** Returns what became of each. */
  const send = async (emails: readonly string[], role: Role): Promise<Attempt[]> => {
    const now = emails.map((email): Attempt => ({ email, step: 'waiting' }));
    const note = (index: number, change: Partial<Attempt>) => {
      now[index] = { ...now[index]!, ...change };
      setAttempts([...now]);
    };
    setBusy(true);
    let stopped = false;
    for (const [index, email] of emails.entries()) {
      if (stopped) {
        note(index, { step: 'skipped' });
        continue;
      }
      note(index, { step: 'checking' });
      try {
        await invite(email, role, () => note(index, { step: 'sending' }));
        note(index, { step: 'sent' });
      } catch (error) {
        note(index, { step: 'failed', problem: problemOf(error) });
        stopped = isOverForAll(error);
      }
    }
    setBusy(false);
    refresh();
    return now;
  };
  return { send, attempts, busy };
}

const problemOf = (error: unknown): string =>
  isApiError(error, 'FORBIDDEN') ? texts.problems.forbidden : messageOf(error);

/** Nothing that would end differently for the next address. */
function isOverForAll(error: unknown): boolean {
  return (
    isApiError(error) && (error.status === 0 || error.code === 'FORBIDDEN' || error.code === 'MEMBER_LIMIT')
  );
}
