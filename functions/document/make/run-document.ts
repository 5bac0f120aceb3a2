import { createHash } from 'node:crypto';
import { cut } from '#contract/primitives/characters';
import { hasLook, lookFor } from '#contract/resources/document';
import { limits } from '#contract/rules/limits';
import * as words from '#words/document-failures';
import { readPage, savedBranding } from '../../organization/store.ts';
import { update, wins, type Step } from '../../shared/data/write.ts';
import {
  namesBelow,
  removeAll,
  removeObject,
  removeObjects,
  writeObject,
} from '../../shared/files/bucket.ts';
import { objects } from '../../shared/files/objects.ts';
import { leaseAttributes, leaseHeld } from '../../shared/jobs/lease.ts';
import { JobFailed, runJob } from '../../shared/jobs/run-job.ts';
import { endJob } from '../../shared/jobs/ticket.ts';
import { siteEnvironment } from '../../shared/monitoring/environment.ts';
import type { Log } from '../../shared/log/log.ts';
import {
  documentTable,
  findDocument,
  jobOf,
  keyOf,
  previewNames,
  type DocumentItem,
  type DocumentRef,
} from '../store.ts';
import { readForTender, type ForTender } from './for-tender.ts';
import { manuscriptOf, placesIn, type Made, type Manuscript } from './manuscript.ts';
import { readPictures, type Pictures } from './pictures.ts';
import { drawPreview } from './preview.ts';
import {
  haveLedgersChanged,
  readEntries,
  type Entries,
  type Tenant,
} from '../../publication/read-entries.ts';
import { formPicture, renderForm } from './form/render-form.ts';
import { renderers, type Posts, type Renderer } from './render.ts';
import { forgetUses, keepUses, newProof, pageStep } from './still-holds.ts';

/** More notes than anybody reads would not fit into the row. */
const mostNotes = 100;
const mostUnshown = 100;

export async function runDocument(ref: DocumentRef, now: Date, log: Log, posts: Posts): Promise<void> {
  const { organizationId } = ref;
  const table = documentTable(organizationId);
  const end = async (
    item: DocumentItem,
    set: Partial<DocumentItem>,
    page: readonly Step[] = [],
  ): Promise<boolean> => {
    const ending = documentTable(organizationId, set.proof).commit([
      ...page,
      update(keyOf(ref), { set, unset: ['dueAt', ...leaseAttributes] }, leaseHeld(item)),
      endJob(jobOf(ref), item.dueAt!),
    ]);
    if (!(await wins(ending))) return false;
    await removeObject(objects.ticket(jobOf(ref)));
    log('JOB_DONE', { step: 'document', ...ref, status: set.status });
    return true;
  };
  const tenant = { table, organizationId, now };
  const prefix = objects.document(organizationId, ref.id);

  async function makeFile(item: DocumentItem) {
    const found = await readEntries(tenant, item);
    const forTender = await readForTender(tenant, item);
    const { entries, leftOut, notAllowed, customers, deleted, holdsUntil } = found;
    if (entries.length === 0) throw new JobFailed(leftOut.length > 0 ? refusal(item) : words.nothingLeft);
    if (item.format === 'png' && entries.length > limits.postPictures)
      throw new JobFailed(words.tooManyPictures);
    const { render, contentType, pictureFor } =
      item.format === 'png' ? posts(item.shape!) : renderers[item.format];
    const proof = forTender.proof ? undefined : await newProof(item, entries);
    const content = { ...found, proof: forTender.proof ?? proof };
    const manuscript = await writeManuscript(tenant, item, content, pictureFor);
    const { body, zipped, first, ...told }: Made = item.form
      ? await renderForm(tenant, item, manuscript, { entries, forTender })
      : await render(manuscript);
    await keepUses(tenant, item, { entries, hash: proof?.hash });
    const extension = zipped ? 'zip' : item.format;
    // Each run has a name of its own, so that one which has lost its lease removes no other's file.
    const file = `${Date.parse(item.leasedUntil!)}.${extension}`;
    await writeObject(prefix + file, body, {
      contentType: zipped ? 'application/zip' : contentType,
      disposition: dispositionOf(item.title, extension),
    });
    const firstPage = first && (await keepPreview(ref, file, first, log));
    const set: Partial<DocumentItem> = {
      file,
      ...(firstPage && { firstPage }),
      ...(proof && { proof: proof.hash }),
      size: body.length,
      sha256: createHash('sha256').update(body).digest('base64'),
      references: entries.length,
      ...(item.channel === 'tender' && { said: entries.map(({ said }) => said) }),
      ...told,
      ...('unshown' in told && told.unshown && { unshown: cut(told.unshown, mostUnshown) }),
      ...(deleted > 0 && { deleted }),
      ...(leftOut.length > 0 && { leftOut: leftOut.slice(0, mostNotes) }),
      ...(notAllowed.length > 0 && { notAllowed: notAllowed.slice(0, mostNotes) }),
      ...(holdsUntil && { holdsUntil }),
    };
    const page = proof ? [await pageStep(tenant, item, { entries, hash: proof.hash })] : [];
    return { file, set, customers, entries, page };
  }

  async function makeAndEnd(item: DocumentItem): Promise<void> {
    let made = await makeFile(item);
    // The file must not have what a customer withdraws meanwhile.
    while (await haveLedgersChanged(tenant, made.customers)) {
      await forgetUses(tenant, item, made.entries);
      made = await makeFile(item);
    }
    const { file, set, page, entries } = made;
    if (await end(item, { status: 'ready', ...set }, page)) return await removeOthers(prefix, file);
    await removeObjects(prefix + file);
    await forgetUses(tenant, item, entries);
  }

  await runJob(
    {
      table,
      key: keyOf(ref),
      ticket: objects.ticket(jobOf(ref)),
      wornOut: words.wornOut,
      find: () => findDocument(table, ref),
      // A run that has lost its lease writes nothing over what a later one has written.
      work: async (item) => void (await wins(makeAndEnd(item))),
      fail: async (item, reason) => void (await end(item, { status: 'failed', reason })),
    },
    now,
  );
}

