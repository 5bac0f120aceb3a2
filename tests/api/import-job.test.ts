import { readFile } from 'node:fs/promises';
import { strToU8 } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { importRoutes } from '#contract/resources/import';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { teamRoutes } from '#contract/resources/team';
import { serverLimits } from '#contract/rules/server-limits';
import { runImport } from '#functions/import/run-import';
import { jobOf } from '#functions/import/store';
import type { Calls } from '#functions/import/write-step';
import { keys, partitions } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { announceJob } from '#functions/shared/jobs/ticket';
import { calls } from '#functions/triggers/write-import';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { callRaw, type Caller } from '../support/call.ts';
import { bringFile, endedImport, noteFile, recordsIn, referencesOf } from '../support/imports.ts';
import { runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailsTo } from '../support/mail.ts';
import { addMember, call, makeOwner, makePerson, write, type Owner } from '../support/people.ts';
import { importRow, importSteps } from '../support/resources/import.ts';
import { auditOf, dumpPartition, putRow, updateRow } from '../support/table.ts';

beforeAll(() => runInProcess());

const file = 'references-messy.xlsx';
const sample = new URL(`../support/import-samples/${file}`, import.meta.url);
const sheets = (await readTable(new Uint8Array(await readFile(sample)), file)).slice(0, 1);

const begin = { kind: 'file' as const, file: 'Silta.csv', leftOut: 3 };

async function send({ caller }: { caller: Caller }, id: string, pages: object[][]): Promise<void> {
  for (const [page, steps] of pages.entries())
    await call(
      importRoutes.putImportPage,
      { id, page: String(page), steps: steps as typeof importSteps },
      caller,
    );
}

const pasted = async (...lines: string[]) => ({
  file: 'pasted.csv',
  sheets: await readTable(strToU8(['Project no;Title;Client;Value', ...lines].join('\n')), 'pasted.csv'),
});

const writtenIn = async (owner: Owner) =>
  await Promise.all(
    (await referencesOf(owner)).map(async ({ id, name, version, externalId }) => {
      const { values, version: factsVersion } = await call(referenceRoutes.getFacts, { id }, owner.caller);
      return { name, version, externalId, values, factsVersion };
    }),
  );

/** The job as it is before its first run, without a ticket that would start one. */
async function waiting({ organizationId, owner }: Owner, id: string, set: object): Promise<void> {
  const dueAt = new Date(Date.now() + 3_600_000).toISOString();
  const row = { ...importRow('pending'), id, dueAt, createdBy: owner.userId, ...set };
  await putRow(keys.importJob(organizationId), row);
  await write([announceJob(jobOf(organizationId, id), dueAt)]);
}

const afterLease = () => new Date(Date.now() + (serverLimits.jobLeaseMinutes + 1) * 60_000);

const run = ({ organizationId }: Owner, id: string, dying: Calls = calls, at = new Date()) =>
  runImport({ organizationId, id }, at, () => undefined, { calls: dying, hasTime: () => true });

/** Some operations die after they have written. */
const dying = (isTo: (input: object) => boolean): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { route, run: act }]) => [
      name,
      {
        route,
        run: async (context: never, input: never) => {
          const made = await act(context, input);
          if (isTo(input)) throw new Error('The worker has died');
          return made;
        },
      },
    ]),
  ) as unknown as Calls;

/** All die as soon as `left` of them have written. */
function dyingAfter(left: number): Calls {
  let count = left;
  return dying(() => (count -= 1) < 0);
}

function dyingOnceAtEach(): Calls {
  const seen = new Set<string>();
  return dying((input) => seen.size < seen.add(JSON.stringify(input)).size);
}

