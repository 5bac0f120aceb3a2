const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const title = 'What is in the archive';
export const body =
  'It fills an organization again: references become drafts, nothing becomes public, nobody gets a mail, and what is here already stays as it is.';
export const of = (organization: string, day: string) => `${organization}, as of ${day}`;
export const counts = {
  references: (count: number) => plural(count, 'reference', 'references'),
  customers: (count: number) => plural(count, 'customer', 'customers'),
  contacts: (count: number) => plural(count, 'contact', 'contacts'),
  translations: (count: number) => plural(count, 'translation', 'translations'),
  collections: (count: number) => plural(count, 'collection', 'collections'),
  tenders: (count: number) => plural(count, 'tender', 'tenders'),
  forms: (count: number) => plural(count, 'form', 'forms'),
  terms: (count: number) => `terms in ${plural(count, 'language', 'languages')}`,
  settings: () => 'settings',
  look: () => 'the look of the page',
};
/** The result names what was not brought in. */
export const settingsPart = 'Settings';
export const termsPart = (language: string) => `Terms, ${language}`;
export const lookPart = 'Look of the reference page';
/** The later steps say this of an archive. */
export const customersBody = 'Only a customer of the very same name is taken for the same.';
export const reviewBody =
  'Each new one becomes a draft, and what is here already stays as it is. Nobody gets a mail.';
export const comesTitle = 'Comes back';
export const comes = [
  'References with all fields, facts for tenders and pictures, as drafts; archived ones too',
  'Their customers, as drafts, with contacts and logos',
  'Translations, and collections with their order; the collections are private',
  'Tenders with requirements and chosen references, as tenders in preparation',
  'Forms for documents',
  'Terms, settings and the look of the reference page, where nobody has saved any here',
  'Permissions as a list at the end. Each one counts only after you have recorded it anew; what a customer refused goes to the internal note',
] as const;
export const staysTitle = 'Stays in the archive';
export const stays = [
  'What buyers were sent and how they decided, members and invitations',
  'Logo, pictures, texts and link of the reference page, which would be public at once, its address, and the list of websites that embed it',
  'Answers by link, proof pages and the old ledger itself: nothing of it counts as confirmed here',
  'Files that no reference or customer shows, such as contracts',
  'Addresses of pages, versions, dates and the audit trail',
] as const;
export const needsManager =
  'Only owners and admins bring in terms, settings and the look of the reference page. You get everything else; then somebody with this right may bring the same archive in again.';
export const languagesMissing = (languages: string, count: number) =>
  `Texts in ${languages} cannot come in, because the organization has not chosen ${count === 1 ? 'this language' : 'these languages'}. Choose ${count === 1 ? 'it' : 'them'} in the settings first, and then this archive again.`;
export const settings = 'Open the settings';

export const bringMissing = 'Bring in what is missing';
export const alsoMade = (list: string) => `Also brought in: ${list}`;
export const sentStays = (count: number) =>
  `What buyers were sent stays in the archive: ${plural(count, 'dispatch', 'dispatches')}`;
export const again =
  'Bring the same archive in again after you have settled this: only what is missing is made.';
export const notInArchive = 'The picture is not in the files that you chose';
export const formNotInArchive = 'The form is not in the files that you chose';
export const filesNotMade = (count: number) => `${plural(count, 'file', 'files')} not brought in`;

interface Said {
  /** Such as “name and logo”. */
  parts: string;
  /** Such as “on the reference page and in tenders”. */
  places: string;
}

const ways = {
  link: 'by link',
  contract: 'by contract',
  email: 'by mail',
  spoken: 'by word of mouth',
} as const;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A line of the list of permissions. */
export const allowed = ({
  parts,
  places,
  method,
  until,
}: Said & { method: keyof typeof ways; until: string }) =>
  `${capital(parts)} ${places}${until ? ` until ${until}` : ''}, given ${ways[method]}`;
export const refused = ({ parts, places }: Said) => `Refused: ${parts} ${places}`;
export const withdrawn = ({ parts, places }: Said) => `Withdrawn: ${parts} ${places}`;
export const revoked = ({ parts, places }: Said) => `Taken back by the organization: ${parts} ${places}`;
