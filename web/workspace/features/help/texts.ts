export const texts = {
  home: {
    title: 'Help & Support',
    description: 'Short answers about how things work. If something is missing, we answer by email.',
    search: 'Search the articles',
    searching: 'Searching…',
    searchFailed: 'The articles could not be searched',
    found: (count: number) => `${count} ${count === 1 ? 'article' : 'articles'} found`,
    noneTitle: (query: string) => `Nothing found for “${query}”`,
    none: 'Try another word, or ask us: a person reads every message.',
  },

  article: {
    back: 'Help & Support',
    loading: 'Loading the article…',
    failed: 'The article could not be loaded',
    gone: 'This article does not exist',
    goneBody: 'It may have been renamed. The list of articles shows all of them.',
    all: 'All articles',
    related: 'Related articles',
  },

  ask: {
    notIt: 'Not what you need?',
    notItBody: 'Tell us what you were looking for.',
    stuck: 'Still stuck?',
    stuckBody: 'Write to us. A person reads every message and answers by mail.',
    action: 'Contact us',
  },

  contact: {
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
  },
} as const;
