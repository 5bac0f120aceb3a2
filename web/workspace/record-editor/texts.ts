const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What every editor of a record says; `it` is "this reference", "the branding". */
export const texts = {
  form: 'Form',
  preview: 'Preview',
  saveFailed: 'Not saved',
  checkFields: 'Some fields need your attention before this can be saved.',
  retry: 'Retry',
  deleted: (it: string) =>
    `${sentence(it)} was deleted while you were editing. What you typed is still here.`,
  recreate: (noun: string) => `Save as a new ${noun}`,
  unsaved: 'Unsaved changes',
  restored: 'Restored unsaved changes',
  discard: 'Discard',
  discarded: 'Unsaved changes discarded',
  tookTheirs: 'Kept their version',
  undo: 'Undo',
  elsewhere: (it: string) => `Unsaved changes to ${it} are in another tab.`,
  notStored: 'Unsaved changes. This browser cannot keep them: save before you leave.',
  left: 'Unsaved changes are kept on this device',
  continue: 'Continue editing',

  conflict: {
    body: 'While you were editing, somebody saved another version. Nothing is lost yet: choose which one stays.',
    differences: 'What differs',
    same: 'Both versions say the same.',
    field: 'Field',
    theirs: 'Theirs',
    mine: 'Yours',
    empty: 'Empty',
    keepTheirs: 'Keep theirs',
    keepMine: 'Keep mine',
    keepChosen: 'Keep what is chosen',
  },
} as const;
