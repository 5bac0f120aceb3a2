const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `it` is "this reference" or "the branding". */
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
  undo: 'Undo',
  elsewhere: (it: string) => `Unsaved changes to ${it} are in another tab.`,
  notStored: 'Unsaved changes. This browser cannot store them: save before you leave.',
  left: 'Unsaved changes are stored on this device',
  continue: 'Continue editing',

  conflict: {
    differences: 'What differs',
    same: 'Both versions say the same.',
    field: 'Field',
    empty: 'Empty',
    keepChosen: 'Keep what is chosen',
  },
  withOthers: {
    title: (it: string) => `Somebody else changed ${it}`,
    body: 'While you were editing, somebody saved another version. Nothing is lost yet: choose which one stays.',
    theirs: 'Theirs',
    mine: 'Yours',
    keepTheirs: 'Keep theirs',
    keepMine: 'Keep mine',
    tookTheirs: 'Kept their version',
  },
  withOneself: {
    title: (it: string) => `You changed ${it} in another place`,
    body: 'While you were editing here, you saved another version in another tab or on another device. Nothing is lost yet: choose which one stays.',
    theirs: 'Other tab or device',
    mine: 'This tab',
    keepTheirs: 'Keep the other',
    keepMine: 'Keep this one',
    tookTheirs: 'Kept the other version',
  },
} as const;

export const conflictTexts = ({ isOwn }: { isOwn: boolean }) => texts[isOwn ? 'withOneself' : 'withOthers'];
export type ConflictTexts = ReturnType<typeof conflictTexts>;
