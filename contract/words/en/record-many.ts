const counted = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;
export const title = 'Record older permissions';
export const description =
  'Records for each reference what was agreed before, with the same evidence. Each is an entry of its own.';
export const references = 'Which references';
export const subjects = 'What may be shown';
export const channels = 'Where';
export const day = 'Given on';
export const dayHint = 'The day in the contract or mail, if you know it';
export const wordingHint =
  'What the contract or the mail says. If empty, a sentence is made from these choices.';
export const stop = 'Stop';
export const close = 'Close';
export const save = (count: number) => `Record for ${counted(count)}`;
export const progress = (settled: number, total: number) => `Recording ${settled} of ${total}…`;
export const results = (count: number) =>
  count === 0 ? 'Nothing was recorded' : `Recorded for ${counted(count)}`;
export const done = 'Recorded';
export const stopped = 'Not recorded: you stopped it';
export const refusalTitle = 'Record refusals';
export const refusalDescription =
  'Records for each reference what the customer said. What is refused on the reference page or websites disappears at once from your page, collections and embeds.';
export const refused = 'What they refused';
export const refusedWithOthers = 'Not to be shown anywhere';
export const way = 'How was it said?';
export const wayMissing = 'Choose how the customer said it';
export const evidenceHint =
  'Added to the words of the file. Where the contract or the mail is, such as “Frame contract, section 7, in the CRM”.';
export const closedHere = 'Refused or withdrawn here already';
