export const homeTitle = 'Help & Support';
export const homeDescription =
  'Short answers about how things work. If something is missing, we answer by email.';
export const homeSearch = 'Search the articles';
export const homeSearching = 'Searching…';
export const homeSearchFailed = 'The articles could not be searched';
export const homeFound = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'} found`;
export const homeNoneTitle = (query: string) => `Nothing found for “${query}”`;
export const homeNone = 'Try another word, or ask us: a person reads every message.';

export const articleBack = 'Help & Support';
export const articleLoading = 'Loading the article…';
export const articleFailed = 'The article could not be loaded';
export const articleGone = 'This article does not exist';
export const articleGoneBody = 'It may have been renamed. The list of articles shows all of them.';
export const articleAll = 'All articles';
export const articleRelated = 'Related articles';

export const askNotIt = 'Not what you need?';
export const askNotItBody = 'Tell us what you were looking for.';
export const askStuck = 'Still stuck?';
export const askStuckBody = 'Write to us. A person reads every message and answers by mail.';
export const askAction = 'Contact us';

export const contact = {
  title: 'Contact us',
  description: 'Tell us what you want to do and what happens instead.',
  loading: 'Loading the form…',
  fullName: 'Full name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  optional: 'Optional',
  message: 'Message',
  messageHint: 'Our answer goes to the address above. Please name the page or reference that it is about.',
  send: 'Send message',
  checking: 'Checking that you are a person…',
  sending: 'Sending…',
  failed: 'Your message was not sent',
  sentTitle: 'Your message is with us',
  sent: (email: string) =>
    `It is stored and on its way to our mailbox. A person reads it and answers to ${email}.`,
  retention: 'We keep messages for a year, then they are deleted.',
  another: 'Write another message',
  toArticles: 'Back to the articles',
} as const;
