import { retention } from '../../rules/retention.ts';

export const createTitle = 'Create organization';
export const createDescription = 'A workspace with its own customers, references and public page.';
export const renameTitle = 'Rename organization';
export const renameDescription = 'The new name shows to all members and on the public reference page.';
export const renameError = 'Error renaming organization';
export const renameFailed = 'Failed to rename organization. Please try again.';
export const leaveConsequence = 'You lose access at once. Your work stays with the organization.';
export const leaveRules =
  'At least one owner must remain in the organization, and you will need a new invitation to rejoin.';
export const lastOwner =
  'You are its only owner. Make somebody else an owner first, or delete the organization if nobody needs it any more.';
export const deleteAtOnce = 'Its public reference page, collections and embeds stop working at once.';
export const deleteForAll = 'All members lose access at once, and open invitations are withdrawn.';
export const deleteSubscription = 'A subscription ends at once, without a refund.';
export const deleteForGood = `Customers, references, collections and assets are deleted for good after ${retention.purgeDays} days.`;
export const caseMatters = 'Almost: upper and lower case have to match.';
