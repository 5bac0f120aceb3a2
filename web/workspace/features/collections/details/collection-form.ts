import type { Collection } from '#contract/resources/collection';

export interface CollectionForm {
  name: string;
  description: string;
  visibility: Collection['visibility'];
}

export const emptyForm: CollectionForm = { name: '', description: '', visibility: 'public' };

export const formOf = ({ name, description = '', visibility }: Collection): CollectionForm => ({
  name,
  description,
  visibility,
});

export function sameDetails(one: Collection, other: Collection): boolean {
  const [a, b] = [formOf(one), formOf(other)];
  return a.name === b.name && a.description === b.description && a.visibility === b.visibility;
}

export const formFields = ['name', 'description', 'visibility'] as const;
