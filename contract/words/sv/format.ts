export const bytes = (count: number) => (count === 1 ? 'byte' : 'byte');
export const kilobytes = 'kB';
export const megabytes = 'MB';
export const gigabytes = 'GB';
