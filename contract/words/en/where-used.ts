export const loading = 'Looking where it is used…';
export const failed = 'Where it is used could not be loaded';
export const nowhere = 'Nowhere: nothing of it is public, and no file was made of it.';
export const story = 'Its own page';
export const page = 'Your reference page';
export const collection = (name: string) => `The collection “${name}”`;
export const website = (host: string, day: string) => `Embedded on ${host}, last seen there on ${day}`;
export const moreWebsites = (count: number) => `${count} more ${count === 1 ? 'website' : 'websites'}`;
export const file = (title: string, format: string) => `“${title}” (${format})`;
export const fileMade = (day: string, by: string | undefined) => `made on ${day}${by ? ` by ${by}` : ''}`;
export const fileSent = (day: string) => `last sent to a buyer on ${day}`;
export const fileHere = 'in your documents';
export const fileGone = 'no longer in your documents';
export const moreFiles = (count: number) => `${count} more ${count === 1 ? 'file' : 'files'}`;
export const beyond =
  'What somebody copied, printed or downloaded cannot be recalled, and we do not know of visitors who asked not to be counted.';
export const tenders = (count: number, day: string) =>
  `Sent to the buyers of ${count === 1 ? 'a tender that holds' : `${count} tenders, which hold`} until ${day}. Whoever owns ${count === 1 ? 'it' : 'them'} is asked to tell the buyer if this is withdrawn.`;
