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
