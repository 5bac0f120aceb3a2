export const title = 'Rubrik';
export const shortDescription = 'Kort beskrivning';
export const longDescription = 'Lång beskrivning';
export const outcomes = 'Resultat';
export const tags = 'Taggar';
export const figures = 'Nyckeltal';
export const quote = 'Citat';
export const quotePerson = 'Sagt av';
export const quoteRole = 'Befattning';
export const quotePortrait = 'Porträtt';
export const referenceType = 'Typ';
export const referenceDate = 'Referensens datum';
export const clientIndustry = 'Kundens bransch';
export const location = 'Plats';
export const environmentType = 'Miljö';
export const projectDuration = 'Varaktighet';
export const mainImage = 'Huvudbild';
export const logoImage = 'Kundens logotyp';
export const buttonText = 'Knapptext';
export const callToAction = 'Knapplänk';
export const alias = 'Benämning utan namn';

export const titleMissing = 'Rubrik saknas';

export const quotePersonInSentence = 'vem som sade det';
export const logoImageInSentence = 'logotyp';
export const aliasInSentence = 'benämning';
