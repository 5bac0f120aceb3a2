export const fieldHint = 'Drop a picture here, paste one, or type its address.';
export const fieldPlaceholder = 'https://';
export const fieldOwnFile = 'A picture from your library';
export const fieldChoose = 'Choose file';
export const fieldLibrary = 'Library';
export const fieldRemove = 'Remove';
export const fieldChooseFor = (label: string) => `Choose file: ${label}`;
export const fieldLibraryFor = (label: string) => `Choose from the library: ${label}`;
export const fieldRemoveFor = (label: string) => `Remove: ${label}`;
export const fieldDrop = 'Drop to upload';
export const fieldBroken = 'The picture at this address cannot be shown.';
export const fieldNotPicture = 'Must be a PNG, JPEG, WebP, AVIF or GIF image';
export const fieldDismiss = 'Dismiss';

export const upload = {
  waiting: 'Waiting for its turn',
  sending: (percent: number) => `${percent}%`,
  processing: 'Processing…',
  ready: 'Ready',
  canceled: 'Canceled',
  rejected: 'Not accepted',
  failed: 'Not uploaded',
  progressOf: (name: string) => `Upload of ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Retry ${name}`,
  addressRefused: 'The storage refused the file. Please try again.',
  stalled: 'The connection was lost during the upload. Please try again.',
  slow: 'The file has arrived, but processing it takes longer than usual. Retry checks again.',
  unnamed: 'File',
  doneElsewhere: (ready: number) => (ready === 1 ? 'File uploaded' : `${ready} files uploaded`),
  failedElsewhere: (failed: number, all: number) =>
    `${failed} of ${all} ${all === 1 ? 'file was' : 'files were'} not uploaded. See Assets.`,
} as const;

export const libraryTitle = 'Choose from the library';
export const librarySearch = 'Search pictures';
export const libraryLoading = 'Loading the library…';
export const libraryFailed = 'The library could not be loaded';
export const libraryEmptyTitle = 'No pictures yet';
export const libraryEmpty = 'Upload one here; it stays in the library for next time.';
export const libraryNoneMatch = 'No picture has this in its name.';
export const libraryClear = 'Clear search';
export const libraryUpload = 'Upload pictures';
export const libraryUse = (name: string) => `Use ${name}`;
export const libraryMore = 'Show more';
export const libraryRefused = (names: readonly string[]) =>
  `Not added: ${names.join(', ')}. Only PNG, JPEG, WebP, AVIF and GIF images can be chosen here.`;
export const libraryCount = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;
export const tooLarge = (megabytes: number) => `The file is too large: at most ${megabytes} MB`;
