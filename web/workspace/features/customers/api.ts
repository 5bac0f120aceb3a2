import { useMutation, useQuery } from '@tanstack/react-query';
import { customerRoutes, type Customer } from '#contract/resources/customer';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../lib/organization/records.ts';
import { bodyOf, type CustomerForm } from './editor/customer-form.ts';

export function useCustomer(id: string) {
  const { call, client, organizationId } = useActionContext();
  const list = recordKeys.customers(organizationId);
  return useQuery({
    queryKey: recordKeys.customer(organizationId, id),
    queryFn: ({ signal }) => call(customerRoutes.getCustomer, { id }, { signal }),
    initialData: () => client.getQueryData<Customer[]>(list)?.find((customer) => customer.id === id),
    initialDataUpdatedAt: () => client.getQueryState(list)?.dataUpdatedAt,
  });
}

export function usePrefetchCustomer(): (id: string) => void {
  const { call, client, organizationId } = useActionContext();
  return (id) => {
    void client.prefetchQuery({
      queryKey: recordKeys.customer(organizationId, id),
      queryFn: ({ signal }) => call(customerRoutes.getCustomer, { id }, { signal }),
    });
  };
}

export interface Save {
  form: CustomerForm;
  saved?: Customer;
}

export function useSaveCustomer() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: ({ form, saved }: Save): Promise<Customer> => {
      const body = bodyOf(form, saved?.attributes);
      return saved
        ? call(customerRoutes.updateCustomer, { ...body, id: saved.id, version: saved.version })
        : call(customerRoutes.createCustomer, body);
    },
    onSuccess: async (customer) => {
      const list = recordKeys.customers(organizationId);
      const record = recordKeys.customer(organizationId, customer.id);
      // A response in flight would revert the change on the screen.
      await Promise.all([
        client.cancelQueries({ queryKey: list }),
        client.cancelQueries({ queryKey: record }),
      ]);
      client.setQueryData(record, customer);
      client.setQueryData<Customer[]>(list, (customers) => customers && upsert(customers, customer));
      void client.invalidateQueries({ queryKey: list });
    },
  });
}

export function useDeleteCustomer() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (id: string) => call(customerRoutes.deleteCustomer, { id }),
    onSuccess: ({ id }) => {
      client.setQueryData<Customer[]>(recordKeys.customers(organizationId), (customers) =>
        customers?.filter((customer) => customer.id !== id),
      );
      client.removeQueries({ queryKey: recordKeys.customer(organizationId, id) });
    },
    // The customer may have got references since.
    onError: (_error, id) =>
      Promise.all([
        client.invalidateQueries({ queryKey: recordKeys.customers(organizationId) }),
        client.invalidateQueries({ queryKey: recordKeys.customer(organizationId, id) }),
        client.invalidateQueries({ queryKey: recordKeys.references(organizationId) }),
      ]),
  });
}

function upsert(customers: readonly Customer[], customer: Customer): Customer[] {
  return customers.some(({ id }) => id === customer.id)
    ? customers.map((other) => (other.id === customer.id ? customer : other))
    : [customer, ...customers];
}
