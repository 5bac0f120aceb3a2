import { references } from './tenders.ts';

export const title = 'Föreslaget urval';
export const body = (count: number, met: number, of: number) =>
  `${references(count)} svarar på ${met} av ${of} krav.`;
export const nothing = 'Ingen referens uppfyller det som krävs, eller kan uppfylla det.';
export const replaces = 'Det ersätter de referenser som valts hittills.';
export const short = (missing: number, text: string) => `${missing} saknas för ”${text}”.`;
export const nearest = (titles: readonly string[]) => `Närmast: ${titles.join(', ')}`;
export const use = 'Använd dessa';
