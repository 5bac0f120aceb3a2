import type { tenderRoutes, WholeTender } from '#contract/resources/tender';
import type { Input } from '#contract/primitives/route';
import { tenderLimits } from '#contract/tender/limits';
import { pickOf, type TenderPick } from '#contract/tender/pick';
import * as words from '#words/tender-fields';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, retryRace, update, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { coverage, requirePreparing } from './rules.ts';
import { leaveSteps, partsStep } from './steps.ts';
import { readWhole } from './store.ts';

type Sent = Omit<Input<typeof tenderRoutes.changePicks>, 'id'>;

/** A pick and its reference always name each other, so both change in one transaction. */
export async function changePicks(
  context: MemberContext,
  { id, ...sent }: Sent & { id: string },
): Promise<WholeTender> {
  const { organizationId, now, table } = context;
  return await retryRace(async () => {
    const whole = await readWhole(context, id);
    const { tender, needs, dispatches, picks: before } = whole;
    if (sent.partsVersion !== undefined && sent.partsVersion !== tender.partsVersion)
      throw new AppError('VERSION_CONFLICT', undefined, { current: whole });
    requirePreparing(tender);
    const known = new Map(before.map((pick) => [pick.referenceId, pick]));
    const added = new Map(sent.add.map((one) => [one.referenceId, pickOf(one, known.get(one.referenceId))]));
    requireKnown(whole, sent.add);
    const picks = ordered(whole, chosen(whole, sent, added), sent.order);
    const referenceIds = picks.map(({ referenceId }) => referenceId);
    const leaving = tender.referenceIds.filter((referenceId) => !referenceIds.includes(referenceId));
    const changes = { referenceIds, ...coverage(needs, picks) };
    await table.commit([
      partsStep(organizationId, tender, changes, now),
      ...[...added.values()].flatMap((pick) => joinSteps(organizationId, id, pick)),
      ...(await leaveSteps(context, id, leaving)),
      record(context, organizationId, 'tender.picks', tender),
    ]);
    const after = {
      ...tender,
      ...changes,
      partsVersion: tender.partsVersion + 1,
      updatedAt: now.toISOString(),
    };
    return { tender: after, needs, picks, dispatches };
  });
}

function requireKnown({ needs }: WholeTender, add: Sent['add']): void {
  const known = new Set(needs.map(({ id }) => id));
  if (add.every(({ needIds }) => needIds.every((id) => known.has(id)))) return;
  throw new AppError('VALIDATION_FAILED', words.needUnknown, { fields: { add: words.needUnknown } });
}

/** What is added goes to the end, or stays where it is. */
function chosen({ picks }: WholeTender, { remove }: Sent, added: Map<string, TenderPick>): TenderPick[] {
  const gone = new Set(remove);
  const left = picks
    .filter(({ referenceId }) => added.has(referenceId) || !gone.has(referenceId))
    .map((pick) => added.get(pick.referenceId) ?? pick);
  const known = new Set(left.map(({ referenceId }) => referenceId));
  const all = [...left, ...[...added.values()].filter(({ referenceId }) => !known.has(referenceId))];
  if (all.length > tenderLimits.picks) throw new AppError('PICK_LIMIT');
  return all;
}

function ordered(current: WholeTender, picks: TenderPick[], order: Sent['order']): TenderPick[] {
  if (!order) return picks;
  const byId = new Map(picks.map((pick) => [pick.referenceId, pick]));
  const inOrder = order.flatMap((referenceId) => byId.get(referenceId) ?? []);
  if (order.length === picks.length && new Set(inOrder).size === picks.length) return inOrder;
  throw new AppError('VERSION_CONFLICT', 'The order must name each reference of the tender exactly once', {
    current,
  });
}

const joinSteps = (organizationId: string, tenderId: string, pick: TenderPick): Step[] => [
  put(keys.pick(organizationId, tenderId, pick.referenceId), pick),
  update(
    keys.reference(organizationId, pick.referenceId),
    { add: { tenderIds: new Set([tenderId]) } },
    { pk: exists },
    () => new AppError('REFERENCE_GONE'),
  ),
];
