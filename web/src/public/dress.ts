import { productName } from '#contract/product';
import type { ShownPage } from './page-view.ts';
import type { Place } from './place.ts';

/** What of a page lies outside its own element: title, colours behind it, what search engines read. */
export function dress({ organization, branding, collection }: ShownPage, { embedded }: Place): void {
  document.title = collection
    ? `${collection.name}: ${organization.name}`
    : `${organization.name}: customer references`;
  document.documentElement.style.setProperty('--canvas', branding.brandColors.background);
  describeAs('theme-color', branding.brandColors.background);
  describeAs(
    'description',
    collection?.description || `Customer references of ${organization.name}, published with ${productName}.`,
  );
  // What is framed has a page of its own, and that is the one to be found.
  if (embedded || collection?.visibility === 'unlisted') describeAs('robots', 'noindex');
}

function describeAs(name: string, content: string): void {
  const meta = document.querySelector(`meta[name=${name}]`) ?? document.createElement('meta');
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
  document.head.append(meta);
}
