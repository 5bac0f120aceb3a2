import type { Resolver } from 'react-hook-form';
import type { ReferenceForm } from '../reference-form.ts';

/** The schemas come when somebody begins to write: who only reads needs none. */
export const loadCheck = () => import('../check-reference.ts');

/** Fetches them ahead; saving asks again, and says so when they cannot be had. */
export const prefetchCheck = (): void => void loadCheck().catch(() => undefined);

/** A check that cannot be made finds nothing: saving makes sure of it first. */
export const resolver: Resolver<ReferenceForm> = async (values) => {
  const loaded = await loadCheck().catch(() => undefined);
  const errors = loaded?.checkReference(values) ?? {};
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
