import { useMemo } from 'react';
import { cardOf, type CardContent } from '#contract/card';
import type { Reference } from '#contract/reference';
import { useCustomers, useReferences } from '../../lib/records.ts';

export interface ShownReference {
  reference: Reference;
  card: CardContent;
}

/** Every reference with its card, by id, newest first. */
export function useCards() {
  const references = useReferences();
  const { data: customers } = useCustomers();
  const cards = useMemo(() => {
    const companies = new Map(customers?.map(({ id, name }) => [id, name]));
    return new Map<string, ShownReference>(
      references.data?.map((reference) => [
        reference.id,
        { reference, card: cardOf(reference, companies.get(reference.attributes.customerId)) },
      ]),
    );
  }, [references.data, customers]);
  const { error, isFetching, refetch } = references;
  return { cards, loaded: references.data !== undefined, error, isFetching, refetch };
}
