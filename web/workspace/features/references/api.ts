import { useMutation } from '@tanstack/react-query';
import { customerRoutes, type Customer } from '#contract/customer';
import { useActionContext } from '../../lib/active-organization.tsx';
import { recordKeys } from '../../lib/records.ts';
import { withScheme } from '../../lib/web-address.ts';
import { CachedReferences, deleteReference } from './cached-references.ts';

export function useDeleteReference() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: async (id: string) => {
      const list = new CachedReferences(client, organizationId);
      await list.hold();
      try {
        await deleteReference(call, list, id);
      } finally {
        list.refresh();
      }
    },
  });
}

export interface NewCustomer {
  name: string;
  website: string;
  industry: string;
}

/** A customer made on the way, without leaving the reference. */
export function useAddCustomer() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: ({ name, website, industry }: NewCustomer) => {
      const attributes = Object.fromEntries(
        Object.entries({ website: withScheme(website), industry: industry.trim() }).filter(
          ([, value]) => value,
        ),
      );
      return call(customerRoutes.createCustomer, { name, attributes, status: 'Draft' });
    },
    onSuccess: async (customer) => {
      const queryKey = recordKeys.customers(organizationId);
      // A list that is under way was asked for before this customer was there.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Customer[]>(queryKey, (list) => list && [customer, ...list]);
      void client.invalidateQueries({ queryKey });
    },
  });
}
