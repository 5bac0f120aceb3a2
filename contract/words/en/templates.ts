import type { Template } from '../../cards/templates.ts';

export const title = 'Templates';
export const description = 'What a reference looks like, shown with sample data in the colors of your page.';
export const back = 'All References';
export const categories = 'Category';
export const view = 'View';
export const grid = 'Show as a grid';
export const list = 'Show as a list';
export const loading = 'Loading the templates…';
export const failed = 'The looks of your templates could not be loaded';
export const requires = 'Requires';
export const alsoShows = 'Can also show';
export const ownStyle = 'Your look';
export const use = 'Use template';
export const startWith = 'Use this template';
export const usageNamed = (name: string) => `Use template ${name}`;
export const configure = 'Configure';
export const configureNamed = (name: string) => `Configure ${name}`;
export const copy = 'Copy embed snippet';

export const sheetTitle = (name: string) => `Configure ${name}`;
export const sheetNote = 'For every card of this template that has no settings of its own.';
export const sheetPreview = 'Preview';
export const sheetSample = 'Sample data, in the size and colors of your page.';
export const sheetWebsite = 'Use it on your website';
export const sheetSnippet = 'Embed snippet';
export const sheetSnippetNote =
  'Paste it into any page. It shows your published references, each in the look of its template.';
export const sheetReset = 'Reset to template';
export const sheetSave = 'Save Configuration';
export const sheetSaveFailed = 'Not saved';
export const sheetMayNot =
  'You can try out every setting here. Only owners and admins of the organization can save it for all cards of the template.';
export const sheetLeaveTitle = 'Discard your changes?';
export const sheetLeave = 'The settings that you changed here have not been saved.';
export const sheetDiscard = 'Discard';

export const saved = (name: string) => `Saved for every card of “${name}”.`;
export const undo = 'Undo';
export const undone = (name: string) => `“${name}” looks as it did before`;
export const undoConflict = 'Not undone: somebody else has changed this look in the meantime.';

export const conflict = {
  withOthers: {
    title: 'Somebody else changed this look',
    body: 'While you were editing, somebody saved other settings for this template. Choose which ones stay.',
    theirs: 'Theirs',
    mine: 'Yours',
    takeTheirs: 'Take theirs',
    saveMine: 'Save mine',
  },
  withOneself: {
    title: 'You changed this look in another place',
    body: 'You saved other settings for this template in another tab or on another device. Choose which ones stay.',
    theirs: 'Other tab or device',
    mine: 'This tab',
    takeTheirs: 'Take the other',
    saveMine: 'Save this one',
  },
} as const;

export const categoryNames = {
  All: 'All',
  General: 'General',
  Engineering: 'Engineering',
  Architectural: 'Architectural',
  Design: 'Design',
} satisfies Record<Template['category'] | 'All', string>;
