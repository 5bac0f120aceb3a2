import { ulid } from 'ulid';
import type { Role } from '#contract/permission';
import { absent } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { tableKeys } from '../data/table.ts';
import { put, type Step } from '../data/write.ts';

/** Every mail that the product sends, as data; its words are made when it is sent. */
export type Mail = {
  kind: 'invitation';
  to: string;
  organizationId: string;
  organizationName: string;
  inviterName: string;
  role: Role;
  /** ISO time; also tells this invitation from an earlier one to the same address. */
  validUntil: string;
};

const keptDays = 14;

/**
 * The step that puts a mail into the outbox, in the transaction of what it tells about: there is never one without the other.
 * The table's stream hands it to the function that sends it.
 */
export function mailStep(mail: Mail, now: Date): Step {
  const item = {
    mail,
    status: 'pending',
    attempts: 0,
    createdAt: now.toISOString(),
    [tableKeys.expiry]: Math.floor(now.getTime() / 1000) + keptDays * 24 * 60 * 60,
  };
  return put(keys.mail(ulid(now.getTime())), item, { pk: absent });
}
