export const paper = 'Paperi';
export const harbour = 'Satama';
export const meadow = 'Niitty';
export const clay = 'Savi';
export const plum = 'Luumu';
export const midnight = 'Keskiyö';
