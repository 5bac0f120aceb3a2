import { readFileSync } from 'node:fs';
import { customerRoutes } from '#contract/resources/customer';
import { routeKey, type Route } from '#contract/primitives/route';
import { importRoutes, type ImportCall } from '#contract/resources/import';
import { referenceRoutes } from '#contract/resources/reference';
import { readResult } from '#web/workspace/features/references/imports/job/read-result.ts';
import { sendScript } from '#web/workspace/features/references/imports/job/send-script.ts';
import {
  chosenCustomers,
  matchCustomers,
} from '#web/workspace/features/references/imports/match-customers.ts';
import { noteImport, unitsOf } from '#web/workspace/features/references/imports/note-import.ts';
import { planRows } from '#web/workspace/features/references/imports/plan.ts';
import { earlierImports, undoImport } from '#web/workspace/features/references/imports/undo-import.ts';
import { readFile } from '#web/workspace/features/references/imports/reading/read-file.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';
import { referencesQuery } from '#web/workspace/lib/organization/records.ts';
import { runEach } from '#web/workspace/lib/api/run-each.ts';
import { startTestCloud } from '../../support/cloud.ts';
import { picture } from '../../support/pictures.ts';
import { makeFirm, type Firm } from '../imports/firm.ts';
import { quantile, timed, type Finding, type Progress, type Section } from '../section.ts';

const sample = new Uint8Array(readFileSync('tests/support/import-samples/references-messy.xlsx'));
const rounds = 10;

/** The heading is a row too. */
const sizes = { pictures: { rows: 140, pictures: 200 }, rows: { rows: 4_999, pictures: 0 } };

const routes = (
  JSON.parse(readFileSync('docs/operations/capacity.json', 'utf8')) as {
    routes: Record<string, { reads: number; writes: number }>;
  }
).routes;

function tableOf({ rows, pictures }: { rows: number; pictures: number }): Uint8Array {
  const addresses = Array.from({ length: pictures }, (_, index) => `https://pictures.example/${index}.png`);
  const lines = Array.from({ length: rows }, (_, index) => {
    const own = addresses.filter((_address, at) => at % rows === index).join(' ');
    const text = `What became of the bridge over river ${index}, and why it holds. `.repeat(1 + (index % 20));
    return [
      `P-${index}`,
      `Bridge ${index} over river ${index * 7}`,
      `Town ${index % 97}`,
      `${1 + (index % 12)}/${2010 + (index % 15)}`,
      `${(index + 1) * 1_000} €`,
      `person${index % 97}@town.example`,
      text,
      own,
    ].join('\t');
  });
  const headings = 'Project number\tTitle\tCustomer\tEnd\tContract value\tEmail\tDescription\tPicture';
  return new TextEncoder().encode([headings, ...lines].join('\n'));
}

async function lookAt(bytes: Uint8Array) {
  const choices = firstChoices(await readFile(bytes, 'firm.tsv'));
  const { candidates } = readChosen(choices);
  const names = new Set(candidates.flatMap(({ texts }) => texts.customer ?? []));
  const customers = chosenCustomers(matchCustomers(names, []), new Map());
  const nothing = { references: [], names: new Map(), facts: new Map(), sizeLabels: new Map() };
  const around = { ...nothing, customers };
  return { around, rows: planRows(candidates, around) };
}

const routeOf: Partial<Record<ImportCall, Route>> = { ...customerRoutes, ...referenceRoutes };

/** The same records by the same calls, without anything that an import does beside them. */
async function bare(
  { call, upload }: Firm,
  { rows, pictures }: { rows: number; pictures: number },
  file: File,
) {
  const { id: customerId } = await call(customerRoutes.createCustomer, { name: 'Town' });
  await runEach(
    Array.from({ length: rows }, (_, index) => index),
    async (index) => {
      const own = Array.from({ length: pictures }, (_, at) => at).filter((at) => at % rows === index);
      for (const _ of own) await upload(file);
      const attributes = { customerId, description: 'What became of the bridge.' };
      const facts = { contractValue: { amount: 1_000, currency: 'EUR' as const } };
      await call(referenceRoutes.createReference, { name: `Bridge ${index}`, attributes, facts });
    },
  );
}

/** Returns the megabytes by which the memory of this process grew at most. */
async function grownBy(act: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  await act().finally(() => clearInterval(watching));
  return Math.round((most - before) / 2 ** 20);
}

/** A job costs what the calls of its steps cost. */
function addCall({ calls }: Firm, route: Route): void {
  const key = routeKey(route);
  calls.set(key, (calls.get(key) ?? 0) + 1);
}

const unitsOfCalls = (calls: ReadonlyMap<string, number>) =>
  [...calls].reduce(
    (sum, [key, count]) => ({
      reads: sum.reads + count * (routes[key]?.reads ?? 0),
      writes: sum.writes + count * (routes[key]?.writes ?? 0),
    }),
    { reads: 0, writes: 0 },
  );

interface Measured {
  name: string;
  /** Milliseconds. */
  look: number;
  whole: number;
  alone: number;
  /** Megabytes. */
  memory: number;
  reads: number;
  writes: number;
  calls: number;
}

async function reading(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(() => lookAt(sample)));
  return quantile(times, 0.5);
}

