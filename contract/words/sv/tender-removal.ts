export const title = (title: string) => `Radera ”${title}”?`;
export const body = 'Kraven raderas samtidigt. Era referenser förblir som de är.';
export const action = 'Radera anbudet';
export const failed = 'Anbudet raderades inte';
export const done = (title: string) => `”${title}” raderades`;
