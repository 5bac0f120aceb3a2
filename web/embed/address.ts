import { collectionPagePath, referencePagePath } from '../shared/public-address.ts';

export const attributes = 'organization collection tag limit theme heading layout reference'.split(' ');

export function addressOf(element: Element, origin: string): string {
  const values = attributes.map((name) => encodeURIComponent(element.getAttribute(name) || ''));
  const [organization, collection] = values as [string, string];
  const page = collection ? collectionPagePath(organization, collection) : referencePagePath(organization);
  const query = attributes.map((name, index) => `&${name}=${values[index]}`);
  return `${origin}${page}/embed.json?lang=${encodeURIComponent(languageOf(element))}${query.join('')}`;
}

/** The page around an element says in which language its text is. */
export const languageOf = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang || '';
