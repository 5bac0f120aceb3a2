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

export const dialogPresets = {
  everything: 'Everything',
  logo: 'Logo only',
  anonymous: 'Anonymous',
  tender: 'Tender only',
} as const;
export const dialogLastAsked = (day: string, recent: number) =>
  recent === 0
    ? `Last asked on ${day}.`
    : `Last asked on ${day}, ${times(recent)} within ${limits.approvalLoadDays} days.`;
export const dialogTooMany = (contact: string, recent: number) =>
  `${contact} was asked ${times(recent)} within ${limits.approvalLoadDays} days. Somebody who is asked too often stops answering: can this wait, or can somebody else decide?`;

export const asksNext = (contact: string, day: string) => `Asks ${contact} on ${day} if there is no answer.`;
export const askedNext = (contact: string) => `${contact} was asked instead.`;
export const skippedNext = (contact: string) =>
  `${contact} was not asked: deleted, asked already or too often.`;
