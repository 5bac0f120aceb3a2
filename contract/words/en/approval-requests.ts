import type { Approval } from '../../resources/approval.ts';
import { limits } from '../../rules/limits.ts';

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
export const ask = 'Ask for approval';
export const askAgain = 'Ask again';
export const title = 'Requests for approval';
export const failed = 'The requests for approval could not be loaded';
export const retry = 'Retry';
export const statuses = {
  waiting: 'Waiting',
  approved: 'Approved',
  'changes suggested': 'Changes suggested',
  declined: 'Declined',
  canceled: 'Canceled',
  lapsed: 'Not answered in time',
} satisfies Record<Approval['status'], string>;

export const byWhom = (contact: string, member: string, day: string) =>
  `${contact}, asked by ${member} on ${day}`;
export const somebody = 'somebody who has left the team';
export const canAnswer = (day: string) => `Can be answered until ${day}.`;
export const publishes = 'A yes publishes it.';
export const reminded = (days: string) => `Reminded on ${days}.`;
export const undelivered = (contact: string) =>
  `The mail could not be delivered. Check the address of ${contact} among the customer’s contacts, then ask again.`;
export const responded = (name: string, day: string) => `${name} answered on ${day}`;
export const earlier = (count: number) => `Show ${count} earlier ${count === 1 ? 'request' : 'requests'}`;
export const seeChanges = 'See changes';

export const cancelOpen = 'Cancel request';
export const cancelTitle = 'Cancel this request?';
export const cancelBody = (contact: string) =>
  `The link that ${contact} got will say that the request ended. Earlier permissions stay as they are.`;
export const cancelAction = 'Cancel request';
export const cancelFailed = 'Not canceled';
export const cancelDone = 'Canceled the request';

export const publishRefusedTitle = (customer: string) => `${customer} has refused this story`;
export const publishRefusedDeclined = (who: string, day: string) => `${who} said no on ${day}`;
export const publishRefusedWithdrawn = (who: string, day: string) =>
  `${who} took the permission back on ${day}`;
export const publishRefusedLead = (said: string, reason: string | undefined) =>
  `${said}${reason ? `: “${reason}”` : ''}. It cannot be published, not even without its parts.`;
export const askAnonymously = 'Ask for an anonymous version';
export const publishRefusedCancel = 'Cancel';

export const publishMissing = (subjects: string) => `Not allowed yet: ${subjects}`;
export const publishTitle = 'Not allowed yet';
export const publishNeeded = (customer: string, subjects: string) =>
  `Publishing shows more than ${customer} has allowed on the reference page. Missing: ${subjects}.`;
export const publishWarn = 'You can still publish it: your organization leaves that to you.';
export const publishRequire = 'Your organization publishes only what its customers have allowed.';
export const publishWaiting = (contact: string, day: string) =>
  `${contact} was asked on ${day} and has not answered yet.`;
export const publishSaveFirst = 'Save it as a draft first: then you can ask for approval.';
export const publishClose = 'Close';

export const changesTitle = (contact: string) => `Changes suggested by ${contact}`;
export const changesApprovedTitle = (contact: string) => `${contact} approved it with these words`;
export const changesApprovedDescription =
  'The permission holds for exactly these words. Use them, and it holds at once. To use others, ask again.';
export const changesTakeTheirs = 'Use their words';
export const changesDescription =
  'Removals are crossed out, additions are underlined. What you use goes into the form and is stored when you save.';
export const changesCommentAlone = 'They wrote a comment and did not change the text.';
export const changesTake = 'Use these words';
export const changesTakeAll = 'Use all';
export const changesTaken = 'In the form';
export const changesUndo = 'Undo';
export const changesClose = 'Close';
export const changesAskAgain = 'Save and ask again';

export const approvedVersionChanged = (day: string) => `Changed since it was approved on ${day}`;
export const approvedVersionVisitorsSee = 'Visitors still see the approved version.';
export const approvedVersionDescription = 'Removals since then are crossed out, additions are underlined.';

export const diffOtherPicture = 'Another picture';
export const diffPictureAdded = 'A picture was added';
export const diffPictureRemoved = 'The picture was removed';

export const unsaved = 'There are unsaved changes. The request shows the last saved version.';
export const save = 'Save changes';

export const dialogPresets = {
  everything: 'Everything',
  logo: 'Logo only',
  anonymous: 'Anonymous',
  tender: 'Tender only',
} as const;
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
export const dialogContact = 'Who is asked';
export const dialogChooseContact = 'Choose a contact';
export const dialogNoContact = 'Choose who is asked';
export const dialogNobody = (customer: string) =>
  `${customer} has no contacts yet. Add somebody who can decide.`;
export const dialogLoadingContacts = 'Loading the contacts…';
export const dialogContactsFailed = 'The contacts could not be loaded.';
export const dialogAddContact = 'Add contact';
export const dialogLastAsked = (day: string, recent: number) =>
  recent === 0
    ? `Last asked on ${day}.`
    : `Last asked on ${day}, ${times(recent)} within ${limits.approvalLoadDays} days.`;
export const dialogTooMany = (contact: string, recent: number) =>
  `${contact} was asked ${times(recent)} within ${limits.approvalLoadDays} days. Somebody who is asked too often stops answering: can this wait, or can somebody else decide?`;
export const dialogReplaces = (contact: string) =>
  `${contact} has not answered the last request about this reference. This one replaces it.`;
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

export const asksNext = (contact: string, day: string) => `Asks ${contact} on ${day} if there is no answer.`;
export const askedNext = (contact: string) => `${contact} was asked instead.`;
export const skippedNext = (contact: string) =>
  `${contact} was not asked: deleted, asked already or too often.`;
