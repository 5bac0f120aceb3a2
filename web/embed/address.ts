import { collectionPagePath } from '../shared/public-address.ts';

export const attributes = [
  'organization',
  'collection',
  'tag',
  'limit',
  'theme',
  'heading',
  'layout',
  'reference',
  'logos',
];

export function addressOf(element: Element, origin: string): string {
  const get = (name: string) => encodeURIComponent(element.getAttribute(name) || '');
  const path = collectionPagePath(get('organization'), get('collection'));
  let address = `${origin}${path}/embed.json?lang=${encodeURIComponent(languageOf(element))}`;
  // The first two attributes are part of the path. A website may have replaced the methods of arrays.
  for (let index = 2; index < attributes.length; index += 1)
    address += `&${attributes[index]}=${get(attributes[index]!)}`;
  return address;
}

/** The page around an element says in which language its text is. */
export const languageOf = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang || '';
