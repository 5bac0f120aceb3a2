import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { documentRoutes } from '#contract/resources/document';
import { referenceRoutes } from '#contract/resources/reference';
import { retention } from '#contract/rules/retention';
import { runDocument } from '#functions/document/make/run-document';
import { renderers } from '#functions/document/make/render';
import { jobOf, keyOf } from '#functions/document/store';
import { documentProofHashOf } from '#functions/publication/proof-address';
import { openTable } from '#functions/shared/data/client';
import { partitions } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { addDays } from '#functions/shared/days/days';
import { announceJob } from '#functions/shared/jobs/ticket';
import { openDocumentPage } from '#functions/tender/open-document-page';
import { expectDiscreet, openProof } from '../support/buyer-proofs.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { allBytesOf, codeIn } from '../support/document-texts.ts';
import { ask, download, ended, make } from '../support/documents.ts';
import { makeForm, paragraph, wordFile } from '../support/forms.ts';
import { runQuietly } from '../support/in-process.ts';
import { call, write } from '../support/people.ts';
import { makeRequiring, type Policy } from '../support/requiring.ts';
import { factsInput } from '../support/resources/reference.ts';
import { dumpPartition } from '../support/table.ts';
import { finishHere } from '../support/withdrawals.ts';

const { origin, logs } = inject('cloud');
runQuietly();

async function makeWorld(policy: Policy = 'warn') {
  const world = await makeRequiring(policy);
  /** A reference whose customer allows documents, unless `grant` is undefined. */
  async function newReference(name: string, grant: object | undefined = {}) {
    const customerId = await world.newCustomer(`Customer of ${name}`);
    const reference = await world.makeDraft(customerId, { name });
    if (grant) await world.recordPermission(customerId, { channels: ['document', 'tender'], ...grant });
    return reference;
  }
  const file = async (names: { id: string }[], wanted: Parameters<typeof make>[1] = {}) => {
    const made = await make(world.caller, {
      format: 'docx',
      referenceIds: names.map(({ id }) => id),
      ...wanted,
    });
    const [path] = /\/proof\/[\w-]{43}/.exec(await allBytesOf(made.format, made.bytes)) ?? [];
    return { ...made, path };
  };
  return { ...world, newReference, file };
}

const ours = await makeWorld();
const { caller, organizationId, newReference, file, withdraw } = ours;
const tokenOf = (path = '') => path.split('/').at(-1)!;
const rowsOf = (path = '') => dumpPartition(partitions.documentProof(documentProofHashOf(tokenOf(path))));

describe('the page of a document', () => {
  it('is led to by the address and the code of every file that has room', async () => {
    const one = await newReference('Larkspur bridge');
    for (const format of ['docx', 'pptx', 'xlsx', 'pdf'] as const) {
      const { path, bytes } = await file([one], { format });
      expect(path, format).toBeDefined();
      if (format === 'docx') expect(await codeIn(bytes)).toBe(origin + path);
      expect((await openProof(path!)).states, format).toEqual(['holds']);
    }
    for (const channel of ['document', 'tender'] as const)
      expect((await openProof((await file([one], { channel })).path!)).status).toBe(200);
  });

  it('says that all holds and tells no title, word or fact of the document', async () => {
    const one = await newReference('Larkspur bridge');
    const values = { ...factsInput, internalNote: 'CANARY' };
    await call(referenceRoutes.saveFacts, { id: one.id, version: 0, values }, caller);
    const { path } = await file([one], { channel: 'tender', title: 'For a secret buyer' });
    const { html, states } = await openProof(path!);
    expect(states).toEqual(['holds']);
    expect(html).toContain('Still holds');
    for (const told of ['Larkspur', 'secret buyer', '1250000', '1,250,000', one.id])
      expect(html.includes(told), told).toBe(false);
    expect(JSON.stringify(await rowsOf(path))).not.toMatch(/CANARY|secret buyer|Customer of/);
    expect((await openProof(`${path}/proof.json`)).status).toBe(404);
  });

  it('names the title that was withdrawn, within the job, and no other', async () => {
    const [kept, gone] = [await newReference('Kept quay'), await newReference('Lost lock')];
    const { path } = await file([kept, gone]);
    await withdraw({ referenceId: gone.id, channels: ['document'] });
    await finishHere();
    const { html, states } = await openProof(path!);
    expect(states).toEqual(['closed', 'withdrawn']);
    expect([html.includes('Lost lock'), html.includes('Kept quay')]).toEqual([true, false]);
    expect(html).toContain('Withdrawn in whole or in part on');
    expect(html).not.toContain('Customer of');
  });

  it('of a document keeps what was withdrawn for tenders or websites alone', async () => {
    const one = await newReference('Unmoved mole');
    const { path } = await file([one]);
    await withdraw({ referenceId: one.id, channels: ['tender', 'website'] });
    await finishHere();
    expect((await openProof(path!)).states).toEqual(['holds']);
  });

  it('tells a withdrawal although the job dies after any write', async () => {
    const one = await newReference('Cut canal');
    const { path } = await file([one]);
    await withdraw({ referenceId: one.id });
    while (!(await cutOffAfter(1, finishHere)));
    expect((await openProof(path!)).states).toEqual(['closed', 'withdrawn']);
  });

  it('says after the last day of a permission that it ended, before any job', async () => {
    const expiresOn = addDays(new Date().toISOString().slice(0, 10), 5);
    const [one, other] = [await newReference('Brief berth', { expiresOn }), await newReference('Long levee')];
    const { path } = await file([one, other]);
    expect((await openProof(path!)).states).toEqual(['holds']);
    const on = async (day: string) => await openDocumentPage(tokenOf(path), new Date(`${day}T12:00:00Z`));
    expect(await on(expiresOn)).toMatchObject({ closed: [] });
    const closed = [{ title: 'Brief berth', state: 'expired', endedAt: expiresOn }];
    expect(await on(addDays(expiresOn, 1))).toMatchObject({ closed });
    expect(await on(addDays(expiresOn, retention.documentProofDays))).toMatchObject({ ended: true });
  });

  it('tells no name of a customer who is not named in the document', async () => {
    const strict = await makeWorld('require');
    const customerId = await strict.newCustomer('Glasswing Observatory');
    const one = await strict.makeDraft(customerId, {
      name: 'A quiet dome',
      custom: { alias: 'A museum' },
    });
    await strict.recordPermission(customerId, { subjects: ['text'], channels: ['document'] });
    const { path } = await strict.file([one]);
    await strict.withdraw({ referenceId: one.id });
    await finishHere();
    const { html } = await openProof(path!);
    expect(html).toContain('A quiet dome');
    expect(html + JSON.stringify(await rowsOf(path))).not.toContain('Glasswing');
  });

  it('is not promised by a document that rests on no permission, nor by a form', async () => {
    const off = await makeWorld('off');
    const one = await off.newReference('Unasked', undefined);
    const bare = await off.makeDraft(await off.newCustomer(), { name: 'Unasked' });
    expect((await off.file([bare])).path).toBeUndefined();
    expect((await off.file([bare, one])).path).toBeDefined();
    const { id: form } = await makeForm(off.caller, wordFile(paragraph('{title} {proof}')));
    expect((await off.file([one], { form })).path).toBeUndefined();
  });

  it('weighs little, is read in any language, and is never cached, framed or indexed', async () => {
    const { path } = await file([await newReference('Light lock')], { language: 'fi' });
    expect((await openProof(`${path}?`)).html).toContain('<html lang="fi"');
    await expectDiscreet(path!);
  });

  it('keeps its token out of every row and every log', async () => {
    const { path } = await file([await newReference('Token tower')]);
    await openProof(path!);
    const rows = [await dumpPartition(partitions.organization(organizationId)), await rowsOf(path)];
    expect(JSON.stringify(rows)).not.toContain(tokenOf(path));
    for (const log of Object.values(logs))
      expect(readFileSync(log, 'utf8').includes(tokenOf(path)), log).toBe(false);
  });
});

