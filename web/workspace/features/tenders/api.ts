import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/primitives/route';
import { tenderRoutes, type Tender, type WholeTender } from '#contract/resources/tender';
import { pickOf, type TenderPick } from '#contract/tender/pick';
import { tenderLimits } from '#contract/tender/limits';
import { useActionContext, type OrganizationCall } from '../../lib/organization/active-organization.tsx';
import { listKey, tendersKey } from '../../tenders/tender-lists.ts';

export const tenderKey = (organizationId: string, id: string) => [...tendersKey(organizationId), id] as const;

export function useTender(id: string) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: tenderKey(organizationId, id),
    queryFn: ({ signal }) => call(tenderRoutes.getTender, { id }, { signal }),
    // Several people work on a tender on the same day.
    staleTime: 0,
  });
}

/** The list shows counts of each tender, so it is read again when it is shown. */
function show(client: QueryClient, organizationId: string, whole: WholeTender): void {
  client.setQueryData(tenderKey(organizationId, whole.tender.id), whole);
  void client.invalidateQueries({ queryKey: listKey(organizationId), refetchType: 'none' });
}

export function useCreateTender() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (input: Sent<typeof tenderRoutes.createTender>) => call(tenderRoutes.createTender, input),
    onSuccess: (tender) => show(client, organizationId, { tender, needs: [], picks: [], dispatches: [] }),
  });
}

interface FromNotice {
  tender: Sent<typeof tenderRoutes.createTender>;
  needs: readonly Omit<Sent<typeof tenderRoutes.createNeed>, 'id'>[];
}

/** Requirements are added one after the other, so that they keep their order. The tender stays if one of them fails. */
export function useCreateFromNotice() {
  const { call } = useActionContext();
  const create = useCreateTender();
  return useMutation({
    mutationFn: async ({ tender, needs }: FromNotice) => {
      const { id } = await create.mutateAsync(tender);
      let added = 0;
      try {
        for (; added < needs.length; added += 1)
          await call(tenderRoutes.createNeed, { id, ...needs[added]! });
      } catch {
        // The caller says how many are missing.
      }
      return { id, added };
    },
  });
}

export function useUpdateTender() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (input: Sent<typeof tenderRoutes.updateTender>) => call(tenderRoutes.updateTender, input),
    onSuccess: (tender) => showTender(client, organizationId, tender),
  });
}

export function useSaveOutcome(id: string) {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (outcome: Omit<Sent<typeof tenderRoutes.saveOutcome>, 'id'>) =>
      call(tenderRoutes.saveOutcome, { id, ...outcome }),
    onSuccess: (tender) => showTender(client, organizationId, tender),
  });
}

function showTender(client: QueryClient, organizationId: string, tender: Tender): void {
  client.setQueryData<WholeTender>(
    tenderKey(organizationId, tender.id),
    (whole) => whole && { ...whole, tender },
  );
  void client.invalidateQueries({ queryKey: listKey(organizationId) });
}

export function useDeleteTender() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (id: string) => call(tenderRoutes.deleteTender, { id }),
    onSuccess: ({ id }) => {
      client.setQueryData<Tender[]>(listKey(organizationId), (all) => all?.filter((one) => one.id !== id));
      client.removeQueries({ queryKey: tenderKey(organizationId, id) });
    },
  });
}

/** Counts of the tender change with its requirements, so it is read anew after each change. */
export function useNeedChanges(tenderId: string) {
  const { call, client, organizationId } = useActionContext();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: tenderKey(organizationId, tenderId) }),
      client.invalidateQueries({ queryKey: listKey(organizationId), refetchType: 'none' }),
    ]);
  const create = useMutation({
    mutationFn: (need: Omit<Sent<typeof tenderRoutes.createNeed>, 'id'>) =>
      call(tenderRoutes.createNeed, { id: tenderId, ...need }),
    onSuccess: refresh,
  });
  const update = useMutation({
    mutationFn: (need: Omit<Sent<typeof tenderRoutes.updateNeed>, 'id'>) =>
      call(tenderRoutes.updateNeed, { id: tenderId, ...need }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (needId: string) => call(tenderRoutes.deleteNeed, { id: tenderId, needId }),
    onSettled: refresh,
  });
  return { create, update, remove };
}

export type PickChange = Omit<Sent<typeof tenderRoutes.changePicks>, 'id'>;

export function useChangePicks(tenderId: string) {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (change: PickChange) => changeInBatches(call, tenderId, change),
    // One after the other, so that the last answer has all changes.
    scope: { id: tenderId },
    onMutate: async (change) => {
      const queryKey = tenderKey(organizationId, tenderId);
      // A response in flight was requested before the change.
      await client.cancelQueries({ queryKey });
      client.setQueryData<WholeTender>(
        queryKey,
        (whole) => whole && { ...whole, picks: changed(whole, change) },
      );
    },
    onSuccess: (whole) => show(client, organizationId, whole),
    onError: () => client.invalidateQueries({ queryKey: tenderKey(organizationId, tenderId) }),
  });
}

/** The picks as they will be, which the screen shows until the response is there. */
function changed({ picks }: WholeTender, { add = [], remove = [], order }: PickChange): TenderPick[] {
  const before = new Map(picks.map((pick) => [pick.referenceId, pick]));
  const added = new Map(add.map((sent) => [sent.referenceId, pickOf(sent, before.get(sent.referenceId))]));
  const kept = picks.filter(({ referenceId }) => !remove.includes(referenceId));
  const known = new Set(kept.map(({ referenceId }) => referenceId));
  const all = [
    ...kept.map((pick) => added.get(pick.referenceId) ?? pick),
    ...[...added.values()].filter(({ referenceId }) => !known.has(referenceId)),
  ];
  return order ? all.toSorted((a, b) => order.indexOf(a.referenceId) - order.indexOf(b.referenceId)) : all;
}

/** One call changes a limited number. References are removed first, because the buyer may limit them. */
async function changeInBatches(
  call: OrganizationCall,
  id: string,
  { add = [], remove = [], order }: PickChange,
): Promise<WholeTender> {
  const most = tenderLimits.picksPerCall;
  const batches: PickChange[] = [];
  for (let from = 0; from < remove.length; from += most)
    batches.push({ remove: remove.slice(from, from + most) });
  for (let from = 0; from < add.length; from += most) batches.push({ add: add.slice(from, from + most) });
  if (order) batches.push({ order });
  let whole: WholeTender | undefined;
  for (const batch of batches) whole = await call(tenderRoutes.changePicks, { id, ...batch });
  return whole ?? (await call(tenderRoutes.getTender, { id }));
}
