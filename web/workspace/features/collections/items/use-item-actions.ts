import { useState, useRef } from 'react';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { type Collection, collectionRoutes } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import * as words from '#words/collections';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useActionContext, type OrganizationCall } from '../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../lib/organization/records.ts';
import { batches } from '../../../lib/lists/batches.ts';
import { inOrder, sameOrder } from './item-order.ts';
import { showCollection, markReferencesStale } from '../api.ts';

export function useItemActions(collection: Collection, titleOf: (id: string) => string) {
  const items = useCollectionItems(collection);
  const [past, setPast] = useState<readonly string[][]>([]);
  const [message, setMessage] = useState('');

  const failed = (error: unknown, again: { label: string; run: () => void }) => {
    setMessage('');
    const conflict = isApiError(error, 'VERSION_CONFLICT');
    notify.error(conflict ? words.itemsConflict : messageOf(error), {
      label: again.label,
      onClick: again.run,
    });
  };

  const save = async (itemIds: string[], done: string): Promise<void> => {
    try {
      setMessage(done);
      await items.order(itemIds);
    } catch (error) {
      setPast([]);
      const label = isApiError(error, 'VERSION_CONFLICT') ? words.itemsUseMine : words.itemsRetry;
      failed(error, { label, run: () => void save(itemIds, done) });
    }
  };

  const order = (itemIds: string[], movedId: string) => {
    // React may run the updater after save() has shown the new order, so the old one is read here.
    const before = items.shown();
    setPast((orders) => [...orders, before]);
    const position = itemIds.indexOf(movedId) + 1;
    void save(itemIds, words.itemsSaved(titleOf(movedId), position, itemIds.length));
  };

  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    void save(inOrder(before, items.shown()), words.itemsUndone);
  };

  const putBack = async (id: string, before: readonly string[]): Promise<void> => {
    try {
      const added = items.add([id]);
      // Both start together: the item shows in its place at once, and the order is sent after the addition.
      await Promise.all([added, items.order(inOrder(before, items.shown()))]);
    } catch (error) {
      failed(error, { label: words.itemsRetry, run: () => void putBack(id, before) });
    }
  };

  const remove = async (id: string): Promise<void> => {
    const before = items.shown();
    try {
      setMessage('');
      const removed = items.remove(id);
      notify.success(words.itemsRemoved(titleOf(id)), {
        label: words.itemsUndo,
        onClick: () => void putBack(id, before),
      });
      await removed;
    } catch (error) {
      failed(error, { label: words.itemsRetry, run: () => void remove(id) });
    }
  };

  return {
    order,
    remove: (id: string) => void remove(id),
    add: items.add,
    undo: past.length > 0 ? undo : undefined,
    pending: items.pending,
    message,
  };
}

interface Change {
  verb: 'add' | 'remove' | 'order';
  itemIds: string[];
}

/** Each change shows at once, requests run in sequence, and the last response brings the server's state. */
function useCollectionItems(collection: Collection) {
  const { call, client, organizationId } = useActionContext();
  const list = recordKeys.collections(organizationId);
  const mutationKey = [...list, collection.id, 'items'];
  const pending = useIsMutating({ mutationKey }) > 0;
  // The collection of the last response, whose version the next order refers to.
  const confirmed = useRef(collection);

  const shown = () =>
    client.getQueryData<Collection[]>(list)?.find(({ id }) => id === collection.id) ?? collection;
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  const settle = (saved: Collection) => {
    confirmed.current = saved;
    showCollection(client, organizationId, isLast() ? saved : { ...saved, itemIds: shown().itemIds });
  };

  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: (change: Change) => send(call, confirmed.current, change),
    onSuccess: (saved, { verb }) => {
      settle(saved);
      if (verb !== 'order') markReferencesStale(client, organizationId);
    },
    onError: (error) => {
      const current = isApiError(error, 'VERSION_CONFLICT') ? (error.current as Collection) : undefined;
      // Waiting changes build on what they have seen, so the server's state shows only after the last one.
      if (isLast()) settle(current ?? confirmed.current);
      if (isApiError(error, 'NOT_FOUND')) void client.invalidateQueries({ queryKey: list });
    },
  });

  const apply = (change: Change) => {
    if (client.isMutating({ mutationKey }) === 0) confirmed.current = shown();
    // A response in flight would revert the change on the screen.
    void client.cancelQueries({ queryKey: list });
    const before = shown();
    showCollection(client, organizationId, { ...before, itemIds: after(before.itemIds, change) });
    return mutateAsync(change);
  };

  return {
    pending,
    shown: () => shown().itemIds,
    order: (itemIds: string[]) => apply({ verb: 'order', itemIds: inOrder(itemIds, shown().itemIds) }),
    remove: (itemId: string) => apply({ verb: 'remove', itemIds: [itemId] }),
    add: async (itemIds: readonly string[]) => {
      for (const some of batches(itemIds, limits.collectionItemsPerCall))
        await apply({ verb: 'add', itemIds: some });
    },
  };
}

function after(before: readonly string[], { verb, itemIds }: Change): string[] {
  if (verb === 'order') return itemIds;
  if (verb === 'add') return [...new Set([...before, ...itemIds])];
  return before.filter((id) => !itemIds.includes(id));
}

async function send(
  call: OrganizationCall,
  base: Collection,
  { verb, itemIds }: Change,
): Promise<Collection> {
  const { id, version } = base;
  if (verb === 'add') return call(collectionRoutes.addCollectionItems, { id, itemIds });
  if (verb === 'remove') return call(collectionRoutes.removeCollectionItems, { id, itemIds });
  const order = (seen: number) => call(collectionRoutes.orderCollectionItems, { id, version: seen, itemIds });
  try {
    return await order(version);
  } catch (error) {
    const current = isApiError(error, 'VERSION_CONFLICT') && (error.current as Collection | undefined);
    // If only the details have changed, the order is still valid.
    if (current && sameOrder(current.itemIds, base.itemIds)) return order(current.version);
    throw error;
  }
}
