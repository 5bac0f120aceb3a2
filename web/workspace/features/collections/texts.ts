import { limits } from '#contract/rules/limits';

const references = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;

export const texts = {
  references,

  list: {
    title: 'Collections',
    description: 'References that belong together, in your order, with a page and an embed of their own.',
    create: 'New collection',
    search: 'Search collections',
    loading: 'Loading collections…',
    failed: 'The collections could not be loaded',
    emptyTitle: 'No collections yet',
    empty:
      'Put the references for one industry, one product or one deal together, in the order you want. Send the link, or show them on your own website.',
    noneMatchTitle: 'Nothing matches',
    noneMatch: 'No collection has these words in its name or description.',
    clear: 'Clear search',
    count: (shown: number, total: number) => `${shown} of ${total} collections`,
    full: `All ${limits.collections} collections are in use. Delete one to make room.`,
    left: (count: number) => `Room for ${count} more ${count === 1 ? 'collection' : 'collections'}`,
    noItems: 'No references in it yet',
    more: (count: number) => `+${count}`,
    updated: 'Updated',
    actionsFor: (name: string) => `Actions for ${name}`,
  },

  visibility: {
    public: { label: 'Public', hint: 'Anyone can see its page, and search engines may list it.' },
    unlisted: {
      label: 'Unlisted',
      hint: 'Anyone with the link or an embed can see it. Search engines are asked to leave it out.',
    },
    private: { label: 'Private', hint: 'Only your team sees it. It has no page and no embed.' },
  },

  form: {
    createTitle: 'New collection',
    create: 'Create collection',
    editTitle: 'Edit details',
    save: 'Save changes',
    cancel: 'Cancel',
    name: 'Name',
    nameHint: 'Visitors read it above the cards.',
    description: 'Description',
    optional: 'Optional',
    visibility: 'Who can see it',
    notCreated: 'Collection not created',
    notSaved: 'Not saved',
    failed: 'The collection could not be saved. Please try again.',
    conflict:
      'Somebody else changed this collection while you were editing. Save again to keep your version, or load theirs.',
    loadTheirs: 'Load theirs',
    saved: 'Details saved',
  },

  page: {
    back: 'Collections',
    loading: 'Loading the collection…',
    gone: 'This collection does not exist',
    goneBody: 'It may have been deleted, or belongs to another organization.',
    edit: 'Edit details',
    remove: 'Delete collection',
  },

  share: {
    title: 'Share',
    copyLink: 'Copy link',
    copyFailed: 'The link could not be copied. Open the page and copy its address.',
    view: 'View page',
    embed: 'Embed',
    change: 'Change who can see it',
    nothingVisible: 'The page is empty until one of its references is published and public.',
  },

  embed: {
    title: 'Show it on your website',
    description: 'Paste the code where the cards should appear. They always show the current collection.',
    kind: 'Kind of code',
    script: 'Script',
    scriptTitle: 'HTML with a script',
    scriptNote: 'The cards become part of your page.',
    iframe: 'Iframe',
    iframeTitle: 'HTML without a script',
    iframeNote: 'For systems that allow no scripts. The cards scroll inside a frame.',
    copy: 'Copy code',
    customize: 'Layout, colors and React',
    preview: 'Preview',
    previewOf: (name: string) => `Preview of ${name}`,
    unlisted: 'This collection is unlisted: everyone who sees your website sees it, too.',
    close: 'Done',
  },

  items: {
    title: 'References',
    add: 'Add references',
    emptyTitle: 'No references in this collection',
    empty: 'Choose the ones that belong together. You can put them in order afterwards.',
    seen: (seen: number, total: number) => {
      if (seen === 0) return 'Visitors see none of them yet.';
      if (total === 1) return 'Visitors see it.';
      return `Visitors see ${seen === total ? 'all' : `${seen} of`} ${total}, in this order.`;
    },
    failed: 'The references could not be loaded',
    hidden: {
      Draft: 'Visitors do not see drafts.',
      Archived: 'Visitors do not see archived references.',
      private: 'Private: visitors do not see it.',
      unlisted: 'Unlisted: in embeds of this collection, not on its page.',
    },
    unknown: 'This reference could not be found',
    handle: (title: string) => `Move ${title}`,
    actionsFor: (title: string) => `Actions for ${title}`,
    toTop: 'Move to the top',
    up: 'Move up',
    down: 'Move down',
    toEnd: 'Move to the end',
    open: 'Edit reference',
    remove: 'Remove from collection',
    removed: (title: string) => `Removed ${title} from the collection`,
    undo: 'Undo',
    undoMove: 'Undo move',
    saving: 'Saving…',
    saved: (title: string, position: number, total: number) => `${title} is number ${position} of ${total}.`,
    undone: 'The order is as it was before.',
    retry: 'Retry',
    conflict: 'Somebody else changed this collection in the meantime. This is the current version.',
    useMine: 'Use my order',
  },

  drag: {
    instructions:
      'Press Space or Enter to pick the reference up, the arrow keys to move it, Space or Enter to put it down, and Escape to leave it where it was.',
    start: (title: string, position: number, total: number) =>
      `Picked up ${title}. It is number ${position} of ${total}.`,
    over: (title: string, position: number, total: number) =>
      `${title} is now number ${position} of ${total}.`,
    end: (title: string, position: number, total: number) =>
      `Put down ${title}. It is number ${position} of ${total}.`,
    cancel: (title: string) => `${title} is back where it was.`,
  },

  picker: {
    title: 'Add references',
    search: 'Search references',
    loading: 'Loading references…',
    already: 'In this collection',
    noneTitle: 'No references yet',
    none: 'Create a reference first; then it can be put into collections.',
    create: 'Create New Reference',
    noneMatch: 'No reference matches.',
    showMore: 'Show more',
    add: (count: number) => (count === 0 ? 'Add' : `Add ${references(count)}`),
    chosen: (count: number) => `${count} chosen`,
    tooMany: (room: number) =>
      `A collection holds at most ${limits.collectionItems} references; there is room for ${room} more.`,
    failed: 'Not added',
    cancel: 'Cancel',
    done: (count: number) => `Added ${references(count)}`,
  },

  remove: {
    title: (name: string) => `Delete ${name}?`,
    body: (count: number) =>
      count === 0
        ? 'This cannot be undone.'
        : `Its ${references(count)} ${count === 1 ? 'stays' : 'stay'}. This cannot be undone.`,
    page: 'Its page and every embed of it stop working.',
    action: 'Delete',
    failed: 'Not deleted',
    done: (name: string) => `Deleted ${name}`,
  },
} as const;
