import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRefused, permissionState } from '#contract/permission/state';
import type { PermissionEntry } from '#contract/resources/permission';
import type { Subject } from '#contract/rules/choices';
import { holdUntilOf } from '#contract/tender/light';
import { readLedger, readSnapshotTexts } from '#functions/permission/store';
import { proofHashOf } from '#functions/publication/proof-address';
import { partitions } from '#functions/shared/data/keys';
import { runQuietly } from '../support/in-process.ts';
import { dumpPartition } from '../support/table.ts';
import { makeMoves, move, type Made } from '../support/tender-moves.ts';
import { finishHere } from '../support/withdrawals.ts';

runQuietly();

type Scene = Awaited<ReturnType<typeof makeMoves>>;
type Page = Extract<Made, { kind: 'proof' }>;
type Ledgers = Map<string, PermissionEntry[]>;

const ledgersOf = async ({ customers, context }: Scene): Promise<Ledgers> =>
  new Map(await Promise.all(customers.map(async ({ id }) => [id, await readLedger(context(), id)] as const)));

const textsOf = (scene: Scene, ledgers: Ledgers) => {
  const hashes = [...ledgers.values()].flat().flatMap(({ snapshot }) => snapshot ?? []);
  return readSnapshotTexts(scene.context(), hashes);
};

/** Amounts are written with commas in files. */
const wordsIn = ({ words }: Scene, text: string) =>
  [...text.replaceAll(/(\d),(?=\d{3})/g, '$1').matchAll(/w\d+z|\b7\d{6}\b|Acme/g)].flatMap(([found]) => {
    const known = words.get(found);
    return known ? [{ found, ...known }] : [];
  });

/** What a file, a page or a dispatch tells of one reference, on the days on which that must be allowed. */
interface Claim {
  what: string;
  tenderId: string;
  customerId: string;
  referenceId: string;
  days: string[];
  said: readonly Subject[];
  words: ReturnType<typeof wordsIn>;
}

/** A file has one line for each reference. */
const lineWith = (text: string, title: string) => text.split('\r\n').find((line) => line.includes(title))!;

async function claimsOf(scene: Scene, made: Made): Promise<Claim[]> {
  const { kind: what, tenderId, day } = made;
  if (made.kind === 'proof') return await pageClaims(scene, made);
  const { tender } = await scene.read(tenderId);
  const days = made.kind === 'dispatch' ? [day, holdUntilOf(tender)] : [day];
  return made.said.map(({ customerId, referenceId, subjects: said, title }) => {
    const words = made.kind === 'file' ? wordsIn(scene, lineWith(made.text, title)) : [];
    return { what, tenderId, customerId, referenceId, days, said, words };
  });
}

async function pageClaims(scene: Scene, { kind, tenderId, path, day }: Page): Promise<Claim[]> {
  const rows = await dumpPartition(partitions.proof(proofHashOf(path.split('/').at(-1)!)));
  return rows.flatMap(({ text, customerId, referenceId }) => {
    if (typeof text !== 'string') return [];
    const words = wordsIn(scene, text);
    const said = [...new Set(words.map(({ subject }) => subject))];
    const about = { customerId: customerId as string, referenceId: referenceId as string };
    return [{ what: kind, tenderId, ...about, days: [day], said, words }];
  });
}

/** What this ledger does not allow of a claim. A link allows the words that its contact saw. */
function refusedBy(entries: readonly PermissionEntry[], claim: Claim, texts: ReadonlyMap<string, string>) {
  const { tenderId, referenceId, days, said, words } = claim;
  const tables = days.map((today) => permissionState(entries, { tenderId, referenceId, today }));
  const unseen = words.filter(({ subject, seenAs }) => {
    const { entryId } = tables[0]![subject].tender;
    const { snapshot } = entries.find(({ id }) => id === entryId) ?? {};
    return !said.includes(subject) || (snapshot && !texts.get(snapshot)?.includes(seenAs));
  });
  return [
    ...said.filter((one) => tables.some((table) => table[one].tender.state !== 'allowed')),
    ...unseen.map(({ found, subject }) => `${found} (${subject})`),
  ];
}

/** One of the ledgers that were in force during the round must allow all of it. */
function expectAllowed(claim: Claim, [before, after]: [Ledgers, Ledgers], texts: Map<string, string>) {
  const { customerId } = claim;
  const [had, has] = [before.get(customerId)!.length, after.get(customerId)!];
  const ledgers = Array.from({ length: has.length - had + 1 }, (_, more) => has.slice(0, had + more));
  const refused = ledgers.map((entries) => refusedBy(entries, claim, texts));
  if (refused.some(({ length }) => length === 0)) return;
  const history = has.map(({ kind, method, tender, referenceId, subjects, expiresOn }) =>
    [kind, method, tender?.id, referenceId, subjects.join(), expiresOn].join(' '),
  );
  expect({ claim, refused, history }).toBe('allowed');
}

/** Once the job has run, a page that is open tells nothing that has been taken back. */
async function expectCurrent(scene: Scene, pages: Iterable<Page>): Promise<void> {
  await finishHere();
  const ledgers = await ledgersOf(scene);
  for (const page of pages)
    for (const { customerId, said, ...about } of await pageClaims(scene, page)) {
      const table = permissionState(ledgers.get(customerId)!, { ...about, today: page.day });
      const refused = said.filter((one) => isRefused(table[one].tender.state));
      expect(refused, `on an open page of ${about.referenceId}`).toEqual([]);
    }
}

const many = { size: 'max' } as const;
const round = fc.array(move, { ...many, minLength: 3, maxLength: 4 });
const rounds = fc.array(round, { ...many, minLength: 10, maxLength: 12 });

it('no file, page or dispatch tells what the ledger does not allow under require', async () => {
  const counts: Record<string, number> = {};
  const property = fc.asyncProperty(rounds, async (sequence) => {
    const scene = await makeMoves();
    const pages = new Map<string, Page>();
    for (const moves of sequence) {
      const before = await ledgersOf(scene);
      const outcomes = await Promise.all(moves.map((one) => scene.act(one)));
      const made = outcomes.filter((one) => typeof one !== 'string');
      const claims = (await Promise.all(made.map((one) => claimsOf(scene, one)))).flat();
      const after = await ledgersOf(scene);
      const texts = await textsOf(scene, after);
      for (const claim of claims) expectAllowed(claim, [before, after], texts);
      for (const one of outcomes) {
        const name = typeof one === 'string' ? one : one.kind;
        counts[name] = (counts[name] ?? 0) + 1;
      }
      for (const one of made) if (one.kind === 'proof') pages.set(one.tenderId, one);
      await expectCurrent(scene, pages.values());
      await scene.reopen();
    }
  });
  await fc.assert(property, { numRuns: 4 });
  console.info('outcomes of moves', counts);
  for (const least of ['file', 'proof', 'dispatch']) expect(counts[least], least).toBeGreaterThan(0);
});
