export const paper = 'Paper';
export const harbour = 'Harbour';
export const meadow = 'Meadow';
export const clay = 'Clay';
export const plum = 'Plum';
export const midnight = 'Midnight';
