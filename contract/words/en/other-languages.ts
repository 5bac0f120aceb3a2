export const title = 'In other languages';
export const hint = 'Visitors read the original of what you leave empty.';
export const textIn = (field: string, language: string) => `${field} in ${language}`;
