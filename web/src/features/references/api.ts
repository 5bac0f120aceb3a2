import { useMutation, useQueryClient } from '@tanstack/react-query';
import { customerRoutes, type Customer } from '#contract/customer';
import { referenceRoutes, type Reference } from '#contract/reference';
import { useCall, useOrganization } from '../../lib/active-organization.tsx';
import { recordKeys } from '../../lib/records.ts';

export function useDeleteReference() {
  const call = useCall();
  const client = useQueryClient();
  const { organizationId } = useOrganization();
  return useMutation({
    mutationFn: (id: string) => call(referenceRoutes.deleteReference, { id }),
    onSuccess: ({ id }) => {
      client.setQueryData<Reference[]>(recordKeys.references(organizationId), (list) =>
        list?.filter((reference) => reference.id !== id),
      );
      client.removeQueries({ queryKey: recordKeys.reference(organizationId, id) });
      void client.invalidateQueries({ queryKey: recordKeys.customers(organizationId) });
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
  const call = useCall();
  const client = useQueryClient();
  const { organizationId } = useOrganization();
  return useMutation({
    mutationFn: ({ name, website, industry }: NewCustomer) => {
      const attributes = Object.fromEntries(
        Object.entries({ website: website.trim(), industry: industry.trim() }).filter(([, value]) => value),
      );
      return call(customerRoutes.createCustomer, { name, attributes, status: 'Active' });
    },
    onSuccess: (customer) => {
      client.setQueryData<Customer[]>(recordKeys.customers(organizationId), (list) => [
        customer,
        ...(list ?? []),
      ]);
    },
  });
}
