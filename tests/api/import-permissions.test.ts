import { readFile } from 'node:fs/promises';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { permissionState } from '#contract/permission/state';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { channels, subjects } from '#contract/rules/choices';
import { partitions } from '#functions/shared/data/keys';
import {
  begunWith,
  waitingLines,
  type Line,
} from '#web/workspace/features/references/imports/permissions/waiting-lines.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { earlierImports, undoImport } from '#web/workspace/features/references/imports/undo-import.ts';
import { readApprovals } from '#web/workspace/permissions/approval/approvals.ts';
import { entryOf } from '#web/workspace/permissions/record-many/record-many.ts';
import { recordingOf } from '#web/workspace/permissions/record-many/recording.ts';
import { readPermissions } from '#web/workspace/permissions/state/overview-data.ts';
import { callRaw } from '../support/call.ts';
import { bringFile, contextOf, customersOf, referencesOf } from '../support/imports.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailsTo } from '../support/mail.ts';
import { call, makeOwner, type Owner } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

runQuietly();

const sample = async (name: string) => {
  const bytes = await readFile(new URL(`../support/import-samples/${name}`, import.meta.url));
  return { file: name, sheets: await readTable(new Uint8Array(bytes), name) };
};

/** The screen lists these. */
async function linesOf(owner: Owner): Promise<Map<string, Line[]>> {
  const { call: send } = contextOf(owner);
  const permissions = await readPermissions(send);
  const requests = await readApprovals(send);
  return waitingLines({ references: await referencesOf(owner), requests, ...permissions });
}

/** Records a line as the dialog does when somebody changes nothing but how it was said. Returns the refusal. */
async function record(owner: Owner, lines: readonly Line[], line: Line): Promise<string | undefined> {
  const begun = begunWith(lines);
  const form = { ...begun, chosen: [], agreedOn: '', contactId: '', wording: '', evidence: '' };
  const { id, attributes } = line.reference;
  const { given, refusal } = recordingOf({ ...form, method: 'spoken' }, id, { begun, assetIds: [] });
  const about = { reference: line.reference, customer: { id: attributes.customerId, name: 'Customer' } };
  const said = [
    ...(refusal ? [await callRaw(permissionRoutes.withdrawPermission, refusal, owner.caller)] : []),
    ...(given
      ? [await callRaw(permissionRoutes.recordPermission, entryOf(given, about, 'Us'), owner.caller)]
      : []),
  ];
  const refused = said.find(({ status }) => status >= 400);
  return (refused?.body as { code?: string } | undefined)?.code;
}

/** Customers who have closed something before their references come: all of it, all again, and a part. */
async function closeSome(owner: Owner) {
  const make = async (name: string) => (await call(customerRoutes.createCustomer, { name }, owner.caller)).id;
  const close = (input: object) => call(permissionRoutes.withdrawPermission, input, owner.caller);
  const grant = (customerId: string) =>
    call(
      permissionRoutes.recordPermission,
      { customerId, subjects, channels, wording: 'You may', method: 'contract' },
      owner.caller,
    );
  const refusing = await make('Kuusilahden kaupunki');
  await close({ customerId: refusing });
  const withdrawing = await make('Rantakallion kaupunki');
  await grant(withdrawing);
  await close({ customerId: withdrawing });
  const revoked = await make('Suvantolan Vesi Oy');
  await grant(revoked);
  await close({ customerId: revoked, by: 'us' });
  const partly = await make('Merikaarteen kaupunki');
  await close({ customerId: partly, subjects: ['text'], channels: ['website', 'tender'] });
  return { closed: [refusing, withdrawing, revoked], partly };
}

const publicRows = async ({ organizationId }: Owner) =>
  (await dumpPartition(partitions.public(organizationId))).map(({ sk }) => sk);

async function contactsOf(owner: Owner) {
  const customers = await customersOf(owner);
  const lists = await Promise.all(
    customers.map(async ({ id }) => (await call(customerRoutes.listContacts, { id }, owner.caller)).contacts),
  );
  return lists.flat();
}

