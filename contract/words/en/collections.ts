import { numericDay } from '../numeric-day.ts';
import { limits } from '../../rules/limits.ts';

export const references = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;

export const listTitle = 'Collections';
export const listDescription =
  'References that belong together, in your order, with a page and an embed of their own.';
export const listCreate = 'New collection';
export const listSearch = 'Search collections';
export const listLoading = 'Loading collections…';
export const listFailed = 'The collections could not be loaded';
export const listEmptyTitle = 'No collections yet';
export const listEmpty =
  'Put the references for one industry, one product or one deal together, in the order you want. Send the link, or show them on your own website.';
export const listNoneMatchTitle = 'Nothing matches';
export const listNoneMatch = 'No collection has these words in its name or description.';
export const listClear = 'Clear search';
export const listCount = (shown: number, total: number) => `${shown} of ${total} collections`;
export const listFull = `All ${limits.collections} collections are in use. Delete one to make room.`;
export const listLeft = (count: number) =>
  `Room for ${count} more ${count === 1 ? 'collection' : 'collections'}`;
export const listNoItems = 'No references in it yet';
export const listMore = (count: number) => `+${count}`;
export const listUpdated = 'Updated';
export const listActionsFor = (name: string) => `Actions for ${name}`;

export const visibility = {
  public: { label: 'Public', hint: 'Anyone can see its page, and search engines may list it.' },
  unlisted: {
    label: 'Unlisted',
    hint: 'Anyone with the link or an embed can see it. Search engines are asked to leave it out.',
  },
  private: { label: 'Private', hint: 'Only your team sees it. It has no page and no embed.' },
} as const;

export const formCreateTitle = 'New collection';
export const formCreate = 'Create collection';
export const formEditTitle = 'Edit details';
export const formSave = 'Save changes';
export const formCancel = 'Cancel';
export const formName = 'Name';
export const formNameHint = 'Visitors read it above the cards.';
export const formDescription = 'Description';
export const formOptional = 'Optional';
export const formVisibility = 'Who can see it';
export const formNotCreated = 'Collection not created';
export const formNotSaved = 'Not saved';
export const formFailed = 'The collection could not be saved. Please try again.';
export const formConflict =
  'Somebody else changed this collection while you were editing. Save again to keep your version, or load theirs.';
export const formLoadTheirs = 'Load theirs';
export const formSaved = 'Details saved';

export const pageBack = 'Collections';
export const pageLoading = 'Loading the collection…';
export const pageGone = 'This collection does not exist';
export const pageGoneBody = 'It may have been deleted, or belongs to another organization.';
export const pageEdit = 'Edit details';
export const pageRemove = 'Delete collection';
export const pageDocument = 'Make document';

export const shareTitle = 'Share';
export const shareCopyLink = 'Copy link';
export const shareCopyFailed = 'The link could not be copied. Open the page and copy its address.';
export const shareView = 'View page';
export const shareEmbed = 'Embed';
export const shareChange = 'Change who can see it';
export const shareUntil = (day: string) => `Open until ${numericDay(day, 'en-GB')}`;
export const shareNothingVisible = 'The page is empty until one of its references is published and public.';

export const embed = {
  title: 'Show it on your website',
  description: 'Paste the code where the cards should appear. They always show the current collection.',
  kind: 'Kind of code',
  script: 'Script',
  scriptTitle: 'HTML with a script',
  scriptNote: 'The cards become part of your page.',
  iframe: 'Iframe',
  iframeTitle: 'HTML without a script',
  iframeNote: 'For systems that allow no scripts. The cards scroll inside a frame.',
  copy: 'Copy code',
  customize: 'Layout, colors and React',
  preview: 'Preview',
  previewOf: (name: string) => `Preview of ${name}`,
  unlisted: 'This collection is unlisted: everyone who sees your website sees it, too.',
  close: 'Done',
} as const;

export const itemsTitle = 'References';
export const itemsAdd = 'Add references';
export const itemsEmptyTitle = 'No references in this collection';
export const itemsEmpty = 'Choose the ones that belong together. You can put them in order afterwards.';
export const itemsSeen = (seen: number, total: number) => {
  if (seen === 0) return 'Visitors see none of them yet.';
  if (total === 1) return 'Visitors see it.';
  return `Visitors see ${seen === total ? 'all' : `${seen} of`} ${total}, in this order.`;
};
export const itemsFailed = 'The references could not be loaded';
export const itemsHidden = {
  Draft: 'Visitors do not see drafts.',
  Archived: 'Visitors do not see archived references.',
  private: 'Private: visitors do not see it.',
  unlisted: 'Unlisted: in embeds of this collection, not on its page.',
} as const;
export const itemsUnknown = 'This reference could not be found';
export const itemsHandle = (title: string) => `Move ${title}`;
export const itemsActionsFor = (title: string) => `Actions for ${title}`;
export const itemsToTop = 'Move to the top';
export const itemsUp = 'Move up';
export const itemsDown = 'Move down';
export const itemsToEnd = 'Move to the end';
export const itemsOpen = 'Edit reference';
export const itemsRemove = 'Remove from collection';
export const itemsRemoved = (title: string) => `Removed ${title} from the collection`;
export const itemsUndo = 'Undo';
export const itemsUndoMove = 'Undo move';
export const itemsSaving = 'Saving…';
export const itemsSaved = (title: string, position: number, total: number) =>
  `${title} is number ${position} of ${total}.`;
export const itemsUndone = 'The order is as it was before.';
export const itemsRetry = 'Retry';
export const itemsConflict =
  'Somebody else changed this collection in the meantime. This is the current version.';
export const itemsUseMine = 'Use my order';

export const pickerTitle = 'Add references';
export const pickerSearch = 'Search references';
export const pickerLoading = 'Loading references…';
export const pickerAlready = 'In this collection';
export const pickerNoneTitle = 'No references yet';
export const pickerNone = 'Create a reference first; then it can be put into collections.';
export const pickerCreate = 'Create New Reference';
export const pickerNoneMatch = 'No reference matches.';
export const pickerShowMore = 'Show more';
export const pickerAdd = (count: number) => (count === 0 ? 'Add' : `Add ${references(count)}`);
export const pickerChosen = (count: number) => `${count} chosen`;
export const pickerTooMany = (room: number) =>
  `A collection holds at most ${limits.collectionItems} references; there is room for ${room} more.`;
export const pickerFailed = 'Not added';
export const pickerCancel = 'Cancel';
export const pickerDone = (count: number) => `Added ${references(count)}`;

export const removeTitle = (name: string) => `Delete ${name}?`;
export const removeBody = (count: number) =>
  count === 0
    ? 'This cannot be undone.'
    : `Its ${references(count)} ${count === 1 ? 'stays' : 'stay'}. This cannot be undone.`;
export const removePage = 'Its page and every embed of it stop working.';
export const removeAction = 'Delete';
export const removeFailed = 'Not deleted';
export const removeDone = (name: string) => `Deleted ${name}`;
