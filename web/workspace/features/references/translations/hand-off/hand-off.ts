import { limits } from '#contract/rules/limits';
import type { ContentLanguage } from '#contract/rules/content-languages';
import { translationRoutes } from '#contract/resources/translation';
import type { OrganizationCall } from '../../../../lib/organization/active-organization.tsx';
import { downloadFile } from '../../../../lib/device/download.ts';
import { batches } from '../../../../lib/lists/batches.ts';

export const handOffFormats = ['xliff', 'json'] as const;
export type HandOffFormat = (typeof handOffFormats)[number];

interface HandOff {
  ids: readonly string[];
  language: ContentLanguage;
  format: HandOffFormat;
}

interface HandOffFile {
  fileName: string;
  text: string;
}

const types = { xliff: 'application/xliff+xml', json: 'application/json' };

/** Downloads one file, or a ZIP of several, and returns its name. */
export async function downloadHandOff(
  call: OrganizationCall,
  { ids, language, format }: HandOff,
  onRead: (references: number) => void,
): Promise<string> {
  const files: HandOffFile[] = [];
  let read = 0;
  for (const batch of batches(ids, limits.handOffReferences)) {
    let rest = batch;
    while (rest.length > 0) {
      const { left, ...file } = await call(translationRoutes.createTranslationFile, {
        language,
        format,
        ids: rest,
      });
      files.push(file);
      read += rest.length - left.length;
      onRead(read);
      rest = left;
    }
  }
  const [file] = files;
  if (!file) return '';
  if (files.length === 1) downloadFile(file.fileName, file.text, types[format]);
  else return await downloadZip(files);
  return file.fileName;
}

async function downloadZip(files: readonly HandOffFile[]): Promise<string> {
  const { strToU8, zipSync } = await import('fflate');
  const named = files.map(({ fileName, text }, at) => {
    const [, name, extension] = /^(.*)\.(\w+)$/.exec(fileName)!;
    return [`${name}-${at + 1}.${extension}`, strToU8(text)] as const;
  });
  const fileName = files[0]!.fileName.replace(/\w+$/, 'zip');
  downloadFile(fileName, zipSync(Object.fromEntries(named)), 'application/zip');
  return fileName;
}
