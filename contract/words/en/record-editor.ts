const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const panes = { form: 'Form', preview: 'Preview' } as const;
export const saveFailed = 'Not saved';
export const checkFields = 'Some fields need your attention before this can be saved.';
export const retry = 'Retry';
export const deleted = (it: string) =>
  `${sentence(it)} was deleted while you were editing. What you typed is still here.`;
export const recreate = (noun: string) => `Save as a new ${noun}`;
export const savesWithPicture = 'Saves as soon as the picture is there…';
export const unsaved = 'Unsaved changes';
export const restored = 'Restored unsaved changes';
export const discard = 'Discard';
export const discarded = 'Unsaved changes discarded';
export const undo = 'Undo';
export const elsewhere = (it: string) => `Unsaved changes to ${it} are in another tab.`;
export const notStored = 'Unsaved changes. This browser cannot store them: save before you leave.';
export const left = 'Unsaved changes are stored on this device';
export const continueNow = 'Continue editing';

export const conflictDifferences = 'What differs';
export const conflictSame = 'Both versions say the same.';
export const conflictField = 'Field';
export const conflictEmpty = 'Empty';
export const conflictKeepChosen = 'Keep what is chosen';

export const withOthers = {
  title: (it: string) => `Somebody else changed ${it}`,
  body: 'While you were editing, somebody saved another version. Nothing is lost yet: choose which one stays.',
  theirs: 'Theirs',
  mine: 'Yours',
  keepTheirs: 'Keep theirs',
  keepMine: 'Keep mine',
  tookTheirs: 'Kept their version',
} as const;
export const withOneself = {
  title: (it: string) => `You changed ${it} in another place`,
  body: 'While you were editing here, you saved another version in another tab or on another device. Nothing is lost yet: choose which one stays.',
  theirs: 'Other tab or device',
  mine: 'This tab',
  keepTheirs: 'Keep the other',
  keepMine: 'Keep this one',
  tookTheirs: 'Kept the other version',
} as const;
