export const title = 'Page for the buyer';
export const body =
  'A private page that says which references their customers have confirmed, word for word. PDF, Word and PowerPoint files that you make for this tender end with its address and code; only whoever has it can read the page.';
export const make = 'Make the page';
export const nothingYet =
  'Choose references first. Their customers have to allow the name and the text in tenders.';
export const loading = 'Loading the page for the buyer…';
export const failed = 'The page for the buyer could not be loaded';
export const copy = 'Copy address';
export const open = 'Open';
export const code = 'QR code of the address';
export const download = 'Download code';
export const until = (day: string) => `Until ${day}`;
export const made = (day: string) => `As of ${day}`;
export const opens = (count: number) =>
  count === 0 ? 'Not opened yet' : count === 1 ? 'Opened once' : `Opened ${count} times`;
export const opensNote = 'How often on which day. Nobody learns by whom.';
export const onDay = (day: string, count: number) => `${day}: ${count}`;
export const refresh = 'Bring up to date';
export const refreshed = 'The page is up to date';
export const renew = 'New address';
export const renewTitle = 'Give the page another address?';
export const renewBody =
  'Whoever has the old address, also in files that were sent, then reads that the proof has ended.';
export const renewed = 'The page has another address';
export const end = 'End';
export const endTitle = 'End the page for the buyer?';
export const endBody =
  'Whoever has the address then reads that the proof has ended, and nothing of what was on it.';
export const ended = 'The page has ended';
export const notDone = 'Nothing was changed';
export const refused = (titles: string) =>
  titles
    ? `Not allowed in tenders by the customer: ${titles}. Ask first, or choose other references.`
    : 'A customer does not allow one of the references in tenders. Ask first, or choose other references.';
export const leaveOut = 'Make it without them';
export const states = {
  confirmed: 'Confirmed by the customer',
  changed: 'Confirmed in other words',
  held: 'Allowed, not confirmed there',
  expired: 'Permission ended',
  withdrawn: 'Withdrawn',
} as const;
export const unnamed = 'A reference that is shown no more';
export const references = 'References on the page';
export const full = (max: number) => `The page has room for ${max} references.`;
