import { collectionPagePath, referencePagePath } from '../shared/public-address.ts';

/** Where the cards that an element's attributes ask for are found. */
export function addressOf(element: Element, origin: string): string {
  const get = (name: string) => encodeURIComponent(element.getAttribute(name) ?? '');
  const collection = get('collection');
  const organization = get('organization');
  const path = collection ? collectionPagePath(organization, collection) : referencePagePath(organization);
  // Which of the themes is the style sheet's matter; with one, the cards leave out the organisation's own background.
  const theme = get('theme') && 'auto';
  return `${origin}${path}/embed.json?tag=${get('tag')}&limit=${get('limit')}&theme=${theme}`;
}
