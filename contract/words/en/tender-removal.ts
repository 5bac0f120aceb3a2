export const title = (title: string) => `Delete “${title}”?`;
export const body = 'Its requirements are deleted with it. Your references stay as they are.';
export const action = 'Delete tender';
export const failed = 'The tender was not deleted';
export const done = (title: string) => `“${title}” was deleted`;
