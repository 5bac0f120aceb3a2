import * as words from '#words/hide-on-all';
import { messageOf } from '../../lib/api/api-error.ts';
import { runEach } from '../../lib/api/run-each.ts';
import type { useActionContext } from '../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../lib/organization/records.ts';
import { changeReference, hideableOf, leavingOut } from '../../permissions/hide-parts.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import type { PlaceRow } from './places.ts';

/** Hides on each reference what nobody allowed, and offers to undo it. A refused one is named, and stays as it was. */
export async function hideOnAll(
  { call, client, organizationId }: ReturnType<typeof useActionContext>,
  rows: readonly PlaceRow[],
): Promise<void> {
  const each = async <Item extends Pick<PlaceRow, 'reference'>>(
    items: readonly Item[],
    work: (item: Item) => ReturnType<typeof changeReference>,
  ) => {
    const { done, failed } = await runEach(items, work);
    await client.invalidateQueries({ queryKey: recordKeys.all(organizationId) });
    for (const { item, error } of failed)
      notify.error(words.notHidden(item.reference.name, messageOf(error)));
    return done;
  };
  const done = await each(rows, ({ reference, exposed }) =>
    changeReference(call, reference, leavingOut(reference, hideableOf(exposed))),
  );
  if (done.length === 0) return;
  const hidden = done.map(({ item, result }) => ({
    reference: result,
    before: item.reference.leaveOut ?? [],
  }));
  const undo = () =>
    each(hidden, ({ reference, before }) => changeReference(call, reference, { leaveOut: before }));
  notify.success(words.hidden(done.length), { label: words.undo, onClick: () => void undo() });
}
