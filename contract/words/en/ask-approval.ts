import { limits } from '../../rules/limits.ts';

export const next = 'If there is no answer, ask somebody else';
export const nextContact = 'Who is asked next';
export const nextNobody = 'Nobody';
export const nextHint = 'They get the same question and message, and the first link ends.';
export const nextAfter = 'After how many days';
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const elsewhere = (fields: string) =>
  `Shown from another website: ${fields}. It can change there unseen, so the card will not say “Confirmed by the customer”. Copy it into your library first.`;
export const elsewhereStory = 'pictures of the story';
export const elsewhereOpen = 'Open the reference';
export const elsewhereCopy = 'Copy into the library';
export const elsewhereFailed = (addresses: string) =>
  `These addresses gave no picture of at most 4 MB, so upload them yourself: ${addresses}`;

export const dialogCount = (cells: number) => `${cells} asked for`;
export const dialogRefused = (parts: string, contact: string) =>
  `Refused before: ${parts}. Asking again shows ${contact} the earlier no, and is possible once in ${limits.askAgainDays} days.`;
export const dialogMatrixHint = 'Choose rows and columns. Filled is what you ask for.';
export const dialogAskedNow = 'Asked for now';
export const dialogAllowed = 'Allowed';
export const dialogRefusedCell = 'Refused before';
export const someContact = 'the contact';
export const dialogTitle = 'Ask for approval';
export const dialogDescription = (days: number) =>
  `The contact gets a personal link by email. It shows the card and the story exactly as they are saved now, and can be answered for ${days} days without an account.`;
export const dialogReference = 'Reference';
export const dialogChooseReference = 'Choose a reference';
export const dialogNoReference = 'Choose what is asked about';
export const dialogNoContact = 'Choose who is asked';
export const dialogSubjects = 'What is asked for';
export const dialogChannels = 'Where it would be shown';
export const dialogUntil = 'Until when';
export const dialogUntilHint = 'The last day. If empty, until it is withdrawn.';
export const dialogLanguage = 'Language of the mail and the page';
export const dialogOwnLanguage = (language: string) => `Their own: ${language}`;
export const dialogMessage = 'Personal message';
export const dialogMessageHint = 'Shown in the mail and on the page. A few personal words get more answers.';
export const dialogWording = 'What they agree to, if they allow all of it';
export const dialogPreview = (contact: string) => `The mail to ${contact}`;
export const dialogPreviewNobody = 'The mail';
export const dialogSubject = 'Subject';
export const dialogLinkHere = 'The link to the card appears here.';
export const dialogCancel = 'Cancel';
export const dialogSend = 'Send request';
export const dialogFailed = 'Not sent';
export const dialogSent = (contact: string) => `Asked ${contact} for approval`;
export const unsaved = 'There are unsaved changes. The request shows the last saved version.';
export const save = 'Save changes';
export const dialogContact = 'Who is asked';
export const dialogChooseContact = 'Choose a contact';
export const dialogNobody = (customer: string) =>
  `${customer} has no contacts yet. Add somebody who can decide.`;
export const dialogLoadingContacts = 'Loading the contacts…';
export const dialogContactsFailed = 'The contacts could not be loaded.';
export const dialogAddContact = 'Add contact';
export const dialogReplaces = (contact: string) =>
  `${contact} has not answered the last request about this reference. This one replaces it.`;
