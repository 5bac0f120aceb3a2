export const title = (reference: string) => `What the buyer reads of “${reference}”`;
export const description =
  'For this tender alone. What you leave empty is as in the reference and its facts.';
export const language = 'Language of these words';
export const languageHint = 'Files and pages in another language have the reference’s own words.';
export const languageMissing =
  'The reference has no text in this language. With a title here, the buyer reads these words and no other text of it.';
export const titleTells = 'This title names the customer. Write one that does not.';
export const anonymous = 'Do not name the customer';
export const calledSo = (alias: string) =>
  `It is called “${alias}”. Logo, pictures and persons stay out, and so does each text that names it.`;
export const needsAlias = 'First say in the reference what the customer is called without its name.';
export const openReference = 'Open the reference';
export const facts = 'Facts that the buyer reads';
export const cancel = 'Cancel';
export const save = 'Save';
export const notSaved = 'This was not saved';
export const failed = 'Check your connection and try again.';
export const changed =
  'Somebody else has changed this selection meanwhile. Save again to put your values over theirs.';
