import type { CardContent } from '#contract/card';
import { keys } from '../data/keys.ts';
import { publicScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { AppError } from '../http/failure.ts';
import type { CallContext } from '../tenancy/context.ts';
import { toCards, toOwner, type PageOwner } from './cards.ts';

export type PublicReference = PageOwner & { card: CardContent; visibility: 'public' | 'unlisted' };

/** One reference as visitors see it: its card and whose it is in one read, its customer's name in another. */
export async function getPublicReference(
  _context: CallContext,
  { organizationId, referenceId }: { organizationId: string; referenceId: string },
): Promise<PublicReference> {
  const table = scopedTable(publicScope(organizationId));
  const [page, row] = await table.getMany([
    keys.publicPage(organizationId),
    keys.publicReference(organizationId, referenceId),
  ]);
  if (!page || !row) throw new AppError('NOT_FOUND');
  const [customer] = await table.getMany([keys.publicCustomer(organizationId, row.customerId as string)]);
  const [card] = toCards(organizationId, [row], customer ? [customer] : []);
  return { ...toOwner(page), card: card!, visibility: 'public' };
}
