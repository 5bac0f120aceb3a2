import type { Channel, recordedMethods, Subject } from '#contract/rules/choices';
import { evidenceOf } from '../ledger/evidence-of.ts';
import type { Recording } from './record-many.ts';

type Method = (typeof recordedMethods)[number];

export interface Form {
  chosen: string[];
  subjects: Subject[];
  refused: Subject[];
  channels: Channel[];
  /** Empty until somebody chooses. */
  method: Method | '';
  agreedOn: string;
  expiresOn: string;
  contactId: string;
  wording: string;
  evidence: string;
}

/** An import read this in the words of a file. */
export interface Begun extends Pick<Form, 'subjects' | 'refused' | 'channels' | 'expiresOn'> {
  /** The customer allows nothing, or nothing any more. */
  closes?: 'refused' | 'withdrawn' | undefined;
  /** The words and their place in the file, by the ID of the reference. */
  evidence: ReadonlyMap<string, string>;
  /** What the file allows is closed for these references, so they are not chosen at first. */
  closed: ReadonlySet<string>;
}

/** Refused parts are refused everywhere, unless nothing else is recorded with them. */
export function recordingOf(
  { subjects, channels, refused, wording, ...form }: Form,
  referenceId: string,
  { begun, assetIds }: { begun: Begun | undefined; assetIds: readonly string[] },
): Recording {
  const note = [begun?.evidence.get(referenceId), form.evidence.trim()].filter(Boolean).join('\n');
  // The contract refuses an empty one in words.
  const said = { method: form.method as Method, evidence: evidenceOf(note, assetIds) };
  const closes = begun?.closes;
  const refusal = {
    referenceId,
    subjects: refused,
    ...(closes && { channels }),
    by: 'customer',
    ...(closes === 'withdrawn' && { allowedBefore: true }),
    ...said,
  } as const;
  if (closes) return { refusal };
  const given = {
    subjects,
    channels,
    wording,
    agreedOn: form.agreedOn || undefined,
    expiresOn: form.expiresOn || undefined,
    contactId: form.contactId || undefined,
    language: 'en',
    ...said,
  } as const;
  return {
    ...(refused.length > 0 && { refusal }),
    // Whoever chooses neither reads what is missing.
    ...((subjects.length > 0 || refused.length === 0) && { given }),
  };
}
