import { grouped, type Parts } from '#contract/permission/places';
import { isRefused, permissionState } from '#contract/permission/state';
import type { PermissionEntry } from '#contract/resources/permission';
import { subjects } from '#contract/rules/choices';
import * as words from '#words/import-archive';
import { channelList, dayInWords, subjectList } from '../../../../../permissions/parts.ts';
import type { PermissionLine } from './record.ts';

const closings = {
  declined: { seems: 'refused', inWords: words.refused },
  withdrawn: { seems: 'withdrawn', inWords: words.withdrawn },
  // The customer may still allow it, so no refusal of theirs is proposed.
  revoked: { seems: 'not clear', inWords: words.revoked },
} as const;

/** Parts that end on the same day and were given in the same way are one line. */
export function permissionLines(
  ledger: readonly PermissionEntry[],
  referenceId: string,
  today: string,
): PermissionLine[] {
  const state = permissionState(ledger, { referenceId, today });
  const entryOf = new Map(ledger.map((entry) => [entry.id, entry]));
  const groupsOf = (isMeant: (cell: (typeof state)['name']['website']) => boolean) =>
    grouped((channel) => subjects.filter((subject) => isMeant(state[subject][channel])));
  const kindOf = ({ expiresOn = '', method = 'contract' }: PermissionEntry) => `${method} ${expiresOn}`;
  const allowed = new Map(
    ledger.map((entry) => [
      kindOf(entry),
      { method: entry.method ?? 'contract', expiresOn: entry.expiresOn ?? '' },
    ]),
  );
  return [
    ...[...allowed].flatMap(([kind, { method, expiresOn }]) =>
      groupsOf((cell) => cell.state === 'allowed' && kindOf(entryOf.get(cell.entryId!)!) === kind).map(
        (parts): PermissionLine => ({
          ...parts,
          seems: 'allowed',
          refused: [],
          expiresOn,
          text: words.allowed({ ...textsOf(parts), method, until: expiresOn && dayInWords(expiresOn) }),
        }),
      ),
    ),
    ...(['declined', 'withdrawn', 'revoked'] as const).flatMap((kind) =>
      groupsOf((cell) => isRefused(cell.state) && entryOf.get(cell.entryId!)!.kind === kind).map(
        (parts): PermissionLine => ({
          seems: closings[kind].seems,
          subjects: [],
          channels: parts.channels,
          refused: kind === 'revoked' ? [] : parts.subjects,
          expiresOn: '',
          text: closings[kind].inWords(textsOf(parts)),
        }),
      ),
    ),
  ];
}

const textsOf = ({ subjects: parts, channels }: Parts) => ({
  parts: subjectList(parts),
  places: channelList(channels),
});
