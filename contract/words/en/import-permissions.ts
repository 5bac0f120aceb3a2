export const title = 'What your files say about permission';
export const body =
  'Words in a file permit and refuse nothing yet. Say what they mean and how the customer said so. What a customer has refused or withdrawn here stays closed, whatever a file says. The words stay in the internal note of each reference as well.';
export const failed = 'What your files say about permission could not be loaded';
export const seems = {
  allowed: 'Seems to be a permission',
  refused: 'Seems to be a refusal',
  withdrawn: 'Seems to be withdrawn',
  'without name': 'Only without the name',
  'to ask': 'Has to be asked',
  'not clear': 'Not clear',
} as const;
export const ask = 'Ask';
export const askAbout = (text: string) => `Ask about “${text}”`;
export const record = 'Record';
export const recordAbout = (text: string) => `Record what “${text}” allows`;
export const settled = 'Done';
export const recordRefusalOf = (text: string) => `Record what “${text}” refuses`;
export const evidence = ({ from, text }: { from: string; text: string }) => `From ${from}: “${text}”`;
