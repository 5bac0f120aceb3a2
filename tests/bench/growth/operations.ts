import { limits } from '#contract/rules/limits';
import { permissionRoutes } from '#contract/resources/permission';
import { getAnalytics } from '#functions/analytics/get-analytics';
import { addDays } from '#functions/shared/days/days';
import { settlePublicFiles } from '#functions/publication/public-files';
import { listPermissions } from '#functions/permission/list-permissions';
import { getPublicReference } from '#functions/public/get-public-reference';
import { getReferencePage } from '#functions/public/get-reference-page';
import { createReference } from '#functions/reference/create-reference';
import { getReference } from '#functions/reference/get-reference';
import { listReferences } from '#functions/reference/list-references';
import { updateReference } from '#functions/reference/update-reference';
import { writeObject } from '#functions/shared/files/bucket';
import { inTurn, quantile, timed } from '../section.ts';
import { todayIn, visit } from './counted.ts';
import { contextOf, idOf, publishedReference } from './organization.ts';
import type { Engines } from './table.ts';

export interface Operation {
  name: string;
  /** The reason why its cost grows with the organization; missing when it does not. */
  grows?: string;
  act: (organizationId: string) => Promise<unknown>;
}

const now = () => new Date();
const lastMonth = () => {
  const to = todayIn(now());
  return { from: addDays(to, -29), to, granularity: 'day' as const };
};

/** The next reference to save, by organization and status: each reference is withdrawn once and published once. */
const taken = new Map<string, number>();
const nextOf = (queue: string) => {
  const n = taken.get(queue) ?? 0;
  taken.set(queue, n + 1);
  return idOf('R', n);
};
const save = async (organizationId: string, status: 'Draft' | 'Published') => {
  const id = nextOf(organizationId + status);
  const context = contextOf(organizationId);
  const { attributes } = await getReference(context, { id });
  return await updateReference(context, { id, status, attributes: { customerId: attributes.customerId } });
};

const page = { limit: limits.pageSize };
const wholePartition =
  'reads the organization’s public rows, which the plan bounds at 500: 375 units of 3 kB cards';
export const flat: Operation[] = [
  { name: 'list, a page', act: (id) => listReferences(contextOf(id), page) },
  { name: 'one reference', act: (id) => getReference(contextOf(id), { id: idOf('R', 9) }) },
  {
    name: 'a public card',
    act: (id) => getPublicReference({ now: now() }, { organizationId: id, referenceId: idOf('R', 9) }),
  },
  { name: 'withdraw', act: (id) => save(id, 'Draft') },
  { name: 'publish', act: (id) => save(id, 'Published') },
  {
    name: 'files after it',
    act: (organizationId) =>
      settlePublicFiles(organizationId, [
        { at: now().toISOString(), referenceId: idOf('R', 9), assetIds: [idOf('A', 9)] },
      ]),
  },
  { name: 'count a visit of 24 cards', act: (id) => visit(id, now(), 0) },
  {
    name: 'create',
    act: (id) => createReference(contextOf(id), publishedReference(idOf('C', 0))),
  },
];
export const growing: Operation[] = [
  {
    name: 'permissions, a page',
    act: (id) => listPermissions(contextOf(id), permissionRoutes.listPermissions.query.parse({})),
    grows: 'one query, until its page of 1 MB is full: 258 units',
  },
  {
    name: 'search: the whole list',
    grows: 'the browser searches what it holds: all pages come once, 200 at a time, and are kept',
    act: async (id) => {
      const found = [];
      for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
        const { references, nextCursor } = await listReferences(contextOf(id), { ...page, cursor });
        found.push(...references);
        cursor = nextCursor;
      }
      return found;
    },
  },
  {
    name: 'dashboard: report of 30 days',
    grows: 'names every reference: the list is read for it, weakly, at half of its price',
    act: (id) => getAnalytics(contextOf(id), lastMonth()),
  },
  {
    name: 'public page, first answer',
    grows: wholePartition,
    act: (id) => getReferencePage({ now: now() }, { id }),
  },
  {
    name: 'files after a change of branding',
    grows: 'looks at every card and file',
    act: (organizationId) => settlePublicFiles(organizationId),
  },
  {
    name: 'files after a picture is gone',
    grows: `looks for another card that shows it: ${wholePartition}`,
    act: async (organizationId) => {
      const assetId = idOf('Z', 1);
      const as = { contentType: 'image/webp', disposition: 'inline' };
      await writeObject(`assets/${organizationId}/${assetId}/320.webp`, Buffer.from('-'), as);
      const change = { at: now().toISOString(), referenceId: idOf('R', 9), assetIds: [assetId] };
      return await settlePublicFiles(organizationId, [change]);
    },
  },
];

interface Measured {
  read: number;
  written: number;
  calls: number;
  kilobytes: number;
  ms: number[];
}

/** Takes the demand from a first run, then times in turn the organizations where that was quick. */
export async function measure(engines: Engines, { act }: Operation, organizations: readonly string[]) {
  const measured = new Map<string, Measured>();
  for (const id of organizations) {
    let demand: Awaited<ReturnType<Engines['demandOf']>>;
    const ms = await timed(async () => (demand = await engines.demandOf(() => act(id))));
    const { readUnits, itemsWritten, calls, bucketCalls, result } = demand!;
    const kilobytes = Buffer.byteLength(JSON.stringify(result) ?? '') / 1_000;
    measured.set(id, {
      read: readUnits,
      written: itemsWritten,
      calls: calls + bucketCalls,
      kilobytes,
      ms: [ms],
    });
  }
  const quick = organizations.filter((id) => measured.get(id)!.ms[0]! < 400);
  const acts = Object.fromEntries(quick.map((id) => [id, () => act(id)]));
  // The smallest organization has ten references to withdraw, and the first run and the warm-up took two.
  for (const [id, ms] of Object.entries(await inTurn(acts, 7))) measured.get(id)!.ms = ms;
  return organizations.map((id) => measured.get(id)!);
}

/** A key of a number alone would move to the front of an object. */
export const column = (count: number, of: string) => `${count.toLocaleString('en')} ${of}`;
export const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 10) / 10);
export const demandOf = ({ read, written, calls }: Measured): number[] => [read, written, calls];
export const cell = ({ read, written, calls, kilobytes, ms }: Measured) =>
  `${shown(read)} / ${written} · ${calls} · ${shown(kilobytes)} kB · ${shown(quantile(ms, 0.5))} ms`;
