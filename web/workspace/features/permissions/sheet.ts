import { channels, subjects } from '#contract/rules/choices';
import { permissionWords } from '#contract/permission/words';
import { csvName, type Cell } from '../../../shared/analytics/csv.ts';
import { downloadCsv } from '../../lib/device/download.ts';
import { publicSubjects } from '../../permissions/state/exposed.ts';
import { isClosed, withRequests } from '../../permissions/state/groups.ts';
import { publishedChannels } from '#contract/resources/permission';
import type { PlaceRow, Policy } from './places.ts';
import { texts as permissionTexts } from '../../permissions/texts.ts';
import { texts } from './texts.ts';

const words = permissionWords.en;

/** One line for each reference, part and channel. */
export const sheetOf = (rows: readonly PlaceRow[], policy: Policy): Cell[][] => [
  [...texts.sheet.head],
  ...rows.flatMap((row) => linesOf(row, policy)),
];

function linesOf({ customer, reference, table, entries, requests }: PlaceRow, policy: Policy): Cell[][] {
  const stateOf = withRequests(table, requests);
  const shown = publicSubjects(reference, customer.name);
  const asked = requests.find(({ status }) => status === 'waiting');
  return subjects.flatMap((subject) =>
    channels.map((channel) => {
      const { state, entryId } = table[subject][channel];
      const entry = entries.find(({ id }) => id === entryId);
      const now = stateOf(subject, channel);
      const needsPermission = policy === 'require' || reference.leaveOut?.includes(subject);
      const isHidden = needsPermission ? state !== 'allowed' : isClosed(state);
      const isPublic = shown.includes(subject) && publishedChannels.includes(channel) && !isHidden;
      return [
        customer.name,
        reference.name,
        reference.status,
        words.subjects[subject].label,
        words.channels[channel].label,
        permissionTexts.states[now],
        state === 'allowed' || state === 'expired' ? entry?.expiresOn : undefined,
        now === 'requested' ? asked?.contact.name : entry?.person?.name,
        entry?.method && now !== 'requested' ? texts.sheet.methods[entry.method] : undefined,
        isPublic ? texts.sheet.yes : texts.sheet.no,
      ];
    }),
  );
}

interface Sheet {
  organization: string;
  rows: readonly PlaceRow[];
  policy: Policy;
  today: string;
}

export function downloadSheet({ organization, rows, policy, today }: Sheet): void {
  downloadCsv(csvName(organization, texts.sheet.name, today), sheetOf(rows, policy));
}
