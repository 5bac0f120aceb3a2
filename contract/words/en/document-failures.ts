import { limits } from '../../rules/limits.ts';

/** Why a document was not made. The API always says it in English. */
export const notAllowed = 'The customers of these references do not allow them in documents';
export const notAllowedInPosts = 'The customers of these references do not allow them in posts';
export const nothingLeft = 'There are no references for this document';
export const tooMany = `A document has at most ${limits.documentReferences} references`;
export const tooManyPictures = `Pictures for posts are made of at most ${limits.postPictures} references`;
export const noLetters = 'A picture cannot show the letters of these references. Choose a PDF';
export const formGone = 'The form is deleted';
export const formHasMistakes = 'The form has mistakes. Mend them, and make the document again';
export const wornOut = 'The document could not be made';

export const failureSaid = (reason: string): string => reason;
