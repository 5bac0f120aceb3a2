import { limits } from '../../rules/limits.ts';

export const addressWrong = 'Ange en webbadress, till exempel https://example.com';

export const monthHint = 'En månad, till exempel 03/2026';
export const monthPlaceholder = 'MM/ÅÅÅÅ';
export const monthChoose = (field: string) => `Välj månad: ${field}`;
export const monthClear = 'Rensa';
export const monthThis = 'Den här månaden';
export const monthPreviousYear = 'Föregående år';
export const monthNextYear = 'Nästa år';

export const tagPlaceholder = 'Lägg till en tagg…';
export const tagsAdded = (tags: readonly string[]) => `${tags.join(', ')} lades till`;
export const tagRemoved = (tag: string) => `${tag} togs bort`;
export const tagRemove = (tag: string) => `Ta bort taggen ${tag}`;
export const tagsOf = (count: number, max: number) => `${count} av ${max}`;
export const tagTooLong = `En tagg har högst ${limits.tagLength} tecken`;
export const tagsTooMany = (max: number) => `Högst ${max} taggar: ta bort en för att lägga till en ny`;
