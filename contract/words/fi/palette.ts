export const title = 'Haku ja komennot';
export const placeholder = 'Hae tai kirjoita komento';
export const results = 'Tulokset';
export const loading = 'Ladataan referenssejä, asiakkaita ja kokoelmia…';
export const incomplete = 'Kaikkia referenssejä, asiakkaita ja kokoelmia ei voitu ladata.';
export const nothing = (typed: string) => `Ei tuloksia haulle ”${typed}”`;
export const nothingHint = 'Kokeile vähempiä sanoja tai asiakkaan nimeä.';

export const groupsReferences = 'Referenssit';
export const groupsRecentReferences = 'Viimeisimmät referenssit';
export const groupsCustomers = 'Asiakkaat';
export const groupsCollections = 'Kokoelmat';
export const groupsCreate = 'Luo';
export const groupsPages = 'Siirry';
export const groupsOrganizations = 'Vaihda organisaatiota';
export const groupsYou = 'Sinä';

export const create = {
  reference: 'Uusi referenssi',
  customer: 'Uusi asiakas',
  collection: 'Uusi kokoelma',
  document: 'Uusi asiakirja',
  tender: 'Uusi tarjous',
  invite: 'Kutsu tiimin jäsen',
} as const;
export const switchTo = (name: string) => `Vaihda organisaatioon ${name}`;
export const darkTheme = 'Vaihda tummaan teemaan';
export const lightTheme = 'Vaihda vaaleaan teemaan';
export const signOut = 'Kirjaudu ulos';

export const keyClose = 'Esc';
export const createKeywords = 'luo luonti lisää uusi';
export const referenceKeywords = 'luo luonti lisää kortti asiakastarina case';
export const inviteKeywords = 'luo lisää kutsu kollega työkaveri käyttäjä';
export const organizationKeywords = 'organisaatio työtila';
export const themeKeywords = 'ulkoasu teema tila';
export const signOutKeywords = 'uloskirjautuminen poistu lopeta';