/** An undo begins with the list on the screen, so reading that is not counted. */
async function undoing({ context, calls }: Firm) {
  const references = referencesQuery(context.call, context.organizationId);
  const [earlier] = earlierImports(await context.client.fetchQuery(references));
  calls.clear();
  const whole = await timed(() => undoImport(context, earlier!));
  const measured = { whole, calls: countOf(calls), ...unitsOfCalls(calls) };
  const left = (await context.client.fetchQuery(references)).length;
  if (left > 0) throw new Error(`${left} references were not taken back`);
  return measured;
}

const countOf = (calls: ReadonlyMap<string, number>) =>
  [...calls.values()].reduce((sum, count) => sum + count, 0);

async function writing(progress: Progress): Promise<Finding[]> {
  const cloud = await startTestCloud();
  try {
    const image = new Uint8Array(await picture(1_600, 1_000).jpeg({ quality: 85 }).toBuffer());
    const file = new File([image], 'picture.jpg');
    const found: Measured[] = [];
    const undone: (Awaited<ReturnType<typeof undoing>> & { name: string })[] = [];
    for (const size of Object.values(sizes)) {
      const name = `${size.rows} references${size.pictures ? `, ${size.pictures} pictures` : ''}`;
      const [plain, firm] = [await makeFirm(cloud), await makeFirm(cloud)];
      progress(`${name}: the same calls alone`);
      const few = { rows: Math.min(size.rows, 500), pictures: size.pictures };
      const alone = (await timed(() => bare(plain, few, file))) * (size.rows / few.rows);
      progress(`${name}: the import`);
      let look = 0;
      let whole = 0;
      const memory = await grownBy(async () => {
        const started = performance.now();
        const { rows, around } = await lookAt(tableOf(size));
        look = performance.now() - started;
        const units = unitsOf(rows.map((row) => ({ row, choice: row.proposed })));
        const pictures = {
          fetch: async () => ({ name: 'picture.jpg', alt: '', bytes: image }),
          upload: firm.upload,
        };
        const about = { id: crypto.randomUUID(), kind: 'file' as const, file: 'firm.tsv', leftOut: 0 };
        const wanted = { importId: about.id, file: about.file, units, around, pictures, sheets: [] };
        const { script } = await noteImport(firm.context, wanted, () => undefined);
        for (const { call } of script.steps) addCall(firm, routeOf[call]!);
        const job = await sendScript(firm.context.call, { ...about, steps: script.steps });
        while ((await firm.call(importRoutes.getImport, {})).job?.status === 'pending')
          await new Promise((done) => {
            setTimeout(done, 1_000);
          });
        const { made, refused, refusedPictures } = await readResult(firm.context.call, job);
        whole = performance.now() - started;
        const [reason] = [...refused, ...refusedPictures].map((one) => one.reason);
        if (made.length !== size.rows || reason)
          throw new Error(`${made.length} of ${size.rows} references were made: ${reason}`);
      });
      const { reads, writes } = unitsOfCalls(firm.calls);
      found.push({ name, look, whole, alone, memory, reads, writes, calls: countOf(firm.calls) });
      if (!size.pictures) continue;
      progress(`${name}: taken back`);
      undone.push({ name, ...(await undoing(firm)) });
    }
    const [withPictures, many] = found;
    const seconds = (ms: number) => Number((ms / 1_000).toFixed(1));
    const within = (what: Measured, most: number) => ({
      goal: `${what.name} within ${most} s`,
      measured: `${seconds(what.whole)} s`,
      met: what.whole <= most * 1_000,
    });
    const memory = Math.max(...found.map((one) => one.memory));
    const written: Finding = {
      title: 'Writing',
      rows: found.map((one) => ({
        Import: one.name,
        'Look, s': seconds(one.look),
        'Whole, s': seconds(one.whole),
        'The same calls alone, s': seconds(one.alone),
        Ratio: (one.whole / one.alone).toFixed(2),
        Calls: one.calls,
        'Read units': Math.round(one.reads),
        'Write units': Math.round(one.writes),
        'Memory, MB': one.memory,
      })),
      goals: [
        within(withPictures!, 180),
        within(many!, 600),
        { goal: 'At most 512 MB more memory', measured: `${memory} MB`, met: memory <= 512 },
      ],
    };
    const takenBack: Finding = {
      title: 'Undoing',
      rows: undone.map((one) => ({
        Import: one.name,
        'Whole, s': seconds(one.whole),
        Calls: one.calls,
        'Read units': Math.round(one.reads),
        'Write units': Math.round(one.writes),
      })),
    };
    return [written, takenBack];
  } finally {
    await cloud.stop();
  }
}

export const section: Section = {
  title: 'Imports',
  method: `Imports run in Node by the code that the browser runs, against the local cloud in the same process. Reading is from the bytes of the
messy sample to the look before anything is written, the median of ${rounds}; it calls nothing, so it costs no unit. Writing makes drafts of a generated table
by four calls at once, with pictures of 1600 × 1000 pixels that need not be fetched from a website. The same calls alone are the uploads and
creations without an import; 500 of them stand for more. Units are those of \`docs/operations/capacity.json\` for each call, without processing of pictures.
An undo takes everything back that the import has made, its pictures included, by calls of the browser.
Memory is by how much the process grew, the local cloud's share included.`,
  async measure(progress) {
    progress('Reading');
    const median = await reading();
    const first: Finding = {
      title: 'Reading',
      rows: [{ File: 'references-messy.xlsx', 'To the look, ms': Math.round(median), Calls: 0 }],
      goals: [{ goal: 'At most 2 s', measured: `${(median / 1_000).toFixed(2)} s`, met: median <= 2_000 }],
    };
    return [first, ...(await writing(progress))];
  },
};
