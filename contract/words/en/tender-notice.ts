export const title = 'New tender from a notice';
export const description =
  'The text is read in your browser. You see what was found, and nothing is stored until you use it.';
export const text = 'What the buyer asks';
export const textHint =
  'Paste it from the invitation to tender, or only its number or address in TED. Or open it: a PDF, a Word file, or an XML file of TED or Hilma.';
export const open = 'Open a file';
export const read = 'Read it';
export const cancel = 'Cancel';
export const back = 'Back to the text';
export const use = 'Use these';
export const missing = 'Paste the text or open a file first';
export const tooLong = 'This is too long. Paste only the part about references.';
export const unreadable = 'This file cannot be read. Paste the words instead.';
export const noText = 'There is no text in this file, only pictures. Paste the words instead.';
export const locked = 'This PDF has a password. Save it without one, or paste the words.';
export const otherKind = 'This is not a notice of an open tender. Paste the words instead.';
export const nothing = 'No requirement was found. Take sentences from the list below.';
export const stated = 'What else the notice says';
export const estimate = (sum: string) => `Estimated value ${sum}`;
export const wishesHint =
  'Nobody asks for these. Take them if references of the same kind or region should come first.';
export const found = 'Requirements that were found';
export const take = (text: string) => `Use “${text}”`;
export const number = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;
export const rest = (count: number) => `Not understood: ${count} ${count === 1 ? 'sentence' : 'sentences'}`;
export const makeNeed = 'Make it a requirement';
export const untitled = 'Tender';
export const notSaved = 'The tender was not saved';
export const someFailed = (added: number, of: number) =>
  `${added} of ${of} requirements were added. Add the others by hand.`;
/** By the codes of the European forms. */
export const procedures: Partial<Record<string, string>> = {
  open: 'Open procedure',
  restricted: 'Restricted procedure',
  'neg-w-call': 'Negotiated procedure',
  'comp-dial': 'Competitive dialogue',
  innovation: 'Innovation partnership',
};
