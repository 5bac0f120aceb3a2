import { useMemo } from 'react';
import { cardOf, type CardContent } from '#contract/cards/card';
import type { Reference } from '#contract/resources/reference';
import type { CardBranding } from '../../../shared/cards/css-properties.ts';
import { useTemplateStyles } from '../../lib/organization/branding.ts';
import { useCustomers, useReferences } from '../../lib/organization/records.ts';

export interface ShownReference {
  reference: Reference;
  card: CardContent;
  branding: CardBranding | undefined;
}

export function useCards() {
  const references = useReferences();
  const { data: customers } = useCustomers();
  const { templateStyles, isPending } = useTemplateStyles();
  // Cards drawn before their style has loaded would change their look.
  const all = isPending ? undefined : references.data;
  const cards = useMemo(() => {
    const companies = new Map(customers?.map(({ id, name }) => [id, name]));
    return new Map<string, ShownReference>(
      all?.map((reference) => [
        reference.id,
        {
          reference,
          card: cardOf(reference, companies.get(reference.attributes.customerId)),
          branding: templateStyles,
        },
      ]),
    );
  }, [all, customers, templateStyles]);
  const { error, isFetching, refetch } = references;
  return { cards, loaded: all !== undefined, error, isFetching, refetch };
}
