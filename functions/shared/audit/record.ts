import { ulid } from 'ulid';
import { limits } from '#contract/limits';
import { expiresAfterDays } from '../data/expiry.ts';
import { absent } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { tableKeys } from '../data/table.ts';
import { put, type Step } from '../data/write.ts';

export type AuditAction =
  | `organization.${'create' | 'rename' | 'delete' | 'restore' | 'branding' | 'settings'}`
  | `member.${'invite' | 'revoke' | 'join' | 'leave' | 'role' | 'remove'}`
  | `collection.${'create' | 'update' | 'delete'}`
  | `asset.${'upload' | 'delete'}`
  | `customer.${'create' | 'update' | 'delete'}`
  | `reference.${'create' | 'update' | 'publish' | 'unpublish' | 'archive' | 'delete'}`
  | `billing.${'checkout' | 'portal' | 'subscription'}`
  | `profile.${'update' | 'password' | 'two-factor' | 'export' | 'delete' | 'sign-out'}`;

/**
 * The step that records a change, written in the same transaction as the change: who, what, which, when.
 * Ids only, no names or addresses; an invited address as its hash. `scope` is the organisation, or the user for what belongs to no organisation.
 */
export function record(
  at: { now: Date; userId: string; requestId: string },
  scope: string,
  action: AuditAction,
  subject: { id: string; version?: number },
): Step {
  const entry = {
    action,
    actor: at.userId,
    subject: subject.id,
    version: subject.version,
    at: at.now.toISOString(),
    requestId: at.requestId,
    ...expiresAfterDays(limits.auditDays, at.now),
  };
  return put(keys.audit(scope, at.now, ulid(at.now.getTime())), entry, { [tableKeys.partition]: absent });
}
