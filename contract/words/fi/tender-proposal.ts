import { references } from './tenders.ts';

export const title = 'Ehdotettu valinta';
export const body = (count: number, met: number, of: number) =>
  `${references(count)} täyttää ${met} / ${of} vaatimusta.`;
export const nothing = 'Mikään referenssi ei täytä vaatimuksia eikä voisi täyttää niitä.';
export const replaces = 'Tämä korvaa tähän asti valitut referenssit.';
export const short = (missing: number, text: string) => `Vaatimuksesta ”${text}” puuttuu ${missing}.`;
export const nearest = (titles: readonly string[]) => `Lähimpänä: ${titles.join(', ')}`;
export const use = 'Käytä näitä';
