import { useMutation, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { collectionRoutes, type Collection } from '#contract/resources/collection';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { isApiError } from '../../lib/api/api-client.ts';
import { recordKeys, useCollections } from '../../lib/organization/records.ts';
import { bodyOf, sameDetails, type CollectionForm } from './details/collection-form.ts';

export function useCollection(id: string) {
  const { data, isFetchedAfterMount, refetch, ...list } = useCollections();
  const collection = data?.find((one) => one.id === id);
  // The cached list may not contain a collection that a colleague has just created.
  const unknown = data !== undefined && !collection && !isFetchedAfterMount;
  useEffect(() => {
    if (unknown) void refetch();
  }, [unknown, refetch]);
  return { ...list, refetch, collection, gone: data !== undefined && !collection && !unknown };
}

export function useCreateCollection() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (form: CollectionForm) => call(collectionRoutes.createCollection, bodyOf(form)),
    onSuccess: (collection) => showSaved(client, organizationId, collection),
  });
}

export function useUpdateCollection() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: async ({ form, base }: { form: CollectionForm; base: Collection }) => {
      const save = (version: number) =>
        call(collectionRoutes.updateCollection, { ...bodyOf(form), id: base.id, version });
      try {
        return await save(base.version);
      } catch (error) {
        const current = isApiError(error, 'VERSION_CONFLICT') && (error.current as Collection | undefined);
        // If only the items have changed, the details can be saved without asking.
        if (current && sameDetails(current, base)) return await save(current.version);
        throw error;
      }
    },
    onSuccess: (collection) => showSaved(client, organizationId, collection),
  });
}

export function useDeleteCollection() {
  const { call, client, organizationId } = useActionContext();
  const list = recordKeys.collections(organizationId);
  return useMutation({
    mutationFn: (id: string) => call(collectionRoutes.deleteCollection, { id }),
    onSuccess: async ({ id }) => {
      await client.cancelQueries({ queryKey: list });
      client.setQueryData<Collection[]>(list, (all) => all?.filter((one) => one.id !== id));
      markReferencesStale(client, organizationId);
    },
    onError: () => client.invalidateQueries({ queryKey: list }),
  });
}

/** A response in flight would revert the change on the screen. */
async function showSaved(client: QueryClient, organizationId: string, saved: Collection): Promise<void> {
  await client.cancelQueries({ queryKey: recordKeys.collections(organizationId) });
  showCollection(client, organizationId, saved);
}

export function showCollection(client: QueryClient, organizationId: string, collection: Collection): void {
  client.setQueryData<Collection[]>(recordKeys.collections(organizationId), (all) => {
    if (!all) return all;
    const known = all.some(({ id }) => id === collection.id);
    return known ? all.map((one) => (one.id === collection.id ? collection : one)) : [collection, ...all];
  });
}

/** References contain the ids of their collections, so the next screen that shows them refetches. */
export function markReferencesStale(client: QueryClient, organizationId: string): void {
  void client.invalidateQueries({ queryKey: recordKeys.references(organizationId), refetchType: 'none' });
}
