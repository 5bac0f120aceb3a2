import { tenderRoutes } from '#contract/resources/tender';
import { callRaw, type Caller } from './call.ts';
import { call } from './people.ts';
import { needInput, tenderInput } from './resources/tender.ts';

/** Calls the routes of tenders as one member. */
export const tendersOf = (caller: Caller) => ({
  newTender: async () => (await call(tenderRoutes.createTender, tenderInput, caller)).id,
  newNeed: async (id: string, number = 1) =>
    (await call(tenderRoutes.createNeed, { id, ...needInput, number }, caller)).id,
  read: (id: string) => call(tenderRoutes.getTender, { id }, caller),
  update: (id: string, changes: object, as: Caller = {}) =>
    callRaw(tenderRoutes.updateTender, { id, ...changes }, { ...caller, ...as }),
  pick: (id: string, changes: object) => callRaw(tenderRoutes.changePicks, { id, ...changes }, caller),
});

export const adding = (referenceIds: string[], needIds: string[] = []) => ({
  add: referenceIds.map((referenceId) => ({ referenceId, needIds })),
});