const refusal = ({ channel }: DocumentItem): string =>
  channel === 'social' ? words.notAllowedInPosts : words.notAllowed;

async function writeManuscript(
  tenant: Tenant,
  { title, language, format, channel, form, ...item }: DocumentItem,
  { entries, holdsUntil, proof }: Entries & Pick<ForTender, 'proof'>,
  pictureFor: Renderer['pictureFor'],
): Promise<Manuscript> {
  const { organizationId, now } = tenant;
  const page = await readPage(tenant);
  const brand = savedBranding(page);
  const look = item.look ?? (hasLook(format) && !form ? lookFor(channel, brand.template.id) : 'sheet');
  const cards = look === 'table' ? [] : entries.map(({ card }) => card);
  const shape = pictureFor && (form ? formPicture : pictureFor(look));
  const pictures: Pictures = shape
    ? await readPictures(organizationId, placesIn(cards, brand.logo), shape)
    : new Map();
  const firm = page.name as string;
  const { WEB_ORIGIN: origin } = siteEnvironment.parse(process.env);
  const about = { look, title, language, entries, organizationId, firm, brand };
  return manuscriptOf({ ...about, pictures, holdsUntil, proof, origin, now });
}

/** A document without a preview is better than none. */
async function keepPreview(
  { organizationId, id }: DocumentRef,
  file: string,
  first: Buffer,
  log: Log,
): Promise<DocumentItem['firstPage']> {
  const names = previewNames(file);
  const as = { contentType: 'image/webp', disposition: 'inline' };
  const prefix = objects.document(organizationId, id);
  try {
    const { small, large, ...size } = await drawPreview(first);
    await writeObject(prefix + names.small, small, as);
    await writeObject(prefix + names.large, large, as);
    return size;
  } catch (error) {
    log('PREVIEW_FAILED', { organizationId, id, cause: (error as Error).message });
    return undefined;
  }
}

/** Files of earlier runs, and of workers that died before they could end theirs. */
async function removeOthers(prefix: string, file: string): Promise<void> {
  const others = [...(await namesBelow(prefix))].filter((name) => !name.startsWith(file));
  if (others.length > 0) await removeAll(others.map((name) => prefix + name));
}

/** Saved under the title. Headers have ASCII, so the title itself is percent-encoded beside it. */
function dispositionOf(title: string, extension: string): string {
  const plain = title.replaceAll(/[^\w.-]+/g, '_').replace(/^\.+/, '') || 'document';
  const encoded = encodeURIComponent(title).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${encoded}.${extension}`;
}
