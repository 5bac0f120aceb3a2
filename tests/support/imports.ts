import { QueryClient } from '@tanstack/react-query';
import type { AssetType } from '#contract/resources/asset';
import { customerRoutes } from '#contract/resources/customer';
import { importRoutes, type ImportJob } from '#contract/resources/import';
import { referenceRoutes } from '#contract/resources/reference';
import type { MovedForms } from '#web/workspace/features/references/imports/archive/move-forms.ts';
import { noteArchive } from '#web/workspace/features/references/imports/archive/note-archive.ts';
import { matchArchived } from '#web/workspace/features/references/imports/archive/match-archived.ts';
import { readResult, type ImportResult } from '#web/workspace/features/references/imports/job/read-result.ts';
import { sendScript } from '#web/workspace/features/references/imports/job/send-script.ts';
import { noteImport, unitsOf, type Noted } from '#web/workspace/features/references/imports/note-import.ts';
import {
  chosenCustomers,
  domainsIn,
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
  type SheetChoice,
} from '#web/workspace/features/references/imports/steps/sheet-choice.ts';
import { ApiError } from '#web/workspace/lib/api/api-error.ts';
import type { ActionContext } from '#web/workspace/lib/organization/active-organization.tsx';
import { allPages } from '#web/workspace/lib/organization/records.ts';
import { callRaw } from './call.ts';
import { uploadOf } from './forms.ts';
import { call, type Owner } from './people.ts';
import { dumpPartition } from './table.ts';
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
): Promise<{ choices: readonly SheetChoice[]; rows: PlannedRow[]; around: Around }> {
  const choices = firstChoices(sheets);
  const { candidates } = readChosen(choices);
  const wanted = new Set(candidates.flatMap(({ texts }) => texts.customer ?? []));
  const here = await customersOf(owner);
  const matches = archive
    ? matchArchived(archive, here)
    : matchCustomers(wanted, here, domainsIn(candidates));
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
  return { choices, rows: planRows(candidates, around), around };
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

/** Rows of a partition, without what an import says of itself. */
export const recordsIn = async (pk: string) =>
  (await dumpPartition(pk)).filter(({ sk }) => !String(sk).startsWith('IMPORT'));

interface How {
  choose?: (row: PlannedRow) => Choice;
  /** This happens between the look and the first write. */
  meanwhile?: () => Promise<unknown>;
}

/** Waits for the job as the screen does. Returns nothing where nobody has imported. */
export async function endedImport({ caller }: Pick<Owner, 'caller'>): Promise<ImportJob | undefined> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { job } = await call(importRoutes.getImport, {}, caller);
    if (job?.status !== 'pending') return job;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('Still pending after a minute');
}

/** Sends what is noted and waits, as a tab that stays open. */
async function write(owner: Owner, about: Sending, noted: Noted): Promise<ImportResult> {
  const { call: send } = contextOf(owner);
  const { steps } = noted.script;
  const started = steps.length > 0 ? await sendScript(send, { ...about, leftOut: 0, steps }) : undefined;
  const result = await readResult(send, started ? (await endedImport(owner))! : { id: '', pages: 0 });
  await noted.discard([...result.refused, ...result.left].map(({ key }) => key));
  return result;
}

type Sending = Pick<ImportJob, 'id' | 'kind' | 'file'>;

const picturesOf = (owner: Owner) => ({
  fetch: pictureFetcher(contextOf(owner).call, async () => undefined),
  upload: uploaderOf(owner),
});

export async function bringArchive(
  owner: Owner,
  { name: file, sheets, archive }: ReadFiles,
): Promise<ImportResult & { forms: MovedForms }> {
  const { choices, rows, around } = await planOf(owner, sheets, archive);
  const units = unitsOf(rows.map((row) => ({ row, choice: row.proposed })));
  const importId = crypto.randomUUID();
  const wanted = { importId, file, units, around, pictures: picturesOf(owner), sheets: choices };
  const sendForm = async (form: File) => uploadOf(owner.caller, new Uint8Array(await form.arrayBuffer()));
  const noted = await noteArchive(
    contextOf(owner),
    { ...wanted, archive: archive!, rows, sendForm },
    () => undefined,
  );
  const result = await write(owner, { id: importId, kind: 'archive', file }, noted);
  return { ...result, forms: noted.forms };
}

/** What the browser notes of a file, and the ID of the import. */
export async function noteFile(
  owner: Owner,
  { file, sheets }: { file: string; sheets: Worksheet[] },
  { choose = ({ proposed }) => proposed, meanwhile }: How = {},
): Promise<Noted & { importId: string }> {
  const { choices, rows, around } = await planOf(owner, sheets);
  const units = unitsOf(rows.map((row) => ({ row, choice: choose(row) })));
  await meanwhile?.();
  const importId = crypto.randomUUID();
  const wanted = { importId, file, units, around, pictures: picturesOf(owner), sheets: choices };
  return { ...(await noteImport(contextOf(owner), wanted, () => undefined)), importId };
}

export async function bringFile(
  owner: Owner,
  read: { file: string; sheets: Worksheet[] },
  how: How = {},
): Promise<ImportResult> {
  const noted = await noteFile(owner, read, how);
  return await write(owner, { id: noted.importId, kind: 'file', file: read.file }, noted);
}