describe.each([
  ['references-messy.xlsx', 43],
  ['references-messy.csv', 59],
])('permissions of %s', (name, people) => {
  it('wait for a person, mail nobody, publish and confirm nothing, and open nothing closed', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    const { closed, partly } = await closeSome(owner);
    const standing = await readPermissions(contextOf(owner).call);
    const before = await publicRows(owner);
    await bringFile(owner, await sample(name));
    const isUntouched = async () => {
      expect(await publicRows(owner)).toEqual(before);
      expect(new Set((await referencesOf(owner)).map(({ status }) => status))).toEqual(new Set(['Draft']));
      const contacts = await contactsOf(owner);
      const mails = await mailsTo(...contacts.map(({ email }) => email));
      expect([contacts.length, mails]).toEqual([people, []]);
    };
    await isUntouched();
    expect((await readPermissions(contextOf(owner).call)).entries).toEqual(standing.entries);

    const found = await linesOf(owner);
    expect([...found.values()].map(([one]) => one!.permission.seems)).toEqual([
      'refused',
      'withdrawn',
      'without name',
      ...Array.from({ length: 6 }, () => 'allowed'),
      'to ask',
      'not clear',
    ]);
    const customerOf = ({ reference }: Line) => reference.attributes.customerId;
    const opening = [...found.values()].flat().filter(({ permission }) => permission.subjects.length > 0);
    expect(opening.filter((line) => closed.includes(customerOf(line)))).toEqual([]);
    expect(opening.filter(({ isClosed }) => isClosed).every((line) => customerOf(line) === partly)).toBe(
      true,
    );
    for (const lines of found.values())
      for (const line of lines) {
        if (['to ask', 'not clear', 'without name'].includes(line.permission.seems)) continue;
        const code = await record(owner, lines, line);
        expect(code).toBe(line.isClosed ? 'PERMISSION_CLOSED' : undefined);
      }

    const { entries, today } = await readPermissions(contextOf(owner).call);
    const references = await referencesOf(owner);
    for (const { id, attributes } of references.filter((one) => closed.includes(one.attributes.customerId))) {
      const own = entries.filter(({ customerId }) => customerId === attributes.customerId);
      const state = permissionState(own, { referenceId: id, today });
      const states = Object.values(state).flatMap((row) => Object.values(row).map((cell) => cell.state));
      expect(states.filter((one) => one !== 'declined' && one !== 'withdrawn')).toEqual([]);
    }
    const made = entries.filter(({ referenceId }) => referenceId !== undefined);
    const kinds = new Set(made.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['granted', 'declined', 'withdrawn']));
    expect(made.filter(({ method, person }) => method !== 'spoken' || person)).toEqual([]);
    await isUntouched();
    await expectConsistent(owner.organizationId);

    const [brought] = earlierImports(references);
    const { kept } = await undoImport(contextOf(owner), brought!);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(made.map(({ referenceId }) => referenceId)));
    expect((await readPermissions(contextOf(owner).call)).entries).toEqual(entries);
    expect(await publicRows(owner)).toEqual(before);
  });
});

const table = async (file: string, ...rows: string[]) => ({
  file,
  sheets: await readTable(strToU8(['Project no;Title;Client;Permission', ...rows].join('\n')), file),
});

/** Such as “no: Quay”. */
const shown = async (owner: Owner) =>
  [...(await linesOf(owner)).values()]
    .flat()
    .map(({ reference, permission: { text, from } }) => `${reference.name}: ${text} (${from})`);

describe('words about permission of two files', () => {
  it('wait across files, name their row, and go with what an undo takes back', async () => {
    const owner = await makeOwner({ maxCards: 50 });
    await bringFile(
      owner,
      await table('2025.csv', 'P-1;Quay;Acme;no', 'P-2;Pier;Acme;yes', 'P-3;Shed;Acme;?', 'P-4;Hall;Acme;'),
    );
    expect(await shown(owner)).toEqual([
      'Quay: no (2025.csv, row 2)',
      'Pier: yes (2025.csv, row 3)',
      'Shed: ? (2025.csv, row 4)',
    ]);
    const [refusals] = (await linesOf(owner)).values();
    await record(owner, refusals!, refusals![0]!);
    const { id: quay } = refusals![0]!.reference;
    const { entries } = await call(permissionRoutes.getPermission, { referenceId: quay }, owner.caller);
    expect(entries).toMatchObject([
      {
        kind: 'declined',
        subjects: [...subjects],
        channels: [...channels],
        method: 'spoken',
        evidence: { note: 'From 2025.csv, row 2: “no”' },
      },
    ]);

    await bringFile(
      owner,
      await table('2026.csv', 'P-1;Quay;Acme;yes', 'P-2;Pier;Acme;ok, no logo', 'P-5;Mill;Acme;ask'),
    );
    // A later file cannot offer again what the customer refused.
    expect(await shown(owner)).toEqual([
      'Pier: yes (2025.csv, row 3)',
      'Pier: ok, no logo (2026.csv, row 3)',
      'Mill: ask (2026.csv, row 4)',
      'Shed: ? (2025.csv, row 4)',
    ]);
    const later = earlierImports(await referencesOf(owner)).find(({ file }) => file === '2026.csv');
    await undoImport(contextOf(owner), later!);
    expect(await shown(owner)).toEqual(['Pier: yes (2025.csv, row 3)', 'Shed: ? (2025.csv, row 4)']);
    const pier = (await referencesOf(owner)).find(({ name }) => name === 'Pier')!;
    await call(
      referenceRoutes.updateReference,
      { id: pier.id, attributes: pier.attributes, tags: ['by hand'] },
      owner.caller,
    );
    const [[line]] = (await linesOf(owner)).values() as unknown as [[Line]];
    expect(await record(owner, [line], line)).toBeUndefined();
    expect(await shown(owner)).toEqual(['Shed: ? (2025.csv, row 4)']);
  });
});
