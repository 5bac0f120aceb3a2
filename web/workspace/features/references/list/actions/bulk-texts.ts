import type { StatusChangeKind } from './status-changes.ts';

const references = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;

export const bulkTexts = {
  bulk: 'With the selected references',
  bulkMenu: 'Actions',
  duplicateName: (title: string) => `Copy of ${title}`,
  duplicated: (title: string) => `Created the draft “${title}”`,
  open: 'Open',
  undo: 'Undo',
  moved: {
    publish: (title: string) => `Published “${title}”`,
    unpublish: (title: string) => `“${title}” is a draft again`,
    restore: (title: string) => `Restored “${title}” as a draft`,
    archive: (title: string) => `Archived “${title}”`,
  } satisfies Record<StatusChangeKind, (title: string) => string>,
  movedAll: {
    publish: (count: number) => `Published ${references(count)}`,
    unpublish: (count: number) => `Unpublished ${references(count)}`,
    restore: (count: number) => `Restored ${references(count)} as drafts`,
    archive: (count: number) => `Archived ${references(count)}`,
  } satisfies Record<StatusChangeKind, (count: number) => string>,
  moving: {
    publish: 'Publishing',
    unpublish: 'Unpublishing',
    restore: 'Restoring',
    archive: 'Archiving',
    undo: 'Undoing',
    remove: 'Deleting',
  } satisfies Record<StatusChangeKind | 'undo' | 'remove', string>,
  progress: (verb: string, settled: number, total: number) => `${verb} ${settled} of ${total}…`,
  stop: 'Stop',
  underWay: 'Another action is still running. Wait until it is done, or stop it.',

  problems: {
    publish: (count: number) => `${references(count)} could not be published`,
    unpublish: (count: number) => `${references(count)} could not be unpublished`,
    restore: (count: number) => `${references(count)} could not be restored`,
    archive: (count: number) => `${references(count)} could not be archived`,
    undo: (count: number) => `${references(count)} could not be put back`,
    remove: (count: number) => `${references(count)} could not be deleted`,
  } satisfies Record<StatusChangeKind | 'undo' | 'remove', (count: number) => string>,
  notBegun: (count: number) => `Stopped: ${references(count)} not changed.`,
  fillIn: (names: string) => `Fill in: ${names}`,
  changedByOther: 'Somebody else has changed it in the meantime. Look at it, then try again.',
  gone: 'It was deleted in the meantime.',

  undoDone: 'Undo completed changes',
  undone: (count: number) => `Put back ${references(count)}`,
  dismiss: 'Dismiss',
  needs: (names: string) => `To publish with this template, fill in: ${names}`,

  deleteTitle: (count: number) => `Delete ${references(count)}?`,
  deleteBody: (published: number) =>
    `They are deleted for good${
      published === 0
        ? ''
        : published === 1
          ? ', and the one that is published leaves your page at once'
          : `, and the ${published} that are published leave your page at once`
    }. To keep them out of the way instead, archive them.`,
  deleteAction: (count: number) => `Delete ${references(count)}`,
  deleted: (count: number) => `Deleted ${references(count)}`,
} as const;
