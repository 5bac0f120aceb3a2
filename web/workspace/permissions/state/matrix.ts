import type { Approval } from '#contract/resources/approval';
import type { PermissionSummary, PermissionTable } from '#contract/resources/permission';
import type { Channel, Subject } from '#contract/rules/choices';
import { withRequest, type CellState } from './groups.ts';

export interface MatrixCell {
  subject: Subject;
  state: CellState;
  /** The first day of what does not hold yet. */
  from: string | undefined;
  /** Public although not allowed. */
  exposed: boolean;
}

export interface MatrixRow {
  channel: Channel;
  /** Rows of one group belong together, and a line divides groups. */
  startsGroup: boolean;
  cells: readonly MatrixCell[];
  /** The first of the last days, `never`, or undefined if nothing is allowed. */
  until: string | undefined;
}

/** Values are told in tenders alone, whose lights show them. */
export const shownSubjects: readonly Subject[] = ['name', 'logo', 'text', 'quote', 'person', 'images'];
export const matrixGroups: readonly (readonly Channel[])[] = [
  ['reference-page', 'website'],
  ['social', 'press'],
  ['document', 'tender', 'reference-call'],
];

type Request = Pick<Approval, 'status' | 'subjects' | 'channels' | 'tender'>;
type Dated = Pick<PermissionSummary, 'id' | 'validFrom' | 'expiresOn'>;

interface Records {
  state: PermissionTable;
  entries: readonly Dated[];
  approvals?: readonly Request[];
  /** The reference page shows this although a warning is due. */
  exposed?: readonly Subject[];
}

export function matrixOf({ state, entries, approvals = [], exposed = [] }: Records): MatrixRow[] {
  const dates = new Map(entries.map((entry) => [entry.id, entry]));
  const waiting = approvals.filter(({ status, tender }) => status === 'waiting' && !tender);
  return matrixGroups.flatMap((group) =>
    group.map((channel, index) => {
      const cells = shownSubjects.map((subject) => ({ subject, ...state[subject][channel] }));
      const ends = cells.flatMap((cell) =>
        cell.state === 'allowed' ? (dates.get(cell.entryId ?? '')?.expiresOn ?? 'never') : [],
      );
      return {
        channel,
        startsGroup: index === 0,
        cells: cells.map(({ subject, state: judged, entryId }) => ({
          subject,
          state: withRequest(
            judged,
            waiting.some((one) => one.channels.includes(channel) && one.subjects.includes(subject)),
          ),
          from: judged === 'waiting' ? dates.get(entryId ?? '')?.validFrom : undefined,
          exposed: channel === 'reference-page' && exposed.includes(subject),
        })),
        // Days sort before `never`.
        until: ends.toSorted()[0],
      };
    }),
  );
}
