export const title = 'Title';
export const shortDescription = 'Short description';
export const longDescription = 'Long description';
export const outcomes = 'Outcomes';
export const tags = 'Tags';
export const figures = 'Key figures';
export const quote = 'Quote';
export const quotePerson = 'Said by';
export const quoteRole = 'Role';
export const quotePortrait = 'Portrait';
export const referenceType = 'Type';
export const referenceDate = 'Reference date';
export const clientIndustry = 'Client industry';
export const location = 'Location';
export const environmentType = 'Environment';
export const projectDuration = 'Duration';
export const mainImage = 'Main image';
export const logoImage = 'Customer logo';
export const buttonText = 'Button text';
export const callToAction = 'Button link';
export const alias = 'Called without the name';

export const titleMissing = 'Title is required';

export const quotePersonInSentence = 'who said it';
export const logoImageInSentence = 'logo';
export const aliasInSentence = 'alias';
