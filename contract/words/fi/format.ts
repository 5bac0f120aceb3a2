export const bytes = (count: number) => (count === 1 ? 'tavu' : 'tavua');
export const kilobytes = 'kt';
export const megabytes = 'Mt';
export const gigabytes = 'Gt';
