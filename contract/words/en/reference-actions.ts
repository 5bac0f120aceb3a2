const references = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;
export const bulk = 'With the selected references';
export const bulkMenu = 'Actions';
export const duplicateName = (title: string) => `Copy of ${title}`;
export const duplicated = (title: string) => `Created the draft “${title}”`;
export const open = 'Open';
export const undo = 'Undo';
export const moved = {
  publish: (title: string) => `Published “${title}”`,
  unpublish: (title: string) => `“${title}” is a draft again`,
  restore: (title: string) => `Restored “${title}” as a draft`,
  archive: (title: string) => `Archived “${title}”`,
} as const;
export const movedAll = {
  publish: (count: number) => `Published ${references(count)}`,
  unpublish: (count: number) => `Unpublished ${references(count)}`,
  restore: (count: number) => `Restored ${references(count)} as drafts`,
  archive: (count: number) => `Archived ${references(count)}`,
} as const;
export const moving = {
  publish: 'Publishing',
  unpublish: 'Unpublishing',
  restore: 'Restoring',
  archive: 'Archiving',
  undo: 'Undoing',
  remove: 'Deleting',
} as const;
export const progress = (verb: string, settled: number, total: number) => `${verb} ${settled} of ${total}…`;
export const stop = 'Stop';
export const underWay = 'Another action is still running. Wait until it is done, or stop it.';

export const problems = {
  publish: (count: number) => `${references(count)} could not be published`,
  unpublish: (count: number) => `${references(count)} could not be unpublished`,
  restore: (count: number) => `${references(count)} could not be restored`,
  archive: (count: number) => `${references(count)} could not be archived`,
  undo: (count: number) => `${references(count)} could not be put back`,
  remove: (count: number) => `${references(count)} could not be deleted`,
} as const;
export const notBegun = (count: number) => `Stopped: ${references(count)} not changed.`;
export const fillIn = (names: string) => `Fill in: ${names}`;
export const notAllowed = 'Not allowed yet: it stays a draft.';
export const changedByOther = 'Somebody else has changed it in the meantime. Look at it, then try again.';
export const gone = 'It was deleted in the meantime.';

export const undoDone = 'Undo completed changes';
export const undone = (count: number) => `Put back ${references(count)}`;
export const dismiss = 'Dismiss';
export const needs = (names: string) => `To publish with this template, fill in: ${names}`;

export const deleteTitle = (count: number) => `Delete ${references(count)}?`;
export const deleteBody = (published: number) =>
  `They are deleted for good${
    published === 0
      ? ''
      : published === 1
        ? ', and the one that is published leaves your page at once'
        : `, and the ${published} that are published leave your page at once`
  }. To keep them out of the way instead, archive them.`;
export const deleteAction = (count: number) => `Delete ${references(count)}`;
export const deleted = (count: number) => `Deleted ${references(count)}`;
