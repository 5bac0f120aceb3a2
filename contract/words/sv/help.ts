export const homeTitle = 'Hjälp och support';
export const homeDescription = 'Korta svar om hur allt fungerar. Om något saknas svarar vi via e-post.';
export const homeSearch = 'Sök bland artiklarna';
export const homeSearching = 'Söker…';
export const homeSearchFailed = 'Det gick inte att söka bland artiklarna';
export const homeFound = (count: number) =>
  `${count} ${count === 1 ? 'artikel hittades' : 'artiklar hittades'}`;
export const homeNoneTitle = (query: string) => `Inga träffar på ”${query}”`;
export const homeNone = 'Prova ett annat ord eller fråga oss: en människa läser varje meddelande.';

export const articleBack = 'Hjälp och support';
export const articleLoading = 'Hämtar artikeln…';
export const articleFailed = 'Artikeln kunde inte hämtas';
export const articleGone = 'Den här artikeln finns inte';
export const articleGoneBody = 'Den kan ha bytt namn. Listan visar alla artiklar.';
export const articleAll = 'Alla artiklar';
export const articleRelated = 'Relaterade artiklar';

export const askNotIt = 'Hittade du inte det du sökte?';
export const askNotItBody = 'Berätta vad du letade efter.';
export const askStuck = 'Kommer du inte vidare?';
export const askStuckBody = 'Skriv till oss. En människa läser varje meddelande och svarar via e-post.';
export const askAction = 'Kontakta oss';

export const contact = {
  title: 'Kontakta oss',
  description: 'Berätta vad du vill göra och vad som händer i stället.',
  loading: 'Hämtar formuläret…',
  fullName: 'För- och efternamn',
  email: 'E-post',
  company: 'Företag',
  phone: 'Telefon',
  optional: 'Valfritt',
  message: 'Meddelande',
  messageHint: 'Vårt svar skickas till adressen ovan. Skriv vilken sida eller referens det gäller.',
  send: 'Skicka meddelande',
  checking: 'Kontrollerar att du är en människa…',
  sending: 'Skickar…',
  failed: 'Meddelandet skickades inte',
  sentTitle: 'Vi har fått ditt meddelande',
  sent: (email: string) =>
    `Det är sparat och på väg till vår inkorg. En människa läser det och svarar till ${email}.`,
  retention: 'Vi sparar meddelanden i ett år, sedan tas de bort.',
  another: 'Skriv ett nytt meddelande',
  toArticles: 'Tillbaka till artiklarna',
} as const;
