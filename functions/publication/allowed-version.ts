import canonicalize from 'canonicalize';
import type { CardContent } from '#contract/cards/card';
import { limits } from '#contract/rules/limits';
import type { PermissionEntry } from '#contract/resources/permission';
import type { Channel, Subject } from '#contract/rules/choices';
import { opens, permissionState } from '#contract/permission/state';
import { subjectsOf } from '#contract/permission/subjects-of';
import { namesWhere, textsOf, type StoredFields } from '#contract/reference/field-values';
import { dayIn } from '../shared/days/days.ts';

export interface Known {
  entries: readonly PermissionEntry[];
  snapshots: ReadonlyMap<string, CardContent>;
  timeZone: string;
  now: Date;
}

interface Version {
  fields: StoredFields;
  /** Both are missing for the reference as it is. Grants after the entry `until` do not count for an approved card. */
  approved?: CardContent;
  until?: number;
}

export type Verdict =
  | { version: Version; websites: boolean }
  | { version?: never; missing: Subject[]; changed: boolean };

/**
 * Each shown subject needs an entry that allows it; an entry by link covers its snapshot only. An approved version is
 * judged by the grants up to its approval, so it stays public while a newer version is allowed in part.
 */
export function allowedVersion(known: Known, referenceId: string, current: StoredFields): Verdict {
  const refused = ({ fields, until = Infinity }: Version, channel: Channel) => {
    const entryOf = allowing(known, referenceId, until);
    return subjectsOf({ ...fields, company: 'its name' }).filter((subject) => {
      const entry = entryOf(subject, channel);
      if (!entry?.snapshot) return !entry;
      const approved = known.snapshots.get(entry.snapshot);
      return !approved || contentOf(approved, subject) !== contentOf(fields, subject);
    });
  };
  const asItIs: Version = { fields: current };
  const version = [asItIs, ...approvedVersions(known, referenceId)].find(
    (candidate) => refused(candidate, 'reference-page').length === 0,
  );
  if (version) return { version, websites: refused(version, 'website').length === 0 };
  const missing = refused(asItIs, 'reference-page');
  const entryOf = allowing(known, referenceId);
  return { missing, changed: missing.every((subject) => entryOf(subject, 'reference-page')) };
}

const approvedVersions = ({ entries, snapshots }: Known, referenceId: string): Version[] =>
  entries.toReversed().flatMap((entry) => {
    const approved = snapshots.get(entry.snapshot ?? '');
    return approved && entry.referenceId === referenceId
      ? [{ fields: approved, approved, until: entry.sequence }]
      : [];
  });

/** The entry must hold until the call has ended, because its end in between would miss this publication. */
function allowing({ entries, timeZone, now }: Known, referenceId: string, until = Infinity) {
  const today = dayIn(timeZone, now);
  const begun = entries.filter(
    (entry) =>
      (entry.validFrom === undefined || entry.validFrom <= today) &&
      (entry.sequence <= until || !opens(entry)),
  );
  const ended = new Date(now.getTime() + limits.callSeconds * 1_000);
  const state = permissionState(begun, { referenceId, today: dayIn(timeZone, ended) });
  return (subject: Subject, channel: Channel) => {
    const cell = state[subject][channel];
    return cell.state === 'allowed' ? entries.find(({ id }) => id === cell.entryId) : undefined;
  };
}

function contentOf(card: StoredFields, subject: Subject): string {
  const values = namesWhere((field) => field.subject === subject).map((name) =>
    textsOf(card[name]).length > 0 ? card[name] : null,
  );
  return canonicalize(values)!;
}
