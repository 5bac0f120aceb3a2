import type { OrganizationSettings } from '#contract/resources/organization';
import * as words from '#words/import-refusals';
import { settingsToCome } from './archive/settings-to-come.ts';
import { sheetOfArchive } from './archive/sheet-of-archive.ts';
import { readArchive, type Archive } from './archive/read-archive.ts';
import type { Worksheet } from './cell.ts';
import { readFile } from './read-file.ts';
import { Unreadable } from '../../../../file-reading/unreadable.ts';

export interface ReadFiles {
  name: string;
  sheets: Worksheet[];
  archive?: Archive;
  /** The archive has texts in these languages, which the organization has not chosen. */
  missing?: string[];
  /** These pages of websites could not be read. */
  unread?: readonly string[];
}

/** The organization that an archive comes into. */
interface Here {
  settings: OrganizationSettings;
  hasReferences: boolean;
  mayChangeSettings: boolean;
}

/** Only the volumes of an archive are read together. */
export async function readFiles(
  files: readonly Blob[],
  name: string,
  here: () => Promise<Here>,
): Promise<ReadFiles> {
  const archive = await readArchive(files);
  if (!archive) {
    if (files.length > 1) throw new Unreadable(words.several);
    return { name, sheets: await readFile(new Uint8Array(await files[0]!.arrayBuffer()), name) };
  }
  const found = await here();
  try {
    return { name, archive, ...readRecords(archive, found) };
  } catch (error) {
    // A record may lack what ours have.
    throw error instanceof TypeError ? new Unreadable(words.damaged) : error;
  }
}

function readRecords(
  archive: Archive,
  { settings, hasReferences, mayChangeSettings }: Here,
): Pick<ReadFiles, 'sheets' | 'missing'> {
  const today = new Date().toISOString().slice(0, 10);
  const used = [
    ...archive.references.map((one) => one.language ?? archive.settings.language),
    ...archive.translations.map((one) => one.language),
    ...archive.collections.flatMap(({ translations = {} }) => Object.keys(translations)),
    ...archive.terms.flatMap((one) => (one.terms.length > 0 ? one.language : [])),
  ];
  const coming = mayChangeSettings && settingsToCome(archive.settings, settings, hasReferences);
  const { language, languages } = { ...settings, ...coming };
  const chosen = new Set<string>([language, ...languages]);
  return {
    // The language of originals may change before they come, so each then names its own.
    sheets: [sheetOfArchive(archive, { language: coming ? '' : language, today })],
    missing: [...new Set(used)].filter((one) => !chosen.has(one)),
  };
}
