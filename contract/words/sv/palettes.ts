export const paper = 'Papper';
export const harbour = 'Hamn';
export const meadow = 'Äng';
export const clay = 'Lera';
export const plum = 'Plommon';
export const midnight = 'Midnatt';
