import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { CardContent } from '#contract/cards/card';
import type { DocumentFormat } from '#contract/resources/document';
import { placesIn } from '#functions/document/make/manuscript';
import { keyOfPlace, type PictureFile } from '#functions/document/make/pictures';
import { fullCard, manuscriptFrom, organizationId } from '../../support/manuscripts.ts';
import { picture } from '../../support/pictures.ts';
import { timed, type Finding, type Progress, type Section } from '../section.ts';

register('../documents/load-files.mjs', import.meta.url);
// In a bundle, the compiler of PDFs lies beside it.
Object.assign(globalThis, {
  __dirname: fileURLToPath(new URL('../../../functions/document/make/pdf', import.meta.url)),
});
const { renderers } = await import('#functions/document/make/render');

const functionGigabytes = 1.75;
const { dollars, per } = (
  JSON.parse(readFileSync('tools/cost/prices.json', 'utf8')) as {
    prices: { gigabyteSeconds: { dollars: number; per: number } };
  }
).prices.gigabyteSeconds;
const sizes = [1, 20, 200];
const tableSize = 500;
const jobs = 100;
const kB = 1_000;

const cardOf = (index: number): CardContent => ({
  ...fullCard,
  id: `r${index}`,
  title: `${fullCard.title} ${index + 1}`,
  mainImage: `/assets/${organizationId}/01JABCDEFGHJKMNPQRST${String(index).padStart(6, '0')}/1280.webp`,
});

/** Every place has a picture of its own, as references of a firm have. */
async function illustrated(count: number) {
  const cards = Array.from({ length: count }, (_, index) => cardOf(index));
  const width = count > 40 ? 1_000 : 1_600;
  const height = Math.round(width * 0.43);
  const original = await picture(width, height).webp({ quality: 80 }).toBuffer();
  const drawn = async (index: number): Promise<PictureFile> => ({
    bytes: await sharp(original).modulate({ hue: index }).jpeg({ quality: 72 }).toBuffer(),
    type: 'jpg',
    width,
    height,
  });
  const pictures = new Map<string, PictureFile>();
  const seconds =
    (await timed(async () => {
      for (const [index, place] of placesIn(cards, undefined).entries())
        pictures.set(keyOfPlace(place), await drawn(index));
    })) / 1_000;
  return { manuscript: manuscriptFrom(cards, { pictures }), seconds };
}

const residentOf = (pid: number | string): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    // The process has ended meanwhile.
    return 0;
  }
};

/** Returns the most megabytes that this process and its children had at once. */
async function peakOf(act: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const look = () => {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
    const all = [process.pid, ...children.split(' ').filter(Boolean)];
    most = Math.max(
      most,
      all.map(residentOf).reduce((sum, one) => sum + one, 0),
    );
  };
  const looking = setInterval(look, 20);
  await act();
  clearInterval(looking);
  look();
  return most;
}

interface Row {
  format: Exclude<DocumentFormat, 'png'>;
  references: number;
  seconds: number;
  pictureSeconds: number;
  bytes: number;
  megabytes: number;
}

async function measured(
  format: Row['format'],
  references: number,
  { manuscript, seconds: pictureSeconds }: Awaited<ReturnType<typeof illustrated>>,
): Promise<Row> {
  let bytes = 0;
  let took = 0;
  const megabytes = await peakOf(async () => {
    took = await timed(async () => {
      bytes = (await renderers[format].render(manuscript)).body.length;
    });
  });
  return { format, references, seconds: took / 1_000, pictureSeconds, bytes, megabytes };
}

async function documents(progress: Progress): Promise<Row[]> {
  const rows: Row[] = [];
  for (const references of sizes) {
    const content = await illustrated(references);
    for (const format of ['pdf', 'docx', 'pptx'] as const) {
      progress(`${references} as ${format}`);
      // The first document of a format loads its renderer.
      await renderers[format].render(manuscriptFrom([cardOf(0)]));
      rows.push(await measured(format, references, content));
    }
  }
  const table = {
    manuscript: manuscriptFrom(Array.from({ length: tableSize }, (_, at) => cardOf(at))),
    seconds: 0,
  };
  for (const format of ['xlsx', 'csv'] as const) {
    progress(`A table of ${tableSize} as ${format}`);
    rows.push(await measured(format, tableSize, table));
  }
  return rows;
}

/** Megabytes of this process after half of many documents, and after all. */
async function flatness(progress: Progress): Promise<[before: number, after: number]> {
  progress(`${jobs} documents one after the other`);
  let before = 0;
  for (let job = 0; job < jobs; job += 1) {
    await renderers.pdf.render(manuscriptFrom([cardOf(job)]));
    if (job === jobs / 2) before = residentOf(process.pid);
  }
  return [before, residentOf(process.pid)];
}

const goalOf = (goal: string, measuredValue: number, unit: string, most: number) => ({
  goal,
  measured: `${measuredValue.toFixed(1)} ${unit}`,
  met: measuredValue <= most,
});

export const section: Section = {
  title: 'Documents',
  method: `Documents are made by the renderers of the function, of references with everything that a document knows and a picture of their
own in each place; reading from the bucket is not in it. The pictures alone are the same files encoded by sharp, which a document of
pictures takes at least. Memory is the most that this process and the compiler of PDFs had at once. The price is that of the function
with ${functionGigabytes} GB for these seconds; on arm64 they are other ones.`,
  measure: async (progress) => {
    const rows = await documents(progress);
    const [before, after] = await flatness(progress);
    const of = (format: Row['format'], references: number) =>
      rows.find((row) => row.format === format && row.references === references)!;
    const largest = sizes.at(-1)!;
    const finding: Finding = {
      rows: rows.map(({ format, references, seconds, pictureSeconds, bytes, megabytes }) => ({
        Format: format.toUpperCase(),
        References: references,
        Seconds: seconds.toFixed(2),
        'The pictures alone, s': pictureSeconds ? pictureSeconds.toFixed(2) : '–',
        Ratio: pictureSeconds ? (seconds / pictureSeconds).toFixed(1) : '–',
        'kB a reference': (bytes / references / kB).toFixed(1),
        'Memory, MB': megabytes.toFixed(0),
        'USD for a thousand': (seconds * functionGigabytes * (dollars / per) * 1_000).toFixed(3),
      })),
      goals: [
        goalOf('A one-pager within 2.5 s', of('pdf', 1).seconds, 's', 2.5),
        goalOf('A PDF of 200 within 60 s', of('pdf', largest).seconds, 's', 60),
        goalOf('A PDF of 200 in 1 GB', of('pdf', largest).megabytes, 'MB', 1_024),
        goalOf('A DOCX of 200 within 30 s', of('docx', largest).seconds, 's', 30),
        goalOf('A PPTX of 200 within 30 s', of('pptx', largest).seconds, 's', 30),
        goalOf('A table of 500 within 5 s', of('xlsx', tableSize).seconds, 's', 5),
        goalOf(`At most 20 MB more after the second half of ${jobs} documents`, after - before, 'MB', 20),
      ],
    };
    return [finding];
  },
};
