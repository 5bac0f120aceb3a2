import { useState } from 'react';
import type { Collection } from '#contract/collection';
import { isApiError, messageOf } from '../../lib/api-client.ts';
import { notify } from '../../ui/toast.tsx';
import { inOrder } from './item-order.ts';
import { texts } from './texts.ts';
import { useCollectionItems } from './use-collection-items.ts';

/** What a person does to the items of a collection, with the way back and the words for it. */
export function useItemActions(collection: Collection, titleOf: (id: string) => string) {
  const items = useCollectionItems(collection);
  // Orders to go back to, the latest last.
  const [past, setPast] = useState<readonly string[][]>([]);
  const [said, setSaid] = useState('');

  const failed = (error: unknown, again: { label: string; run: () => void }) => {
    setSaid('');
    const conflict = isApiError(error, 'VERSION_CONFLICT');
    notify.error(conflict ? texts.items.conflict : messageOf(error), {
      label: again.label,
      onClick: again.run,
    });
  };

  const save = async (itemIds: string[], done: string): Promise<void> => {
    try {
      setSaid(done);
      await items.order(itemIds);
    } catch (error) {
      setPast([]);
      const label = isApiError(error, 'VERSION_CONFLICT') ? texts.items.useMine : texts.items.retry;
      failed(error, { label, run: () => void save(itemIds, done) });
    }
  };

  const order = (itemIds: string[], movedId: string) => {
    // Read here: React may run the updater after save() has shown the order that is to be undone.
    const before = items.shown();
    setPast((orders) => [...orders, before]);
    const place = itemIds.indexOf(movedId) + 1;
    void save(itemIds, texts.items.saved(titleOf(movedId), place, itemIds.length));
  };

  const undoStatusChange = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    void save(inOrder(before, items.shown()), texts.items.undone);
  };

  const putBack = async (id: string, before: readonly string[]): Promise<void> => {
    try {
      const added = items.add([id]);
      // Both at once: it shows in its place, and is sent after it has been added.
      await Promise.all([added, items.order(inOrder(before, items.shown()))]);
    } catch (error) {
      failed(error, { label: texts.items.retry, run: () => void putBack(id, before) });
    }
  };

  const remove = async (id: string): Promise<void> => {
    const before = items.shown();
    try {
      setSaid('');
      const removed = items.remove(id);
      notify.success(texts.items.removed(titleOf(id)), {
        label: texts.items.undo,
        onClick: () => void putBack(id, before),
      });
      await removed;
    } catch (error) {
      failed(error, { label: texts.items.retry, run: () => void remove(id) });
    }
  };

  return {
    order,
    remove: (id: string) => void remove(id),
    add: items.add,
    undoStatusChange: past.length > 0 ? undoStatusChange : undefined,
    pending: items.pending,
    said,
  };
}
