import { retention } from '#contract/rules/retention';

export const dialogTexts = {
  createTitle: 'Create organization',
  createDescription: 'A workspace with its own customers, references and public page.',
  renameTitle: 'Rename organization',
  renameDescription: 'The new name shows to all members and on the public reference page.',
  renameError: 'Error renaming organization',
  renameFailed: 'Failed to rename organization. Please try again.',
  leaveConsequence: 'You lose access at once. Your work stays with the organization.',
  leaveRules:
    'At least one owner must remain in the organization, and you will need a new invitation to rejoin.',
  lastOwner:
    'You are its only owner. Make somebody else an owner first, or delete the organization if nobody needs it any more.',
  deleteAtOnce: 'Its public reference page, collections and embeds stop working at once.',
  deleteForAll: 'All members lose access at once, and open invitations are withdrawn.',
  deleteSubscription: 'A subscription ends at once, without a refund.',
  deleteForGood: `Customers, references, collections and assets are deleted for good after ${retention.purgeDays} days.`,
  caseMatters: 'Almost: upper and lower case have to match.',
} as const;
