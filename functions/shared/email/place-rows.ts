import type { Contact } from '#contract/resources/customer';
import { partList, placeWords } from '#contract/permission/place-words';
import { partsIn, placeNames, places, type Parts } from '#contract/permission/places';
import { permissionWords } from '#contract/permission/words';
import type { Channel } from '#contract/rules/choices';
import type { Row } from './letter.ts';
import { contactMails } from './mail-words.ts';

type Language = Contact['language'];

/** A row for each place that was asked for. The refused ones come last. */
export function placeRows(
  asked: Parts,
  allowed: readonly Parts[],
  language: Language,
  whole: 'everything' | 'named' = 'everything',
): Row[] {
  const rows = placeNames.flatMap((place) => {
    const own = places[place].filter((channel) => asked.channels.includes(channel));
    const [first, ...others] = own.map((channel) => rowOf(channel, placeWords[language][place]));
    if (!first || others.every(({ value }) => value === first.value)) return first ?? [];
    return own.map((channel) => rowOf(channel, permissionWords[language].channels[channel].label));
  });
  return rows.toSorted((a, b) => Number(a.refused) - Number(b.refused));

  function rowOf(channel: Channel, label: string) {
    const parts = partsIn(allowed, channel);
    const all = whole === 'everything' && parts.length === asked.subjects.length && parts.length > 1;
    const refused = parts.length === 0;
    const value = all ? contactMails[language].rows.everything : partList(parts, language);
    return { label, value: refused ? contactMails[language].rows.not : value, refused };
  }
}

/** Places of which nothing was allowed. */
export const refusedPlaces = (asked: Parts, allowed: readonly Parts[]) =>
  placeNames.filter((place) => {
    const own = places[place].filter((channel) => asked.channels.includes(channel));
    return own.length > 0 && own.every((channel) => partsIn(allowed, channel).length === 0);
  });
