import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { withdrawByLink } from '#functions/approval/answer-by-link';
import { saveBuyerProof } from '#functions/tender/save-buyer-proof';
import { proofHashOf } from '#functions/publication/proof-address';
import { partitions } from '#functions/shared/data/keys';
import { fileOf, makeProving, expectDiscreet, openProof } from '../support/buyer-proofs.ts';
import { callRaw } from '../support/call.ts';
import { codeIn, readText } from '../support/document-texts.ts';
import { makeForm, paragraph, wordFile } from '../support/forms.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { ownersContext, runQuietly } from '../support/in-process.ts';
import { call } from '../support/people.ts';
import { inTenders } from '../support/resources/buyer-proof.ts';
import { dumpPartition } from '../support/table.ts';
import { finishHere } from '../support/withdrawals.ts';

const { origin } = inject('cloud');
runQuietly();
const ours = await makeProving();
const { caller, organizationId, owner, newPick, confirm, save, saveRaw, renew, end, get } = ours;

const record = (customerId: string, more: object = {}) =>
  call(permissionRoutes.recordPermission, { customerId, ...inTenders, ...more }, caller);

const hashOf = (path = '') => proofHashOf(path.split('/').at(-1)!);

describe('a proof', () => {
  it('says confirmed for the very text that the customer approved, with its mail domain', async () => {
    const about = await newPick();
    await confirm(about);
    const { path, references } = await save(about.tenderId);
    expect(references).toMatchObject([{ referenceId: about.referenceId, state: 'confirmed' }]);
    const { status, html, states } = await openProof(path!);
    expect([status, states]).toEqual([200, ['confirmed', 'confirmed']]);
    expect(html.includes('Confirmed by the customer on')).toBe(true);
    expect(html.includes('customer.example')).toBe(true);
    expect(html.includes('€380,000')).toBe(true);
    // Nobody has granted that the contact is named.
    expect(html.includes('Maija Meri')).toBe(false);
  });

  it('does not say confirmed once the text or a figure was changed', async () => {
    const about = await newPick();
    await confirm(about);
    const values = { contractValue: { amount: 390_000, currency: 'EUR', vat: 'excluded' } };
    await callRaw(referenceRoutes.saveFacts, { id: about.referenceId, version: 1, values }, caller);
    const { path } = await save(about.tenderId);
    const { html, states } = await openProof(path!);
    expect(states).toEqual(['changed', 'changed']);
    expect(html.includes('Confirmed by the customer on')).toBe(false);
    expect((await fileOf(path)).references).toMatchObject([{ state: 'changed' }]);
    expect(JSON.stringify(await fileOf(path))).not.toContain('"signature"');
  });

  it('never says confirmed of an entry that members recorded', async () => {
    const about = await newPick();
    await record(about.customerId);
    const { path } = await save(about.tenderId);
    const { html, states } = await openProof(path!);
    expect(states).toEqual(['held', 'held']);
    expect(html.includes('permission is held by')).toBe(true);
    expect(html.includes('Confirmed by the customer')).toBe(false);
    // Nobody has allowed the value.
    expect(html.includes('380,000')).toBe(false);
  });

  it('is refused for a reference that its customer does not allow', async () => {
    const about = await newPick();
    expect(await saveRaw(about.tenderId)).toMatchObject({
      status: 409,
      body: { code: 'PERMISSION_REQUIRED', references: [{ id: about.referenceId }] },
    });
  });

  it('names the tender as the team wants, and then not its buyer', async () => {
    const about = await newPick();
    await record(about.customerId);
    const { path } = await save(about.tenderId, { name: 'A public tender for school design' });
    const { html } = await openProof(path!);
    expect(html.includes('A public tender for school design')).toBe(true);
    expect(html.includes('Kuusilahti')).toBe(false);
  });

  it('weighs little, is read in any language, and is never cached, framed or indexed', async () => {
    const first = await newPick();
    const others = [await newPick({}, first.tenderId), await newPick({}, first.tenderId)];
    for (const about of [first, ...others]) await confirm(about);
    const { path } = await save(first.tenderId);
    await expectDiscreet(path!);
  });

  it('counts its opens by day, and nothing else', async () => {
    const about = await newPick();
    await record(about.customerId);
    const { path } = await save(about.tenderId);
    await openProof(path!);
    await openProof(path!, { headers: { cookie: 'a=b' } });
    await openProof(path!, { method: 'HEAD' });
    expect((await get(about.tenderId)).opens).toMatchObject([{ count: 2 }]);
    const rows = await dumpPartition(partitions.proof(hashOf(path)));
    const opens = rows.filter(({ sk }) => String(sk).startsWith('OPEN#'));
    expect(opens.map((row) => Object.keys(row).toSorted())).toEqual([['count', 'expiresAt', 'pk', 'sk']]);
    expect((await save(about.tenderId)).opens).toMatchObject([{ count: 2 }]);
  });

  it('keeps its token out of every row and every log', async () => {
    const about = await newPick();
    await record(about.customerId);
    const { path } = await save(about.tenderId);
    const token = path!.split('/').at(-1)!;
    await ours.file(about, { format: 'pdf' });
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = [
      await dumpPartition(partitions.organization(organizationId)),
      await dumpPartition(partitions.proof(hashOf(path))),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
    await openProof(path!);
    await openProof(`${path}/proof.json`);
    for (const file of Object.values(inject('cloud').logs))
      expect(readFileSync(file, 'utf8').includes(token), file).toBe(false);
  });
});

it('is named in files for its buyer alone, and in none once it has ended', async () => {
  const about = await newPick();
  await record(about.customerId);
  const { path } = await save(about.tenderId);
  const { id: form } = await makeForm(caller, wordFile(paragraph('{tender}: {proof}')));
  const textOf = async (wanted: object) => {
    const { format, bytes } = await ours.file(about, wanted);
    return (await readText(format, bytes)).replaceAll(/\s/g, '');
  };
  const filled = { format: 'docx', form };
  expect(await textOf(filled)).toContain(`:${origin}${path}`);
  expect(await textOf({ format: 'docx', channel: 'document' })).not.toContain('/proof/');
  expect(await textOf({ ...filled, channel: 'document' })).toContain(':–');
  await end(about.tenderId);
  expect(await textOf(filled)).toContain(':–');
});

describe('an ended proof', () => {
  const secret = 'Glasswing Observatory';
  const newEnded = async () => {
    const about = await newPick({ name: secret });
    await confirm(about);
    const made = await save(about.tenderId);
    expect((await openProof(made.path!)).html.includes(secret)).toBe(true);
    return { ...about, ...made };
  };
  const expectEnded = async (path: string) => {
    const { status, html, states } = await openProof(path);
    expect([status, states]).toEqual([410, ['ended']]);
    expect(html.includes('This proof has ended')).toBe(true);
    for (const told of [secret, 'Kuusilahti', 'Proof Oy']) expect(html.includes(told)).toBe(false);
    expect((await openProof(`${path}/proof.json`)).status).toBe(410);
    expect(JSON.stringify(await dumpPartition(partitions.proof(hashOf(path))))).not.toContain(secret);
  };

  it('gives 410 without its content', async () => {
    const { tenderId, path } = await newEnded();
    await end(tenderId);
    await expectEnded(path!);
    const again = await save(tenderId);
    expect(again.path).not.toBe(path);
    await expectEnded(path!);
  });

  it('is one that has another address now, of which only one call made one', async () => {
    const { tenderId, path, generation } = await newEnded();
    const made = await Promise.all([renew(tenderId, generation), renew(tenderId, generation)]);
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await expectEnded(path!);
    const { path: other } = await get(tenderId);
    expect((await openProof(other!)).states).toEqual(['confirmed', 'confirmed']);
  });

  it('goes with its tender, and an unknown address is 404', async () => {
    const { tenderId, path } = await newEnded();
    await call(tenderRoutes.deleteTender, { id: tenderId }, caller);
    await expectEnded(path!);
    const { status } = await openProof(`/proof/${'a'.repeat(43)}`);
    expect(status).toBe(404);
    expect((await openProof('/proof/short')).status).toBe(404);
  });

  it('is over after its last day', async () => {
    const { tenderId, path } = await newEnded();
    await ours.update(tenderId, { holdUntil: '2026-01-01' });
    expect((await saveRaw(tenderId)).body).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect((await openProof(path!)).status).toBe(200);
  });
});

describe('a withdrawal', () => {
  it('by the contact shows on the page, which names the customer no more', async () => {
    const about = await newPick({ name: 'Bridge of Larkspur' });
    const token = await confirm(about);
    const saved = await save(about.tenderId);
    const { bytes } = await ours.file(about, { format: 'docx' });
    const address = await codeIn(bytes);
    expect(address).toBe(origin + saved.path);
    const path = new URL(address).pathname;
    expect((await openProof(path)).states).toEqual(['confirmed', 'confirmed']);
    await withdrawByLink(token, ['tender'], new Date());
    await expect
      .poll(
        async () => {
          await finishHere();
          return (await openProof(path)).states;
        },
        { timeout: 20_000 },
      )
      .toEqual(['withdrawn', 'withdrawn']);
    const { html } = await openProof(path);
    expect(html.includes('Withdrawn on')).toBe(true);
    for (const told of ['Larkspur', about.customer.name, 'customer.example'])
      expect(html.includes(told)).toBe(false);
    expect(JSON.stringify(await fileOf(path))).not.toContain('Larkspur');
    expect(JSON.stringify(await dumpPartition(partitions.proof(hashOf(path))))).not.toContain('Larkspur');
    expect((await get(about.tenderId)).references).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('reaches the page although the job dies after any write', async () => {
    const about = await newPick();
    await record(about.customerId);
    const { path } = await save(about.tenderId);
    await call(permissionRoutes.withdrawPermission, { referenceId: about.referenceId }, caller);
    while (!(await cutOffAfter(1, finishHere)));
    expect((await openProof(path!)).states).toEqual(['withdrawn', 'withdrawn']);
  });

  it('that comes just before the page is written refuses it', async () => {
    const about = await newPick();
    await record(about.customerId);
    const context = ownersContext(organizationId, owner.userId, new Date());
    let isFirst = true;
    const getMany: typeof context.table.getMany = async (...given) => {
      const found = await context.table.getMany(...given);
      if (isFirst && given[0][0]?.sk.startsWith('CUST#')) {
        isFirst = false;
        await call(permissionRoutes.withdrawPermission, { referenceId: about.referenceId }, caller);
      }
      return found;
    };
    const table = { ...context.table, getMany };
    await expect(saveBuyerProof({ ...context, table }, { id: about.tenderId })).rejects.toMatchObject({
      code: 'PERMISSION_REQUIRED',
    });
    expect(isFirst).toBe(false);
  });
});

it('an erased contact is named no more, and what they allowed stays', async () => {
  const called = { name: 'Sirpa Soitto', phone: '+358 40 123 4567' };
  const about = await newPick({}, undefined, called);
  await confirm(about, ['name', 'text', 'value', 'person']);
  const { path } = await save(about.tenderId);
  const before = await openProof(path!);
  for (const told of ['Sirpa Soitto', 'Maija Meri']) expect(before.html.includes(told), told).toBe(true);
  for (const contactId of [about.calledId!, about.contact.id])
    await call(customerRoutes.eraseContact, { id: about.customerId, contactId }, caller);
  const { html, states } = await openProof(path!);
  expect(states).toEqual(['confirmed', 'confirmed']);
  const rows = JSON.stringify(await dumpPartition(partitions.proof(hashOf(path))));
  for (const told of ['Sirpa Soitto', 'Maija Meri', '123 4567'])
    expect([html.includes(told), rows.includes(told)], told).toEqual([false, false]);
});

it('no other organization reads, makes or ends a proof', async () => {
  const about = await newPick();
  await record(about.customerId);
  const { path } = await save(about.tenderId);
  const theirs = await makeProving();
  expect((await theirs.saveRaw(about.tenderId)).status).toBe(404);
  expect((await theirs.renew(about.tenderId, 1)).status).toBe(404);
  await expect(theirs.end(about.tenderId)).rejects.toThrow();
  await expect(theirs.get(about.tenderId)).rejects.toThrow();
  expect((await openProof(path!)).status).toBe(200);
});
