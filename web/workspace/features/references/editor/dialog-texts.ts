/** Texts of what is loaded only when it is needed. */
export const dialogTexts = {
  customer: {
    dialogTitle: 'Add a customer',
    dialogNote: 'Just the name is enough. The rest can follow on the customer’s own page.',
    name: 'Name',
    website: 'Website',
    industry: 'Industry',
    create: 'Add customer',
    cancel: 'Cancel',
    failed: 'The customer could not be added',
  },

  conflict: {
    title: 'Somebody else changed this reference',
    body: 'While you were editing, somebody saved another version. Nothing is lost yet: choose which one stays.',
    theirs: 'Theirs',
    mine: 'Yours',
    differences: 'What differs',
    field: 'Field',
    empty: 'Empty',
    defaultStyle: 'The template’s look',
    ownStyle: 'A look of its own',
    keepTheirs: 'Keep theirs',
    keepMine: 'Keep mine',
    keepChosen: 'Keep what is chosen',
    savedAgo: 'Saved',
    notSaved: 'Not saved yet',
  },

  published: {
    title: 'Published',
    public: 'This card is on your reference page now.',
    unlisted:
      'This card is published, but unlisted: only people with its link, or an embed that has it, see it.',
    private: 'This card is published, but private: only your workspace sees it.',
    view: 'View on your page',
    viewUnlisted: 'View its page',
    copyLink: 'Copy link',
    copyEmbed: 'Copy embed',
    customize: 'Customize embed',
    copyFailed: 'That could not be copied. Open your page and copy its address there.',
    another: 'Create another',
    close: 'Close',
  },
} as const;
