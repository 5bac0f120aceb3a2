import { channels, cardSubjects } from '#contract/rules/choices';
import { isRefused } from '#contract/permission/state';
import { languageLine } from '#contract/words/language-list';
import { language } from '#words/language';
import * as words from '#words/permission-parts';
import * as permissionSheetWords from '#words/permission-sheet';
import * as permissionsWords from '#words/permissions';
import { dayCell, type Cell, type TableFormat } from '../../../shared/analytics/csv.ts';
import { downloadTable } from '../../lib/device/download.ts';
import { publicSubjects } from '../../permissions/state/exposed.ts';
import { withRequests } from '../../permissions/state/groups.ts';
import { publishedChannels } from '#contract/resources/permission';
import { statuses as statusNames } from '#words/choices';
import type { PlaceRow, Policy } from './places.ts';

/** One line for each reference, part and channel. Nobody with one language sees a column of them. */
export function sheetOf(rows: readonly PlaceRow[], policy: Policy): Cell[][] {
  const hasLanguages = rows.some(({ entries }) => entries.some(({ languages }) => languages));
  return [
    [...permissionSheetWords.head, ...(hasLanguages ? [permissionSheetWords.languages] : [])],
    ...rows.flatMap((row) => linesOf(row, policy, hasLanguages)),
  ];
}

const namesOf = (entry: PlaceRow['entries'][number] | undefined) =>
  languageLine(entry?.languages ?? [], language);

function linesOf(
  { customer, reference, table, entries, requests }: PlaceRow,
  policy: Policy,
  hasLanguages: boolean,
): Cell[][] {
  const stateOf = withRequests(table, requests);
  const shown = publicSubjects(reference, customer.name);
  const asked = requests.find(({ status }) => status === 'waiting');
  return cardSubjects.flatMap((subject) =>
    channels.map((channel) => {
      const { state, entryId } = table[subject][channel];
      const entry = entries.find(({ id }) => id === entryId);
      const now = stateOf(subject, channel);
      const needsPermission = policy === 'require' || reference.leaveOut?.includes(subject);
      const isHidden = needsPermission ? state !== 'allowed' : isRefused(state);
      const isPublic = shown.includes(subject) && publishedChannels.includes(channel) && !isHidden;
      return [
        customer.name,
        reference.name,
        statusNames[reference.status],
        words.subjects[subject].label,
        words.channels[channel].label,
        permissionsWords.states[now],
        (state === 'allowed' || state === 'expired') && entry?.expiresOn
          ? dayCell(entry.expiresOn)
          : undefined,
        now === 'requested' ? asked?.contact.name : entry?.person?.name,
        entry?.method && now !== 'requested' ? permissionSheetWords.methods[entry.method] : undefined,
        isPublic ? permissionSheetWords.yes : permissionSheetWords.no,
        ...(hasLanguages ? [state === 'allowed' ? namesOf(entry) : undefined] : []),
      ];
    }),
  );
}

interface Sheet {
  organization: string;
  rows: readonly PlaceRow[];
  policy: Policy;
}

export const downloadSheet = (format: TableFormat, { organization, rows, policy }: Sheet): Promise<void> =>
  downloadTable(format, organization, permissionSheetWords.name, sheetOf(rows, policy));
