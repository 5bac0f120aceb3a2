export const texts = {
  title: 'Assets',
  description: 'Pictures and documents of your organization, ready for cards, logos and links.',
  upload: 'Upload files',
  drop: 'Drop files to upload',
  dropNote: 'PNG, JPEG, WebP, AVIF or GIF up to 10 MB, PDF up to 25 MB',
  loading: 'Loading files…',
  failed: 'The files could not be loaded',
  emptyTitle: 'No files yet',
  empty:
    'Upload pictures and PDF documents here, or drop them anywhere on this page. Use them in references, customers and branding.',
  search: 'Search files',
  kind: 'Kind of file',
  kinds: { all: 'All', image: 'Images', document: 'Documents' },
  sort: 'Sort by',
  sorts: { newest: 'Newest first', name: 'Name A–Z', size: 'Largest first' },
  cards: 'Show as cards',
  table: 'Show as a table',
  view: 'View',
  noneMatchTitle: 'Nothing matches',
  noneMatch: 'No file fits this search.',
  clear: 'Clear filters',
  showMore: 'Show more',
  count: (shown: number, total: number) => `${shown} of ${total} files`,
  stored: (count: number, size: string) => `${count} ${count === 1 ? 'file' : 'files'}, ${size} in total`,
  pending: 'Processing',
  rejected: 'Not accepted',

  columns: { name: 'Name', type: 'Type', size: 'Size', dimensions: 'Dimensions', uploaded: 'Uploaded' },

  tray: {
    title: 'Uploads',
    progress: (ended: number, all: number) => `${ended} of ${all} finished`,
    done: (ready: number, failed: number) =>
      [ready > 0 ? `${ready} uploaded` : '', failed > 0 ? `${failed} not uploaded` : '']
        .filter(Boolean)
        .join(', ') || 'Nothing uploaded',
    cancelAll: 'Cancel all',
    retryAll: 'Retry failed',
    clear: 'Clear finished',
  },

  details: {
    loading: 'Loading the file…',
    failed: 'The file could not be loaded',
    gone: 'This file does not exist',
    goneBody: 'It may have been deleted, or belongs to another organization.',
    noPreview: 'The picture cannot be shown.',
    type: 'Type',
    dimensions: 'Dimensions',
    size: 'Size',
    uploaded: 'Uploaded',
    by: 'Uploaded by',
    sizes: 'Available in',
    reason: 'Why it was not accepted',
    processing: 'This file is still being processed. It can be used in a moment.',
    usedIn: 'Used in',
    unused: 'Not used anywhere.',
    loadingUses: 'Looking where it is used…',
    inUse: 'A file in use cannot be deleted. Choose another picture in the places above first.',
    copy: 'Copy address',
    open: 'Open',
    remove: 'Delete',
  },

  uses: {
    reference: 'Reference',
    customer: 'Customer',
    branding: 'Branding',
    permission: 'Permission of',
  },

  remove: {
    title: (name: string) => `Delete ${name}?`,
    body: 'It disappears from the library, and its address stops working. This cannot be undone.',
    action: 'Delete',
    failed: 'Not deleted',
    done: (name: string, minutesUntilFreed: number) =>
      minutesUntilFreed > 0
        ? `Deleted ${name}. Its upload was still running, so its storage is free again within ${minutesUntilFreed} minutes.`
        : `Deleted ${name}`,
  },
} as const;
