import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { referenceRoutes } from '#contract/resources/reference';
import type { Input } from '#contract/primitives/route';
import { updateCustomer } from '#functions/customer/update-customer';
import { createReference } from '#functions/reference/create-reference';
import { updateReference } from '#functions/reference/update-reference';
import { withDeadline } from '#functions/shared/data/deadline';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import type { MemberContext } from '#functions/shared/membership/context';
import { times } from '../support/call.ts';
import { withConflicts, type Met } from '../support/transactions.ts';
import { ownersContext, runInProcess } from '../support/in-process.ts';
import { makeCustomer, makeOwner, makeReference, write } from '../support/people.ts';

/** Each writer has its own records, so that the organization is all they share. */
interface Own {
  customerId: string;
  draftId: string;
  shownId: string;
  shownCustomerId: string;
}
type Save = (context: MemberContext, own: Own, name: string) => Promise<unknown>;

const plain = { status: 'Draft', visibility: 'private', tags: [], templateId: 'logo-card', custom: {} };

const saves = {
  customer: (context, { customerId: id }, name) => updateCustomer(context, { id, name }),
  draft: (context, { draftId: id, customerId }, name) =>
    updateReference(context, { id, name, attributes: { customerId } }),
  'published reference': (context, { shownId: id, shownCustomerId: customerId }, name) =>
    updateReference(context, { id, name, attributes: { customerId } }),
  'new reference': (context, { customerId }, name) => {
    const input = { ...plain, name, attributes: { customerId } };
    return createReference(context, input as unknown as Input<typeof referenceRoutes.createReference>);
  },
} satisfies Record<string, Save>;

const most = 50;
const rounds = 4;
let context: MemberContext;
let owns: Own[];

beforeAll(async () => {
  runInProcess();
  const { owner, organizationId } = await makeOwner();
  await write([update(keys.organization(organizationId), { set: { maxCards: 10_000 } }, {})]);
  context = ownersContext(organizationId, owner.userId);
  const make = async () => {
    const [customer, shown] = [
      await makeCustomer(owner, organizationId),
      await makeCustomer(owner, organizationId),
    ];
    const draft = await makeReference(owner, organizationId, customer.id);
    const published = await makeReference(owner, organizationId, shown.id, { status: 'Published' });
    return { customerId: customer.id, draftId: draft.id, shownId: published.id, shownCustomerId: shown.id };
  };
  // All at once would get what this suite is about: BUSY.
  owns = [];
  while (owns.length < most) owns.push(...(await times(5, make)));
});

async function measure(save: Save, writers: number): Promise<Met & { answers: string[]; aSecond: number }> {
  const answers: string[] = [];
  const began = performance.now();
  const met = await withConflicts(() =>
    Promise.all(
      owns.slice(0, writers).map(async (own, n) => {
        for (let round = 0; round < rounds; round += 1) {
          const saved = withDeadline(() => save(context, own, `No. ${n}, ${round}`));
          answers.push(
            await saved.then(
              () => 'saved',
              ({ code }: { code: string }) => code,
            ),
          );
          await sleep(50);
        }
      }),
    ),
  );
  return { ...met, answers, aSecond: met.written / ((performance.now() - began) / 1_000) };
}

describe('writers of one organization, when DynamoDB refuses overlapping transactions', () => {
  it.each(['customer', 'draft'] as const)(
    'do not conflict with each other when each saves a %s',
    async (kind) => {
      for (const writers of [1, 10, most]) {
        const met = await measure(saves[kind], writers);
        print(kind, writers, met);
        expect(new Set(met.answers)).toEqual(new Set(['saved']));
        // On a shared row each save would be refused about 2.5 times.
        expect(met.refused).toBeLessThan(met.written);
        expect([...met.on.keys()].filter((item) => !item.includes('DELETED#'))).toEqual([]);
      }
    },
  );

  it.each(['published reference', 'new reference'] as const)(
    'wait for each other or get BUSY when each saves a %s',
    async (kind) => {
      for (const writers of [1, 10, most]) {
        const met = await measure(saves[kind], writers);
        print(kind, writers, met);
        expect(met.answers).toHaveLength(writers * rounds);
        expect(met.answers.filter((answer) => answer !== 'saved' && answer !== 'BUSY')).toEqual([]);
      }
    },
  );

  it('get BUSY when their time is up, and have written nothing', async () => {
    const save = (own: Own) => withDeadline(() => saves['new reference'](context, own, 'Late'), 300);
    const met = await withConflicts(async () => {
      const first = save(owns[0]!);
      await sleep(100);
      await expect(save(owns[1]!)).rejects.toMatchObject({ code: 'BUSY' });
      await first;
    }, 2_000);
    expect(met.written).toBe(1);
    expect(met.refused).toBeGreaterThan(1);
  });
});

/** Prints figures for docs/decisions/0065; no test depends on speed. */
function print(
  kind: string,
  writers: number,
  { written, refused, aSecond, on }: Awaited<ReturnType<typeof measure>>,
) {
  const [hottest = ''] = [...on].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const each = (refused / written).toFixed(2);
  console.info(
    `${kind}, ${writers} writers: ${each} refusals a save, ${aSecond.toFixed(0)} saves a second ${hottest}`,
  );
}
