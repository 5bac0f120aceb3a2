import { readForm } from '../form/store.ts';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { remove, retryRace, update } from '../shared/data/write.ts';
import { removeObjects } from '../shared/files/bucket.ts';
import { objects } from '../shared/files/objects.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function deleteForm(context: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  const { organizationId, table, log } = context;
  await retryRace(async () => {
    const found = await readForm(context, id);
    await table.commit([
      remove(keys.form(organizationId, id), { pk: exists }),
      update(keys.organization(organizationId), { add: { formCount: -1 } }, { pk: exists }),
      record(context, organizationId, 'form.delete', found),
    ]);
  });
  await removeObjects(objects.form(organizationId, id)).catch(() =>
    log('FILE_LEFT_BEHIND', { organizationId, id }),
  );
  return { id };
}
