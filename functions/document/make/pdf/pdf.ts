import { fork } from 'node:child_process';
import { join } from 'node:path';
import geist from '@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf';
import geistItalic from '@expo-google-fonts/geist/400Regular_Italic/Geist_400Regular_Italic.ttf';
import geistBold from '@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf';
import arabic from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf';
import arabicBold from '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf';
import hebrew from '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf';
import hebrewBold from '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf';
import type { DocumentLook } from '#contract/resources/document';
import { JobFailed } from '../../../shared/jobs/run-job.ts';
import { eastAsian } from '../east-asian.ts';
import { isLong, type Made, type Manuscript } from '../manuscript.ts';
import { isPicture } from '../pictures.ts';
import base from './base.typ?raw';
import chapters from './chapters.typ?raw';
import outcomeLook from './looks/outcome.typ?raw';
import pictureLook from './looks/picture.typ?raw';
import sheetLook from './looks/sheet.typ?raw';
import tableLook from './looks/table.typ?raw';
import tenderLook from './looks/tender.typ?raw';
import voiceLook from './looks/voice.typ?raw';
import proof from './proof.typ?raw';

const fonts = [geist, geistItalic, geistBold, arabic, arabicBold, hebrew, hebrewBold];

/** A look draws one reference, but the table, which draws all. */
const looks: Record<DocumentLook, readonly string[]> = {
  sheet: [sheetLook, chapters],
  picture: [pictureLook, chapters],
  outcome: [outcomeLook, chapters],
  voice: [voiceLook, chapters],
  tender: [tenderLook, chapters],
  table: [tableLook],
};

/** Below the time of the function, so that a document that takes longer fails in words. */
const seconds = 90;

interface Compiled {
  pdf: Uint8Array;
  /** Why the file does not keep to PDF/UA. */
  reason?: string;
  /** The first page. */
  svg?: string;
}

interface Job {
  look: string;
  files: Record<string, Uint8Array>;
  fonts: readonly Uint8Array[];
  fontPaths: readonly string[];
  madeAt: number;
  /** The data of the first page, if there are many more, because all pages of them are drawn or none. */
  start?: Uint8Array;
}

export async function pdf(manuscript: Manuscript): Promise<Made> {
  const { data, files } = asFiles(manuscript);
  const start = startOf(manuscript);
  const {
    pdf: bytes,
    reason = '',
    svg = '',
  } = await compile({
    look: [base, ...looks[manuscript.look], proof].join('\n'),
    files: { ...files, 'data.json': json(data) },
    fonts,
    fontPaths: eastAsian(manuscript).flatMap(({ regular, bold }) => [regular, bold]),
    madeAt: manuscript.madeAt.getTime(),
    ...(start && { start: json({ ...data, ...start }) }),
  });
  // Typst writes marks that stand on another letter as `\u{e48}`.
  const said = reason.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  const unshown = [...said.matchAll(/the text `\\*"(.+?)\\*"` could not be displayed/g)];
  return {
    body: Buffer.from(bytes),
    first: Buffer.from(svg),
    ...(unshown.length > 0 && { unshown: [...new Set(unshown.map(([, text]) => text!))].join('') }),
  };
}

const json = (data: object) => Buffer.from(JSON.stringify(data));

/** Rows that fill a page, and some more. */
const rowsOfPage = 40;

function startOf(manuscript: Manuscript): Partial<Manuscript> | undefined {
  const { look, overview } = manuscript;
  if (look === 'table') return { overview: { ...overview, rows: overview.rows.slice(0, rowsOfPage) } };
  return isLong(manuscript) ? { entries: [] } : undefined;
}

/** Pictures become files that the data name. */
function asFiles(manuscript: Manuscript) {
  const files: Record<string, Uint8Array> = {};
  const { table: _, entries, overview, ...rest } = manuscript;
  const all = manuscript.look === 'table' ? { ...rest, overview } : { ...rest, entries };
  const data = JSON.parse(
    JSON.stringify({ ...all, isLong: isLong(manuscript) }, (_key, value: unknown) => {
      if (!isPicture(value)) return value;
      const { bytes, type, ...picture } = value;
      const file = `${Object.keys(files).length}.${type}`;
      files[file] = bytes;
      return { ...picture, file };
    }),
  ) as object;
  return { data, files };
}

/** The process gets nothing of the environment but where its libraries are, so it has no credentials. */
function compile(job: Job): Promise<Compiled> {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return new Promise((resolve, reject) => {
    const child = fork(join(__dirname, 'compile.js'), {
      env: { PATH, LD_LIBRARY_PATH },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    let said = '';
    let compiled: Compiled | undefined;
    child.stderr!.on('data', (text) => (said += String(text)));
    // The file comes first and the drawing after it, so that a process that dies of the drawing has made the file.
    child.on('message', (part) => (compiled = { ...compiled, ...(part as Compiled) }));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (compiled) return resolve(compiled);
      reject(signal === null ? new Error(`Typst ended with ${code}: ${said.slice(-2000)}`) : tooLarge());
    });
    child.send(job);
  });
}

const tooLarge = () => new JobFailed('This document is too large for a PDF. Please choose fewer references.');
