import { useMutation, useQuery } from '@tanstack/react-query';
import { customerRoutes, type Contact } from '#contract/resources/customer';
import type { Sent } from '#contract/primitives/route';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../lib/organization/records.ts';

export function useContacts(customerId: string) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: recordKeys.contacts(organizationId, customerId),
    queryFn: async ({ signal }) =>
      (await call(customerRoutes.listContacts, { id: customerId }, { signal })).contacts,
  });
}

/** Two contacts of a firm may have one name. */
export const optionsOf = (contacts: readonly Contact[]) =>
  contacts.map(({ id, name, jobTitle }) => ({ value: id, label: jobTitle ? `${name} (${jobTitle})` : name }));

type Details = Omit<Sent<typeof customerRoutes.createContact>, 'id'>;

export function useContactChanges(customerId: string) {
  const { call, client, organizationId } = useActionContext();
  const queryKey = recordKeys.contacts(organizationId, customerId);
  const show = async (change: (contacts: Contact[]) => Contact[]) => {
    // A response in flight would revert the change on the screen.
    await client.cancelQueries({ queryKey });
    client.setQueryData<Contact[]>(queryKey, (contacts) => contacts && change(contacts));
    void client.invalidateQueries({ queryKey });
  };
  const save = useMutation({
    mutationFn: ({ contactId, ...details }: Details & { contactId?: string }) =>
      contactId
        ? call(customerRoutes.updateContact, { id: customerId, contactId, ...details })
        : call(customerRoutes.createContact, { id: customerId, ...details }),
    onSuccess: (saved) =>
      show((contacts) =>
        contacts.some(({ id }) => id === saved.id)
          ? contacts.map((contact) => (contact.id === saved.id ? saved : contact))
          : [saved, ...contacts],
      ),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const remove = useMutation({
    mutationFn: (contactId: string) => call(customerRoutes.deleteContact, { id: customerId, contactId }),
    onSuccess: ({ contactId }) => show((contacts) => contacts.filter(({ id }) => id !== contactId)),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const erase = useMutation({
    mutationFn: (contactId: string) => call(customerRoutes.eraseContact, { id: customerId, contactId }),
    onSuccess: async ({ contactId }) => {
      await show((contacts) => contacts.filter(({ id }) => id !== contactId));
      // The person's name goes from ledger and requests too.
      void client.invalidateQueries();
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return { save, remove, erase };
}
