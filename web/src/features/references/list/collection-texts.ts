const references = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;

/** Every text of adding references to a collection. */
export const collectionTexts = {
  title: (count: number) => `Add ${references(count)} to a collection`,
  titleOne: (title: string) => `Add “${title}” to a collection`,
  loading: 'Loading collections…',
  failed: 'The collections could not be loaded.',
  retry: 'Retry',
  choose: 'Collection',
  search: 'Search collections',
  noneFound: 'No collection has this name.',
  fresh: 'New collection',
  name: 'Name',
  nameMissing: 'Collection name is required',
  seen: 'Who can see it',
  seenBy: {
    public: 'Public: listed for everybody',
    unlisted: 'Unlisted: for those with the link',
    private: 'Private: only this workspace',
  },
  chooseFirst: 'Choose a collection, or make a new one.',
  holds: (count: number) => references(count),
  holdsAll: 'In it already',
  holdsSome: (count: number) => `${count} in it already`,
  full: (limit: number) => `No room: a collection holds at most ${references(limit)}`,
  cancel: 'Cancel',
  add: 'Add',
  create: 'Create and add',
  notAdded: 'Not added',
  partly: (added: number, total: number) => `${added} of ${total} were added before this happened:`,
  added: (count: number, name: string) => `Added ${references(count)} to “${name}”`,
  view: 'View',
} as const;
