import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { customerRoutes, type Customer } from '#contract/customer';
import { referenceRoutes, type Reference, type ReferenceStatus } from '#contract/reference';
import { useCall, useOrganization } from '../../lib/active-organization.tsx';
import { isApiError } from '../../lib/api-client.ts';
import { recordKeys } from '../../lib/records.ts';
import { withScheme } from '../../lib/web-address.ts';
import { CachedReferences, deleteReference } from './cached-references.ts';
import { bodyOf, type ReferenceForm } from './reference-form.ts';

/** One reference: at once from the list when it is there, then as the server has it now. */
export function useReference(id: string | undefined) {
  const call = useCall();
  const client = useQueryClient();
  const { organizationId } = useOrganization();
  const list = recordKeys.references(organizationId);
  return useQuery({
    queryKey: recordKeys.reference(organizationId, id ?? 'new'),
    queryFn: ({ signal }) => call(referenceRoutes.getReference, { id: id! }, { signal }),
    enabled: id !== undefined,
    initialData: () => client.getQueryData<Reference[]>(list)?.find((reference) => reference.id === id),
    initialDataUpdatedAt: () => client.getQueryState(list)?.dataUpdatedAt,
  });
}

export interface Save {
  form: ReferenceForm;
  /** Absent for a new reference. */
  saved?: Pick<Reference, 'id'> & { version: number };
  /** Absent: stays as it is. */
  status?: ReferenceStatus;
}

export function useSaveReference() {
  const call = useCall();
  const client = useQueryClient();
  const { organizationId } = useOrganization();
  return useMutation({
    mutationFn: ({ form, saved, status }: Save): Promise<Reference> => {
      const body = bodyOf(form);
      if (saved) return call(referenceRoutes.updateReference, { ...body, ...saved, status });
      const firstStatus = status === 'Published' ? 'Published' : 'Draft';
      return call(referenceRoutes.createReference, { ...body, status: firstStatus });
    },
    onSuccess: async (reference) => {
      const list = new CachedReferences(client, organizationId);
      await list.hold([reference.id]);
      list.keep(reference);
      list.refresh();
    },
    // What the server no longer knows must not be on offer here.
    onError: (error) => {
      if (!isApiError(error)) return;
      const { customers, references } = recordKeys;
      if (error.fields['attributes.customerId'])
        void client.invalidateQueries({ queryKey: customers(organizationId) });
      if (error.code === 'NOT_FOUND') void client.invalidateQueries({ queryKey: references(organizationId) });
    },
  });
}

export function useDeleteReference() {
  const call = useCall();
  const client = useQueryClient();
  const { organizationId } = useOrganization();
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
  const call = useCall();
  const client = useQueryClient();
  const { organizationId } = useOrganization();
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
