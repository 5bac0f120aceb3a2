/** The screen with what holds for the whole organisation. */
export const settingsTexts = {
  title: 'Organization settings',
  description: (name: string) => `What holds for everybody in ${name}.`,
  failed: 'The settings could not be loaded',
  readOnly: 'Owners and admins can change this.',
  name: {
    title: 'Name',
    description: 'Shown to all members and on the public reference page.',
    rename: 'Rename organization',
  },
  address: {
    title: 'Address of your page',
    description: 'Where visitors find your references. Renaming the organization does not change it.',
    label: 'Name in the address',
    redirects: (before: string) => `Links with “${before}” will lead to the new address, for good.`,
    save: 'Save',
    saved: 'Address saved',
  },
  timeZone: {
    title: 'Time zone',
    description: 'In which the days of the analytics begin and end.',
    label: 'Time zone',
    hint: (time: string) =>
      `Now it is ${time}. A change holds for what is counted from then on; earlier days stay as they are.`,
    noRegion: 'Without a place',
    own: (zone: string) => `Use ${zone}`,
    save: 'Save',
    saved: 'Time zone saved',
    conflict: (theirs: string, mine: string) =>
      `Somebody else has just chosen ${theirs}. Save again to use ${mine} instead.`,
  },
  websites: {
    title: 'Websites',
    description: 'Which of them may show your references in an embed.',
    note: 'The list of websites is on the integrations screen.',
    any: 'Any website may show your references.',
    only: (count: number) =>
      count === 1 ? 'One website may show your references.' : `${count} websites may show your references.`,
    open: 'Open Integrations',
  },
} as const;
