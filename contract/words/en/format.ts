export const bytes = (count: number) => (count === 1 ? 'byte' : 'bytes');
export const kilobytes = 'KB';
export const megabytes = 'MB';
export const gigabytes = 'GB';
