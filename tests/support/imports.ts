import { QueryClient } from '@tanstack/react-query';
import type { AssetType } from '#contract/resources/asset';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import {
  bringInArchive,
  type Moved,
} from '#web/workspace/features/references/imports/archive/bring-in-archive.ts';
import { matchArchived } from '#web/workspace/features/references/imports/archive/match-archived.ts';
import { bringIn, unitsOf, type Brought } from '#web/workspace/features/references/imports/bring-in.ts';
import {
  chosenCustomers,
  matchCustomers,
} from '#web/workspace/features/references/imports/match-customers.ts';
import {
  findTwins,
  isReference,
  planRows,
  type Around,
  type Choice,
  type PlannedRow,
} from '#web/workspace/features/references/imports/plan.ts';
import { pictureFetcher } from '#web/workspace/files/fetch-picture.ts';
import type { UploadPicture } from '#web/workspace/features/references/imports/bring-in-pictures.ts';
import type { Archive } from '#web/workspace/features/references/imports/reading/archive/read-archive.ts';
import type { ReadFiles } from '#web/workspace/features/references/imports/reading/read-files.ts';
import type { Worksheet } from '#web/workspace/features/references/imports/reading/cell.ts';
import {
  firstChoices,
  readChosen,
  sizeLabelsOf,
} from '#web/workspace/features/references/imports/steps/sheet-choice.ts';
import { ApiError } from '#web/workspace/lib/api/api-error.ts';
import type { ActionContext } from '#web/workspace/lib/organization/active-organization.tsx';
import { allPages } from '#web/workspace/lib/organization/records.ts';
import { callRaw } from './call.ts';
import { call, type Owner } from './people.ts';
import { upload } from './uploads.ts';

/** Calls as the browser does. `before` may end the tab before a call. */
export function contextOf(
  { organizationId, caller }: Owner,
  before: () => void = () => undefined,
): ActionContext {
  const send = async (route: Parameters<typeof callRaw>[0], input: object) => {
    before();
    const { status, body } = await callRaw(route, input, caller);
    if (status >= 400) throw new ApiError(status, body);
    return body;
  };
  return { call: send as unknown as ActionContext['call'], client: new QueryClient(), organizationId };
}

export const referencesOf = ({ caller }: Owner) =>
  allPages(async (cursor) => {
    const page = await call(referenceRoutes.listReferences, { ...(cursor && { cursor }) }, caller);
    return { items: page.references, nextCursor: page.nextCursor };
  });

export const customersOf = async ({ caller }: Owner) =>
  (await call(customerRoutes.listCustomers, {}, caller)).customers;

/** The steps show this of a file while nobody changes a thing. */
export async function planOf(
  owner: Owner,
  sheets: Worksheet[],
  archive?: Archive,
): Promise<{ rows: PlannedRow[]; around: Around }> {
  const choices = firstChoices(sheets);
  const { candidates } = readChosen(choices);
  const wanted = new Set(candidates.flatMap(({ texts }) => texts.customer ?? []));
  const here = await customersOf(owner);
  const matches = archive ? matchArchived(archive, here) : matchCustomers(wanted, here);
  const found = {
    references: await referencesOf(owner),
    customers: chosenCustomers(matches, new Map()),
    names: new Map(here.map(({ id, name }) => [id, name])),
    sizeLabels: sizeLabelsOf(choices),
  };
  const known = [...findTwins(candidates, found).values()].flatMap(({ of }) =>
    isReference(of) ? of.id : [],
  );
  const facts = await Promise.all(
    [...new Set(known)].map(
      async (id) => [id, await call(referenceRoutes.getFacts, { id }, owner.caller)] as const,
    ),
  );
  const around = { ...found, facts: new Map(facts) };
  return { rows: planRows(candidates, around), around };
}

/** Sends a picture as the browser does. */
const uploaderOf =
  ({ caller }: Owner): UploadPicture =>
  async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = `image/${file.name.split('.').at(-1)}` as AssetType;
    const asset = await upload(caller, bytes, type, file.name).catch((error: Error) => error);
    if (asset instanceof Error) return { refusal: asset.message };
    return asset.status === 'ready' ? asset : { refusal: asset.reason ?? '' };
  };

interface How {
  before?: (() => void) | undefined;
  choose?: (row: PlannedRow) => Choice;
  /** This happens between the look and the first write. */
  meanwhile?: () => Promise<unknown>;
}

export async function bringArchive(
  owner: Owner,
  { name, sheets, archive }: ReadFiles,
  before?: () => void,
): Promise<Brought & { moved: Moved }> {
  const { rows, around } = await planOf(owner, sheets, archive);
  const units = unitsOf(rows.map((row) => ({ row, choice: row.proposed })));
  const context = contextOf(owner, before);
  const pictures = { fetch: pictureFetcher(context.call, async () => undefined), upload: uploaderOf(owner) };
  const wanted = { importId: crypto.randomUUID(), file: name, units, around, pictures };
  return await bringInArchive(context, { ...wanted, archive: archive!, rows }, () => undefined);
}

export async function bringFile(
  owner: Owner,
  { file, sheets }: { file: string; sheets: Worksheet[] },
  { before, choose = ({ proposed }) => proposed, meanwhile }: How = {},
): Promise<Brought> {
  const { rows, around } = await planOf(owner, sheets);
  const units = unitsOf(rows.map((row) => ({ row, choice: choose(row) })));
  await meanwhile?.();
  const context = contextOf(owner, before);
  const pictures = { fetch: pictureFetcher(context.call, async () => undefined), upload: uploaderOf(owner) };
  const wanted = { importId: crypto.randomUUID(), file, units, around, pictures };
  return await bringIn(context, wanted, () => undefined);
}
