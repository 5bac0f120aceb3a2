import type { FieldErrors, Resolver } from 'react-hook-form';
import { collectionRoutes, type Collection } from '#contract/collection';

/** What can be said about a collection, beside what is in it. */
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

/** The contract's own schema. */
export const resolver: Resolver<CollectionForm> = (values) => {
  const result = collectionRoutes.createCollection.body.safeParse(values);
  const errors: FieldErrors<CollectionForm> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = formFields.find((name) => name === path[0]);
    if (field) errors[field] ??= { type: 'schema', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
