import { texts } from '#contract/text';
import { equals } from '../data/expression.ts';
import { partitions, prefixes, type Key } from '../data/keys.ts';
import { organizationScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { retryRace, update } from '../data/write.ts';

const rowsAtOnce = 50;

/** Takes a person's name out of the invitations that they sent for an organisation. Can be done again at any point. */
export async function forgetInviter(organizationId: string, userId: string): Promise<void> {
  const table = scopedTable(organizationScope(organizationId));
  await retryRace(async () => {
    const rows = await table.all(partitions.organization(organizationId), { prefix: prefixes.invitation });
    const sent = rows.filter(({ invitedBy }) => invitedBy === userId) as unknown as Key[];
    for (let first = 0; first < sent.length; first += rowsAtOnce) {
      const steps = sent
        .slice(first, first + rowsAtOnce)
        .map(({ pk, sk }) =>
          update({ pk, sk }, { set: { inviterName: texts.deletedUser } }, { invitedBy: equals(userId) }),
        );
      await table.commit(steps);
    }
  });
}