describe('the page ends', () => {
  const expectEnded = async (path: string) => {
    const { status, html, states } = await openProof(path);
    expect([status, states]).toEqual([410, ['ended']]);
    expect(html).toContain('This proof has ended');
    expect(JSON.stringify(await rowsOf(path))).not.toContain('Ended eaves');
  };

  it('with its document', async () => {
    const { id, path } = await file([await newReference('Ended eaves')]);
    await call(documentRoutes.deleteDocument, { id }, caller);
    await expectEnded(path!);
  });

  it('when the document is made again, whose file has another address', async () => {
    const one = await newReference('Ended eaves');
    const { id, path } = await file([one]);
    await call(documentRoutes.makeDocumentAgain, { id }, caller);
    const bytes = await download(await ended(caller, id));
    await expectEnded(path!);
    const { pathname } = new URL(await codeIn(bytes));
    expect((await openProof(pathname)).states).toEqual(['holds']);
    await withdraw({ referenceId: one.id });
    await finishHere();
    expect((await openProof(pathname)).states).toEqual(['closed', 'withdrawn']);
    await expectEnded(path!);
  });
});

/** The customer withdraws after the worker has read every ledger for the last time, and the job is faster. */
it('a withdrawal just before the page is written is told by it', async () => {
  const one = await newReference('Racing rail');
  const { id } = await ask(caller, { referenceIds: [one.id] });
  await ended(caller, id);
  const ref = { organizationId, id };
  const dueAt = new Date(Date.now() + 300_000).toISOString();
  const pending = { status: 'pending', dueAt, format: 'docx' };
  await write([update(keyOf(ref), { set: pending }, {}), announceJob(jobOf(ref), dueAt)]);
  const { client } = openTable() as { client: { send: (command: object) => Promise<unknown> } };
  const send = client.send.bind(client);
  let isFirst = true;
  client.send = async (command) => {
    if (isFirst && JSON.stringify(command).includes('"status":"open"')) {
      isFirst = false;
      await withdraw({ referenceId: one.id });
      await finishHere();
    }
    return await send(command);
  };
  await runDocument(
    ref,
    new Date(),
    () => undefined,
    () => renderers.csv,
  ).finally(() => {
    client.send = send;
  });
  expect(isFirst).toBe(false);
  const { pathname } = new URL(await codeIn(await download(await ended(caller, id))));
  expect((await openProof(pathname)).states).toEqual(['closed', 'withdrawn']);
});

it('no withdrawal or deletion of another organization changes a page', async () => {
  const [theirs, one] = [await makeWorld(), await newReference('Own orchard')];
  const { id, path } = await file([one]);
  await expect(call(documentRoutes.deleteDocument, { id }, theirs.caller)).rejects.toThrow();
  await expect(call(documentRoutes.makeDocumentAgain, { id }, theirs.caller)).rejects.toThrow();
  await expect(theirs.withdraw({ referenceId: one.id })).rejects.toThrow();
  const other = await theirs.newReference('Own orchard');
  await theirs.withdraw({ referenceId: other.id });
  await finishHere();
  expect((await openProof(path!)).states).toEqual(['holds']);
  expect((await openProof(`/proof/${'a'.repeat(43)}`)).status).toBe(404);
});
