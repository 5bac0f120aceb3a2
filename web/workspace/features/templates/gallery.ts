import { templates, type Template } from '#contract/cards/templates';

export const galleryLayouts = ['grid', 'list'] as const;
export type GalleryLayout = (typeof galleryLayouts)[number];

export const offered: readonly Template[] = templates.filter(({ hidden }) => !hidden);

export const categories = ['All', 'General', 'Engineering', 'Architectural', 'Design'] as const;
export type Category = (typeof categories)[number];

export const inCategory = (category: Category): readonly Template[] =>
  offered.filter((template) => category === 'All' || template.category === category);

export interface GalleryView {
  category: Category;
  configuring: Template | undefined;
}

export function readView(address: URLSearchParams): GalleryView {
  return {
    category: categories.find((category) => category === address.get('tab')) ?? 'All',
    configuring: offered.find(({ id }) => id === address.get('configure')),
  };
}

export function writeView({ category, configuring }: GalleryView): URLSearchParams {
  const address = new URLSearchParams();
  if (category !== 'All') address.set('tab', category);
  if (configuring) address.set('configure', configuring.id);
  return address;
}
