import type { FieldErrors, Resolver } from 'react-hook-form';
import { collectionRoutes } from '#contract/collection';
import { formFields, type CollectionForm } from './collection-form.ts';

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
