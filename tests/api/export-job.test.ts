import { beforeAll, describe, expect, it } from 'vitest';
import { documentRoutes } from '#contract/resources/document';
import { tenderRoutes } from '#contract/resources/tender';
import { exportRoutes } from '#contract/resources/export';
import { serverLimits } from '#contract/rules/server-limits';
import { runExport } from '#functions/export/run-export';
import { exportScope, findExport, jobOf } from '#functions/export/store';
import { keys, partitions } from '#functions/shared/data/keys';
import { anyOf, organizationScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { update } from '#functions/shared/data/write';
import { acquireLease } from '#functions/shared/jobs/lease';
import { announceJob } from '#functions/shared/jobs/ticket';
import { callRaw, type Caller } from '../support/call.ts';
import { make } from '../support/documents.ts';
import { sendInput } from '../support/resources/tender.ts';
import { tendersOf } from '../support/tenders.ts';
import { endedExport, volumeOf } from '../support/exports.ts';
import { runInProcess } from '../support/in-process.ts';
import { mailsTo } from '../support/mail.ts';
import {
  addMember,
  call,
  makeCustomer,
  makeOwner,
  makePerson,
  makeReference,
  write,
  type Owner,
} from '../support/people.ts';
import { pdf } from '../support/pictures.ts';
import { auditOf, dumpPartition, putRow } from '../support/table.ts';
import { sweep, upload } from '../support/uploads.ts';

const ask = (caller: Caller) => callRaw(exportRoutes.makeExport, {}, caller);

const manifestOf = (files: Record<string, Uint8Array>) =>
  JSON.parse(Buffer.from(files['manifest.json']!).toString()) as {
    volume: { number: number; isLast: boolean };
    files: { path: string }[];
  };

/** A file that the library lists with this size. It has no object, as if it had just been deleted. */
const putAsset = ({ organizationId, owner }: Owner, id: string, size: number) =>
  putRow(keys.asset(organizationId, id), {
    id,
    name: `${id}.pdf`,
    contentType: 'application/pdf',
    size,
    status: 'ready',
    url: `/assets/${organizationId}/${id}/document.pdf`,
    variants: [],
    sha256: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: owner.userId,
  });

beforeAll(() => runInProcess());

/** Only a bundle can render pages. */
async function* withoutSite() {}

describe('an export', () => {
  it('is made, downloaded, recorded, and told to every owner twice', async () => {
    const owner = await makeOwner();
    const [other, admin] = [await makePerson(), await makePerson()];
    await addMember(owner.organizationId, other, 'owner');
    await addMember(owner.organizationId, admin, 'admin');
    const asking = { token: admin.accessToken, organizationId: owner.organizationId };
    const large = Buffer.concat([pdf, Buffer.alloc(20 * 1024 ** 2, 'a')]);
    await upload(owner.caller, large, 'application/pdf', 'Suunnitelma.pdf');
    expect((await ask(asking)).body).toMatchObject({ status: 'pending', volumes: [] });
    const made = await endedExport(asking);
    expect(made).toMatchObject({
      status: 'ready',
      createdBy: admin.userId,
      volumes: [{ bytes: expect.any(Number) }],
    });
    expect(made.volumes[0]!.bytes).toBeGreaterThan(large.length);
    const files = await volumeOf(asking, 1);
    const document = Object.entries(files).find(([path]) => path.endsWith('/Suunnitelma.pdf'));
    expect(Buffer.from(document![1]).equals(large)).toBe(true);
    expect((await callRaw(exportRoutes.downloadExport, { volume: 2 }, asking)).status).toBe(404);
    for (const { email } of [owner.owner, other])
      await expect
        .poll(
          async () =>
            (await mailsTo(email)).filter(({ subject }) => subject.startsWith('All data of')).length,
        )
        .toBe(2);
    expect((await mailsTo(admin.email)).filter(({ subject }) => subject.startsWith('All data of'))).toEqual(
      [],
    );
    const audit = (await auditOf(owner.organizationId)).filter(({ subject }) => subject === made.id);
    expect(audit.map(({ action }) => action)).toEqual(['organization.export', 'organization.download']);
  });

  it('has the files that buyers were sent, as they were', async () => {
    const { owner, organizationId, caller } = await makeOwner();
    const customer = await makeCustomer(owner, organizationId);
    const { id: referenceId } = await makeReference(owner, organizationId, customer.id);
    const tenders = tendersOf(caller);
    const tenderId = await tenders.newTender();
    const sent = await make(caller, { title: 'Offer: 1/2', channel: 'tender', referenceIds: [referenceId] });
    const { id } = await call(
      tenderRoutes.sendTender,
      { id: tenderId, ...sendInput, documentIds: [sent.id] },
      caller,
    );
    await call(documentRoutes.deleteDocument, { id: sent.id }, caller);
    await ask(caller);
    expect((await endedExport(caller)).status).toBe('ready');
    const files = await volumeOf(caller, 1);
    expect(Buffer.from(files[`documents/${id}-1/Offer_ 1_2.csv`]!)).toEqual(sent.bytes);
  });

  it('asked for by two people at once is made once', async () => {
    const { caller } = await makeOwner();
    const answers = await Promise.all([ask(caller), ask(caller), ask(caller)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(refused).toEqual(['EXPORT_RUNNING', 'EXPORT_RUNNING']);
    expect((await endedExport(caller)).status).toBe('ready');
    expect((await ask(caller)).status).toBe(200);
  });

  it('of a large library is made in volumes, with each file once', async () => {
    const owner = await makeOwner();
    const size = Math.ceil(serverLimits.exportVolumeBytes * 0.6);
    const ids = ['A', 'B', 'C'].map((end) => `01HZX00000000000000000000${end}`);
    for (const id of ids) await putAsset(owner, id, size);
    expect((await ask(owner.caller)).status).toBe(200);
    expect((await endedExport(owner.caller)).volumes).toHaveLength(3);
    const manifests = [1, 2, 3].map(async (number) => manifestOf(await volumeOf(owner.caller, number)));
    const all = await Promise.all(manifests);
    expect(all.map(({ volume: { isLast } }) => isLast)).toEqual([false, false, true]);
    expect(
      all.flatMap(({ files }) => files.map(({ path }) => path).filter((path) => path.startsWith('files/'))),
    ).toEqual(ids.map((id) => `files/${id}/${id}.pdf`));
    const due = await dumpPartition(partitions.scheduled('export'));
    expect(due.filter(({ organizationId }) => organizationId === owner.organizationId)).toEqual([]);
  });

  it('whose worker has died is made by the next one', async () => {
    const { caller, organizationId } = await makeOwner();
    expect((await ask(caller)).status).toBe(200);
    await endedExport(caller);
    const table = scopedTable(anyOf(organizationScope(organizationId), exportScope(organizationId)));
    const key = keys.export(organizationId);
    const { id } = (await findExport(table, organizationId))!;
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const dueAt = ago(1).toISOString();
    await write([update(key, { set: { status: 'pending', volumes: [], dueAt } }, {})]);
    await write([announceJob(jobOf(organizationId, id), dueAt)]);
    const lost = (await findExport(table, organizationId))!;
    expect(await acquireLease(table, key, lost, ago(serverLimits.jobLeaseMinutes + 1))).toBeDefined();
    await sweep();
    expect(await endedExport(caller)).toMatchObject({ id, status: 'ready', volumes: [{}] });
  });

  it('that kills every worker ends as failed, and the next one can be asked for', async () => {
    const { caller, organizationId } = await makeOwner();
    expect((await ask(caller)).status).toBe(200);
    const { id } = await endedExport(caller);
    const set = { status: 'pending', attempts: serverLimits.jobAttempts, dueAt: new Date().toISOString() };
    await write([update(keys.export(organizationId), { set }, {})]);
    await runExport({ organizationId, id }, new Date(), () => undefined, withoutSite);
    expect(await endedExport(caller)).toMatchObject({
      status: 'failed',
      reason: 'The archive could not be made',
    });
    expect((await ask(caller)).status).toBe(200);
  });
});
