import type { CardContent } from '#contract/cards/card';
import { keys } from '../shared/data/keys.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { toCards, toOwner, type PageOwner } from './cards.ts';
import { shownAt, visibilityOf, type Setting } from '../publication/surfaces.ts';
import { requireNotGone } from '../shared/data/tombstone.ts';

/** An unlisted card is shown to anyone with its address and hidden from search engines. */
export type PublicReference = PageOwner & { card: CardContent; visibility: 'public' | 'unlisted' };

export async function getPublicReference(
  { now }: Pick<CallContext, 'now'>,
  { organizationId, referenceId }: { organizationId: string; referenceId: string },
  setting: Setting = 'page',
): Promise<PublicReference> {
  const table = scopedTable(publicScope(organizationId));
  const [pageRow, cardRow] = await table.getMany([
    keys.publicPage(organizationId),
    keys.publicReference(organizationId, referenceId),
  ]);
  const page = requireNotGone(pageRow, now);
  const row = requireNotGone(cardRow, now);
  const [customer] = await table.getMany([keys.publicCustomer(organizationId, row.customerId as string)]);
  const [card] = toCards(page, shownAt('ownPage', [row], setting), customer ? [customer] : [], now);
  if (!card) throw new AppError('NOT_FOUND');
  return { ...toOwner(page), card, visibility: visibilityOf(row) };
}
