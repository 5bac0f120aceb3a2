export const title = 'Otsikko';
export const shortDescription = 'Lyhyt kuvaus';
export const longDescription = 'Pitkä kuvaus';
export const outcomes = 'Tulokset';
export const tags = 'Tunnisteet';
export const figures = 'Avainluvut';
export const quote = 'Lainaus';
export const quotePerson = 'Kuka sanoi';
export const quoteRole = 'Tehtävä';
export const quotePortrait = 'Henkilökuva';
export const referenceType = 'Tyyppi';
export const referenceDate = 'Referenssin ajankohta';
export const clientIndustry = 'Asiakkaan toimiala';
export const location = 'Sijainti';
export const environmentType = 'Ympäristö';
export const projectDuration = 'Kesto';
export const mainImage = 'Pääkuva';
export const logoImage = 'Asiakkaan logo';
export const buttonText = 'Painikkeen teksti';
export const callToAction = 'Painikkeen linkki';
export const alias = 'Nimitys ilman nimeä';

export const titleMissing = 'Otsikko puuttuu';

export const quotePersonInSentence = 'kuka sen sanoi';
export const logoImageInSentence = 'logo';
export const aliasInSentence = 'nimitys';
