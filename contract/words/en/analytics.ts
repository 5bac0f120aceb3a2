export const screens = {
  overview: { title: 'Analytics', tab: 'Overview', description: 'What your references achieved.' },
  performance: {
    title: 'Performance',
    tab: 'Performance',
    description: 'Which references are seen, opened and acted on.',
  },
  traffic: {
    title: 'Traffic',
    tab: 'Traffic',
    description: 'Where visitors come from, and which devices they use.',
  },
  engagement: {
    title: 'Engagement',
    tab: 'Engagement',
    description: 'How far visitors go, and which references draw them in.',
  },
} as const;
export const navigation = 'Analytics screens';
export const loading = 'Loading the numbers…';
export const failed = 'The numbers could not be loaded';
export const noVisits = (days: string) => `No visits counted, ${days}`;

export const period = 'Period';
export const presets = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '12m': 'Last 12 months',
} as const;
export const custom = 'Other days…';
export const from = 'First day';
export const to = 'Last day';
export const apply = 'Show';
export const comparedWith = (days: string) => `compared with ${days}`;
export const nothingBefore = (days: string) => `with nothing counted in the period before (${days})`;
export const zone = (timeZone: string) =>
  `Days begin and end in the time zone of your organization, ${timeZone}.`;
export const notCounted =
  'Not counted: bots, pages that a browser fetched ahead, visitors who ask not to be tracked (Do Not Track, Global Privacy Control), and more than 40 visitors a day behind one network address. No cookie is set and no address is kept.';

export const csv = 'Download CSV';
export const all = (count: number) => `Show all ${count}`;
export const fewer = 'Show fewer';
export const change = 'Change';
export const share = 'Share';
export const reference = 'Reference';
export const opensChange = 'Opens, change';
export const changeOf = (metric: string) =>
  `How many ${metric} more or fewer than in the period before, as a number and not a percentage.`;
export const total = 'All references';
export const totalNote = 'Views of the whole page belong to no reference and are left out here.';
export const nothingSeen = 'No card was seen in this period.';

export const sources = 'Sources';
export const source = 'Shown on';
export const referrers = 'Referrers';
export const referrer = 'Came from';
export const countries = 'Countries';
export const country = 'Country';
export const devices = 'Devices';
export const device = 'Device';

export const splitTitle = 'Views over time';
export const splitBy = 'Split by';
export const splitLabel = (by: string, unit: string) => `Views of ${by} by ${unit}`;
export const splitRest = 'All others';

export const topReferences = 'Top references';
export const topReferrers = 'Top referrers';
export const seeAll = 'See all';

export const depth = 'From a visit to a click';
export const ofVisitors = (share: string) => `${share} of visitors`;
export const steps = {
  saw: {
    label: 'Saw a reference',
    definition: 'Visitors who had a card in sight for a second, or came to a story. Each once a day.',
  },
  read: {
    label: 'Opened a story',
    definition: 'Visitors who opened a card or came to a story by its own address. Each once a day.',
  },
  pressed: {
    label: 'Pressed a button',
    definition: 'Visitors who pressed the button on a card or in its story. Each once a day.',
  },
} as const;
export const tags = 'Tags';
export const tag = 'Tag';
export const tagsNote = 'A reference with several tags counts under each of them.';
export const types = 'Types';
export const type = 'Type';
export const templates = 'Templates';
export const template = 'Template';
export const noTag = 'No tag';
export const noType = 'No type';
export const deleted = 'Deleted references';
