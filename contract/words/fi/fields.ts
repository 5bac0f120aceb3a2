import { limits } from '../../rules/limits.ts';

export const addressWrong = 'Kirjoita verkko-osoite, esimerkiksi https://example.com';

export const monthHint = 'Kuukausi, esimerkiksi 03/2026';
export const monthPlaceholder = 'KK/VVVV';
export const monthChoose = (field: string) => `Valitse kuukausi: ${field}`;
export const monthClear = 'Tyhjennä';
export const monthThis = 'Tämä kuukausi';
export const monthPreviousYear = 'Edellinen vuosi';
export const monthNextYear = 'Seuraava vuosi';

export const tagPlaceholder = 'Lisää tunniste…';
export const tagsAdded = (tags: readonly string[]) => `Lisättiin ${tags.join(', ')}`;
export const tagRemoved = (tag: string) => `${tag} poistettiin`;
export const tagRemove = (tag: string) => `Poista tunniste ${tag}`;
export const tagsOf = (count: number, max: number) => `${count} / ${max}`;
export const tagTooLong = `Tunnisteessa on enintään ${limits.tagLength} merkkiä`;
export const tagsTooMany = (max: number) =>
  `Enintään ${max} ${max === 1 ? 'tunniste' : 'tunnistetta'}: poista yksi, niin voit lisätä uuden`;
