import * as z from 'zod/mini';
import { id, line, text, timestamp } from '../primitives/schema.ts';
import { channels, subjects } from '../rules/choices.ts';
import { limits } from '../rules/limits.ts';

/** These bound the words of a line, and how many lines wait on one reference. */
export const foundLimits = { wordsLength: 300, waiting: 10 } as const;

const someSubjects = z.array(z.enum(subjects)).check(z.maxLength(subjects.length));

/** A file says this of a permission, which is none until somebody records it. */
const foundPermission = z.strictObject({
  text: text(foundLimits.wordsLength),
  seems: z.enum(['allowed', 'refused', 'withdrawn', 'to ask', 'without name', 'not clear']),
  /** These parts seem to be allowed. */
  subjects: someSubjects,
  /** None means everywhere. */
  channels: z.array(z.enum(channels)).check(z.maxLength(channels.length)),
  expiresOn: line(10),
  /** These parts seem to be refused, also where others are allowed. */
  refused: someSubjects,
  /** Names the file and the place in it, as the evidence of a ledger entry does. */
  from: line(2 * limits.nameLength),
});
export type FoundPermission = z.output<typeof foundPermission>;

export const foundPermissions = z.array(foundPermission).check(z.maxLength(foundLimits.waiting));

/** An import has found this. It waits on the reference until the ledger answers it. */
export const waitingPermission = z.extend(foundPermission, { importId: id(), at: timestamp });
export type WaitingPermission = z.output<typeof waitingPermission>;
