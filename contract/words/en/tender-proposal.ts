import { references } from './tenders.ts';

export const title = 'Proposed selection';
export const body = (count: number, met: number, of: number) =>
  `${references(count)} answer ${met} of ${of} requirements.`;
export const nothing = 'No reference meets what is asked, or may meet it.';
export const replaces = 'It replaces the references chosen so far.';
export const short = (missing: number, text: string) =>
  `${missing} ${missing === 1 ? 'is' : 'are'} missing for “${text}”.`;
export const nearest = (titles: readonly string[]) => `Nearest: ${titles.join(', ')}`;
export const use = 'Use these';
