export const title = 'Assets';
export const description = 'Pictures and documents of your organization, ready for cards, logos and links.';
export const upload = 'Upload files';
export const drop = 'Drop files to upload';
export const dropNote = 'PNG, JPEG, WebP, AVIF or GIF up to 10 MB, PDF up to 25 MB';
export const loading = 'Loading files…';
export const failed = 'The files could not be loaded';
export const emptyTitle = 'No files yet';
export const empty =
  'Upload pictures and PDF documents here, or drop them anywhere on this page. Use them in references, customers and branding.';
export const search = 'Search files';
export const kind = 'Kind of file';
export const kinds = { all: 'All', image: 'Images', document: 'Documents' } as const;
export const sort = 'Sort by';
export const sorts = { newest: 'Newest first', name: 'Name A–Z', size: 'Largest first' } as const;
export const cards = 'Show as cards';
export const table = 'Show as a table';
export const view = 'View';
export const noneMatchTitle = 'Nothing matches';
export const noneMatch = 'No file fits this search.';
export const clear = 'Clear filters';
export const showMore = 'Show more';
export const count = (shown: number, total: number) => `${shown} of ${total} files`;
export const stored = (count: number, size: string) =>
  `${count} ${count === 1 ? 'file' : 'files'}, ${size} in total`;
export const statuses = { pending: 'Processing', rejected: 'Not accepted' } as const;

export const columnsName = 'Name';
export const columnsType = 'Type';
export const columnsSize = 'Size';
export const columnsDimensions = 'Dimensions';
export const columnsUploaded = 'Uploaded';

export const trayTitle = 'Uploads';
export const trayProgress = (ended: number, all: number) => `${ended} of ${all} finished`;
export const trayDone = (ready: number, failed: number) =>
  [ready > 0 ? `${ready} uploaded` : '', failed > 0 ? `${failed} not uploaded` : '']
    .filter(Boolean)
    .join(', ') || 'Nothing uploaded';
export const trayCancelAll = 'Cancel all';
export const trayRetryAll = 'Retry failed';
export const trayClear = 'Clear finished';

export const detailsLoading = 'Loading the file…';
export const detailsFailed = 'The file could not be loaded';
export const detailsGone = 'This file does not exist';
export const detailsGoneBody = 'It may have been deleted, or belongs to another organization.';
export const detailsNoPreview = 'The picture cannot be shown.';
export const detailsType = 'Type';
export const detailsDimensions = 'Dimensions';
export const detailsSize = 'Size';
export const detailsUploaded = 'Uploaded';
export const detailsBy = 'Uploaded by';
export const detailsSizes = 'Available in';
export const detailsReason = 'Why it was not accepted';
export const detailsProcessing = 'This file is still being processed. It can be used in a moment.';
export const detailsUsedIn = 'Used in';
export const detailsUnused = 'Not used anywhere.';
export const detailsLoadingUses = 'Looking where it is used…';
export const detailsInUse =
  'A file in use cannot be deleted. Choose another picture in the places above first.';
export const detailsCopy = 'Copy address';
export const detailsOpen = 'Open';
export const detailsRemove = 'Delete';

export const uses = {
  reference: 'Reference',
  customer: 'Customer',
  branding: 'Branding',
  permission: 'Permission of',
} as const;

export const removeTitle = (name: string) => `Delete ${name}?`;
export const removeBody =
  'It disappears from the library, and its address stops working. This cannot be undone.';
export const removeAction = 'Delete';
export const removeFailed = 'Not deleted';
export const removeDone = (name: string, minutesUntilFreed: number) =>
  minutesUntilFreed > 0
    ? `Deleted ${name}. Its upload was still running, so its storage is free again within ${minutesUntilFreed} minutes.`
    : `Deleted ${name}`;
