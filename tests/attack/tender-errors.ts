import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { tenderLimits } from '#contract/tender/limits';
import { keys } from '#functions/shared/data/keys';
import { inputOf } from '../isolation/inputs.ts';
import type { World } from '../isolation/world.ts';
import { call } from '../support/people.ts';
import { writeReferences } from '../support/references.ts';
import { dispatchRow, tenderInput } from '../support/resources/tender.ts';
import { putRow } from '../support/table.ts';
import { request, requestUntilRefused, setCounts, type Reached } from './reached.ts';
import { missingId } from './target.ts';

type Cause = (world: World) => Promise<Reached>;

/** Causes each error of tenders. */
export const tenderErrors = {
  TENDER_LIMIT: async (world) => {
    await setCounts(world, { tenderCount: tenderLimits.tenders });
    return request(tenderRoutes.createTender, tenderInput, world.caller);
  },
  DISPATCH_LIMIT: async (world) => {
    const input = (await inputOf('sendTender', world)) as { id: string };
    for (let n = 0; n < tenderLimits.dispatches; n += 1)
      await putRow(keys.dispatch(world.organizationId, input.id, `d${n}`), {
        ...dispatchRow,
        id: `d${n}`,
        references: [],
      });
    return request(tenderRoutes.sendTender, input, world.caller);
  },
  DOCUMENT_NOT_READY: async (world) => {
    const input = await inputOf('sendTender', world);
    const { id } = (await inputOf('getDocument', world)) as { id: string };
    return request(tenderRoutes.sendTender, { ...input, documentIds: [id] }, world.caller);
  },
  NEED_LIMIT: async ({ caller }) => {
    const { id } = await call(tenderRoutes.createTender, tenderInput, caller);
    return requestUntilRefused(tenderLimits.needs + 1, () =>
      request(tenderRoutes.createNeed, { id, text: 'A' }, caller),
    );
  },
  PICK_LIMIT: async ({ organizationId, customerId, caller }) => {
    const { id } = await call(tenderRoutes.createTender, tenderInput, caller);
    const ids = await writeReferences({ organizationId, customerId, count: tenderLimits.picks + 1 });
    return requestUntilRefused(Math.ceil(ids.length / tenderLimits.picksPerCall), () => {
      const add = ids.splice(0, tenderLimits.picksPerCall).map((referenceId) => ({ referenceId }));
      return request(tenderRoutes.changePicks, { id, add }, caller);
    });
  },
  REFERENCE_IN_TENDER: async (world) => {
    const { remove } = (await inputOf('changePicks', world)) as { remove: string[] };
    return request(referenceRoutes.deleteReference, { id: remove[0] }, world.caller);
  },
  REFERENCE_GONE: async ({ caller }) => {
    const { id } = await call(tenderRoutes.createTender, tenderInput, caller);
    return request(tenderRoutes.changePicks, { id, add: [{ referenceId: missingId }] }, caller);
  },
} satisfies Record<string, Cause>;
