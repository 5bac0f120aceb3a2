export const needAddTitle = 'New requirement';
export const needEditTitle = 'Requirement';
export const needText = 'The buyer’s words';
export const needNumber = 'How many references';
export const needAbout = 'About';
export const needSave = 'Save';
export const needNotSaved = 'The requirement was not saved';
export const needChanged =
  'Somebody else has changed this requirement meanwhile. Save again to put your values over theirs.';
export const conditions = 'Conditions';
export const conditionsRead = 'Read conditions from the text';
export const conditionAdd = 'Add condition';
export const conditionKind = (row: number) => `Condition ${row}`;
export const conditionRemove = (row: number) => `Remove condition ${row}`;
export const conditionsHint = 'Every reference for this requirement must meet them.';
export const wish = 'A wish only';
export const kinds = {
  ended: 'Ended lately',
  performed: 'Worked on lately',
  size: 'Size',
  value: 'Value',
  role: 'Our role',
  workKind: 'Kind of work',
  clientKind: 'Kind of client',
  difficulty: 'Difficulty',
  tag: 'Tag',
  type: 'Type of reference',
  task: 'Task of a person',
  cpv: 'CPV codes',
  region: 'Regions',
} as const;
export const windowStarts = { years: 'Years before the deadline', since: 'Since a day' } as const;
export const windowStart = 'Counted by';
export const windowYears = 'Years';
export const windowSince = 'First day';
export const valueOf = 'Of';
export const valuesOf = { contract: 'the whole contract', ours: 'our part' } as const;
export const least = 'At least';
export const unit = 'Unit';
export const currency = 'Currency';
export const anyOf = 'Any of';
export const anyHint = 'Several with commas between them';