describe('an import', () => {
  it('goes on without the tab, and tells whoever began it in their language', async () => {
    const owner = await makeOwner();
    const member = keys.member(owner.organizationId, owner.owner.userId);
    await write([update(member, { set: { language: 'fi' } }, {})]);
    const id = crypto.randomUUID();
    const broken = { ...importSteps[1]!, key: crypto.randomUUID(), input: '{"name":""}' };
    await send(owner, id, [[...importSteps, broken]]);
    const started = await callRaw(
      importRoutes.startImport,
      { id, pages: 1, steps: 3, ...begin },
      owner.caller,
    );
    expect([started.status, started.body.status]).toEqual([202, 'pending']);
    expect(await endedImport(owner)).toMatchObject({ status: 'done', settled: 3, made: 1, refused: 1 });
    const { steps, outcomes } = await call(importRoutes.getImportPage, { id, page: '0' }, owner.caller);
    const [reference] = await referencesOf(owner);
    expect(outcomes).toMatchObject([{}, { id: reference!.id }, { error: { code: 'VALIDATION_FAILED' } }]);
    expect(steps.map(({ about }) => about?.rows.length)).toEqual([undefined, 0, 2]);
    const told = async () =>
      (await mailsTo(owner.owner.email)).filter(({ subject }) => subject.startsWith('Silta'));
    await expect.poll(told).toHaveLength(1);
    const [mail] = await told();
    expect(mail!.subject).toBe('Silta on tuotu');
    expect(mail!.text).toMatch(/Luotu: 1\nMuutettu: 0\nJätetty pois valintasi mukaan: 3\nEi voitu tuoda: 1/);
    await expectConsistent(owner.organizationId);
  });

  it('whose workers die at any step makes each record once', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    const { script, importId } = await noteFile(owner, { file, sheets });
    const { steps } = script;
    const pages = Array.from({ length: Math.ceil(steps.length / 10) }, (_, n) =>
      steps.slice(n * 10, n * 10 + 10),
    );
    await send(owner, importId, pages);
    await waiting(owner, importId, { pages: pages.length, steps: steps.length });
    let at = Date.now();
    for (const left of [0, 4, 13, 22]) {
      await expect(run(owner, importId, dyingAfter(left), new Date(at))).rejects.toThrow('died');
      at += (serverLimits.jobLeaseMinutes + 1) * 60_000;
    }
    await run(owner, importId, calls, new Date(at));
    const rows = (await referencesOf(owner)).map(({ origin }) => origin!.row);
    const made = steps.filter((step) => step.call === 'createReference').length;
    expect([rows.length, new Set(rows).size]).toEqual([made, made]);
    expect(await endedImport(owner)).toMatchObject({ made, refused: 0, settled: steps.length });
    const due = await dumpPartition(partitions.scheduled('import'));
    expect(due.filter(({ organizationId }) => organizationId === owner.organizationId)).toEqual([]);
    await expectConsistent(owner.organizationId);
  });

  it('whose workers die at every step of an update changes each record once', async () => {
    const [owner, other] = [await makeOwner({ maxCards: 50 }), await makeOwner({ maxCards: 50 })];
    for (const one of [owner, other])
      await bringFile(one, await pasted('P-1;Quay;Acme;195 000 €', 'P-2;Pier;Acme;'));
    const second = await pasted(
      'P-1;Quay 2;Acme;250 000 €',
      'P-2;Pier;Acme;9 000 €',
      'P-3;Tower;Silta;1 000 €',
    );
    await bringFile(other, second);
    const { script, importId } = await noteFile(owner, second);
    const pages = script.steps.map((step) => [step]);
    await send(owner, importId, pages);
    await waiting(owner, importId, { pages: pages.length, steps: pages.length });
    const dyingCalls = dyingOnceAtEach();
    const dies = (at: number) =>
      run(owner, importId, dyingCalls, new Date(at)).then(
        () => false,
        () => true,
      );
    let at = Date.now();
    let deaths = 0;
    while (await dies(at)) {
      deaths += 1;
      at += (serverLimits.jobLeaseMinutes + 1) * 60_000;
    }
    expect(deaths).toBe(pages.length);
    expect(await endedImport(owner)).toMatchObject({
      made: 1,
      changed: 2,
      refused: 0,
      settled: pages.length,
    });
    expect(await writtenIn(owner)).toEqual(await writtenIn(other));
    await expectConsistent(owner.organizationId);
  });

  it('whose worker dies after it has saved settings has saved them', async () => {
    const owner = await makeOwner();
    const id = crypto.randomUUID();
    const input = JSON.stringify({ timeZone: 'Asia/Tokyo', version: 1 });
    await send(owner, id, [[{ key: crypto.randomUUID(), call: 'saveSettings', input }]]);
    await waiting(owner, id, { pages: 1, steps: 1 });
    await expect(run(owner, id, dyingAfter(0))).rejects.toThrow('died');
    await run(owner, id, calls, afterLease());
    const { outcomes } = await call(importRoutes.getImportPage, { id, page: '0' }, owner.caller);
    expect(outcomes.map(({ error }) => error)).toEqual([undefined]);
    expect(await call(organizationRoutes.getSettings, {}, owner.caller)).toMatchObject({
      timeZone: 'Asia/Tokyo',
      version: 2,
    });
  });

  it('that kills every worker ends as failed and says so', async () => {
    const owner = await makeOwner();
    const id = crypto.randomUUID();
    await send(owner, id, [importSteps]);
    await waiting(owner, id, { attempts: serverLimits.jobAttempts });
    await run(owner, id);
    expect((await endedImport(owner))?.status).toBe('failed');
    await expect
      .poll(async () => (await mailsTo(owner.owner.email)).map(({ subject }) => subject))
      .toContain('referenssit was brought in only in part');
  });

  it('refuses a step that still fails unexpectedly at the last attempt, and writes others', async () => {
    const owner = await makeOwner();
    const id = crypto.randomUUID();
    await send(owner, id, [importSteps]);
    await waiting(owner, id, { attempts: serverLimits.jobAttempts - 1 });
    const createReference = {
      ...calls.createReference,
      run: async () => await Promise.reject(new Error('A mistake of ours')),
    };
    await run(owner, id, { ...calls, createReference });
    expect(await endedImport(owner)).toMatchObject({ status: 'done', made: 0, refused: 1 });
  });

  it('is one at a time, and starting it twice is once', async () => {
    const owner = await makeOwner();
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of ids) await send(owner, id, [importSteps]);
    const start = (id: string) =>
      callRaw(importRoutes.startImport, { id, pages: 1, steps: 2, ...begin }, owner.caller);
    const answers = await Promise.all([start(ids[0]!), start(ids[0]!)]);
    expect(answers.map(({ body }) => body.id)).toEqual([ids[0], ids[0]]);
    await endedImport(owner);
    await putRow(keys.importJob(owner.organizationId), importRow('pending'));
    expect((await start(ids[1]!)).body.code).toBe('IMPORT_RUNNING');
    expect(await referencesOf(owner)).toHaveLength(1);
  });

  it('goes on when its member is removed, in their name, and mails nobody', async () => {
    const owner = await makeOwner();
    const member = await makePerson();
    await addMember(owner.organizationId, member, 'member');
    const caller = { token: member.accessToken, organizationId: owner.organizationId };
    const id = crypto.randomUUID();
    await send({ caller }, id, [importSteps]);
    await waiting(owner, id, { createdBy: member.userId, role: 'member' });
    await expect(run(owner, id, dyingAfter(0))).rejects.toThrow('died');
    await call(teamRoutes.removeMember, { userId: member.userId }, owner.caller);
    await run(owner, id, calls, afterLease());
    expect(await endedImport(owner)).toMatchObject({ status: 'done', made: 1, refused: 0 });
    const [reference] = await referencesOf(owner);
    expect(reference).toMatchObject({ status: 'Draft', createdBy: member.userId });
    const entries = await auditOf(owner.organizationId);
    expect(entries.find(({ action }) => action === 'reference.create')?.actor).toBe(member.userId);
    const about = (await mailsTo(member.email)).filter(({ subject }) => subject.startsWith('referenssit'));
    expect(about).toEqual([]);
  });

  it('whose plan ends meanwhile refuses its other rows, which a larger plan takes', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    const room = (maxCards: number) =>
      updateRow(keys.organization(owner.organizationId), 'SET maxCards = :max', { ':max': maxCards });
    const rows = Array.from({ length: 6 }, (_, n) => `P-${n};Bridge ${'abcdef'[n]};Acme;1 000 €`);
    const { script, importId } = await noteFile(owner, await pasted(...rows));
    const pages = script.steps.map((step) => [step]);
    await send(owner, importId, pages);
    await waiting(owner, importId, { pages: pages.length, steps: pages.length });
    await expect(run(owner, importId, dyingAfter(3))).rejects.toThrow('died');
    await room(4);
    await run(owner, importId, calls, afterLease());
    expect(await endedImport(owner)).toMatchObject({ status: 'done', made: 4, refused: 2 });
    await expectConsistent(owner.organizationId);
    await room(500);
    await bringFile(owner, await pasted(...rows));
    const numbers = (await referencesOf(owner)).map(({ externalId }) => externalId);
    expect(new Set(numbers)).toEqual(new Set(rows.map((_, n) => `P-${n}`)));
  });

  it('writes no page that another member has sent or changed', async () => {
    const owner = await makeOwner();
    const member = await makePerson();
    await addMember(owner.organizationId, member, 'member');
    const caller = { token: member.accessToken, organizationId: owner.organizationId };
    const id = crypto.randomUUID();
    await send({ caller }, id, [importSteps]);
    const page = { id, page: '0', steps: importSteps };
    expect((await callRaw(importRoutes.putImportPage, page, owner.caller)).body.code).toBe('IMPORT_RUNNING');
    const start = { id, pages: 1, steps: 2, ...begin };
    expect((await callRaw(importRoutes.startImport, start, owner.caller)).status).toBe(404);
    const before = await recordsIn(`ORG#${owner.organizationId}`);
    await waiting(owner, id, {});
    await run(owner, id);
    expect(await recordsIn(`ORG#${owner.organizationId}`)).toEqual(before);
  });
});
