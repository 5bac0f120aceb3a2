export const title = 'Sök och kommandon';
export const placeholder = 'Sök eller skriv ett kommando';
export const results = 'Träffar';
export const loading = 'Hämtar dina referenser, kunder och samlingar…';
export const incomplete = 'Några referenser, kunder eller samlingar kunde inte hämtas.';
export const nothing = (typed: string) => `Inga träffar på ”${typed}”`;
export const nothingHint = 'Prova färre ord eller namnet på en kund.';

export const groupsReferences = 'Referenser';
export const groupsRecentReferences = 'Senaste referenser';
export const groupsCustomers = 'Kunder';
export const groupsCollections = 'Samlingar';
export const groupsCreate = 'Skapa';
export const groupsPages = 'Gå till';
export const groupsOrganizations = 'Byt organisation';
export const groupsYou = 'Du';

export const create = {
  reference: 'Ny referens',
  customer: 'Ny kund',
  collection: 'Ny samling',
  document: 'Nytt dokument',
  tender: 'Nytt anbud',
  invite: 'Bjud in en medlem',
} as const;
export const switchTo = (name: string) => `Byt till ${name}`;
export const darkTheme = 'Byt till mörkt tema';
export const lightTheme = 'Byt till ljust tema';
export const signOut = 'Logga ut';

export const keyClose = 'Esc';
export const createKeywords = 'skapa lägg till';
export const referenceKeywords = 'skapa lägg till kort kundcase';
export const inviteKeywords = 'skapa lägg till kollega användare';
export const organizationKeywords = 'organisation arbetsyta';
export const themeKeywords = 'utseende läge';
export const signOutKeywords = 'logga ut lämna';
