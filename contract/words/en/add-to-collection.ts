const references = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;

export const title = (count: number) => `Add ${references(count)} to a collection`;
export const titleOne = (name: string) => `Add “${name}” to a collection`;
export const loading = 'Loading collections…';
export const failed = 'The collections could not be loaded.';
export const retry = 'Retry';
export const choose = 'Collection';
export const search = 'Search collections';
export const noneFound = 'No collection has this name.';
export const fresh = 'New collection';
export const name = 'Name';
export const seen = 'Who can see it';
export const seenBy = {
  public: 'Everybody.',
  unlisted: 'Only those who have the link.',
  private: 'Only people in this workspace.',
} as const;
export const chooseFirst = 'Choose a collection, or make a new one.';
export const holds = references;
export const holdsAll = 'In it already';
export const holdsSome = (count: number) => `${count} in it already`;
export const full = (limit: number) => `No room: a collection holds at most ${references(limit)}`;
export const cancel = 'Cancel';
export const add = 'Add';
export const create = 'Create and add';
export const notAdded = 'Not added';
export const partly = (added: number, total: number) =>
  `${added} of ${total} were added before this happened:`;
export const added = (count: number, collection: string) => `Added ${references(count)} to “${collection}”`;
export const view = 'View';
