import { limits } from '../../rules/limits.ts';

/** Why nothing of a translator's file is taken. What follows a text names the place. */
export const otherOrganization = 'The file was written for another organization';
export const tooLarge = `The file is larger than ${limits.handOffBytes / 1_000} kB. Import it in parts`;
export const encoding = 'The file has another encoding than UTF-8. Save it as UTF-8';
export const foreign = 'The file is neither XLIFF nor JSON from Refdeck';
export const unreadable = 'The file is neither XLIFF nor JSON, or a part of it is missing';
export const malformed = 'The file is not as Refdeck writes it';
export const tooMany = `The file has more than ${limits.handOffReferences} references. Import it in parts`;
export const twice = 'The file has the same text twice';
export const damaged = 'The file is damaged, or a part of it is missing';
export const documentType = 'The file has a document type, which no translation needs';
export const tooDeep = 'The file is nested too deeply';
export const noTexts = 'The file has no texts of references. Hand them off anew';
export const several = 'The file is of several organizations or languages';
export const entity = 'The file has an entity that XML does not define';
