import { limits } from '../../rules/limits.ts';

export const addressWrong = 'Must be a web address, such as https://example.com';

export const monthHint = 'A month, such as 03/2026';
export const monthPlaceholder = 'MM/YYYY';
export const monthChoose = (field: string) => `Choose a month: ${field}`;
export const monthClear = 'Clear';
export const monthThis = 'This month';
export const monthPreviousYear = 'Previous year';
export const monthNextYear = 'Next year';

export const tagPlaceholder = 'Add a tag…';
export const tagsAdded = (tags: readonly string[]) => `Added ${tags.join(', ')}`;
export const tagRemoved = (tag: string) => `Removed ${tag}`;
export const tagRemove = (tag: string) => `Remove tag ${tag}`;
export const tagsOf = (count: number, max: number) => `${count} of ${max}`;
export const tagTooLong = `A tag has at most ${limits.tagLength} characters`;
export const tagsTooMany = (max: number) => `At most ${max} tags: remove one to add another`;
