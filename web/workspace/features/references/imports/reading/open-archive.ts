import { unzipSync, type Unzipped } from 'fflate';
import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-refusals';
import { Unreadable } from './unreadable.ts';

/** Unpacks the members that are asked for, after the names and sizes of all were checked. */
export function openArchive(bytes: Uint8Array, wants: (name: string) => boolean): Unzipped {
  let members = 0;
  let unpacked = 0;
  const check = (name: string, size: number, originalSize: number) => {
    members += 1;
    unpacked += originalSize;
    if (members > importLimits.members || unpacked > importLimits.unpackedBytes)
      throw new Unreadable(words.bomb);
    if (originalSize > size * importLimits.ratio) throw new Unreadable(words.bomb);
    if (/^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..'))
      throw new Unreadable(words.damaged);
    return false;
  };
  try {
    unzipSync(bytes, { filter: ({ name, size, originalSize }) => check(name, size, originalSize) });
    return unzipSync(bytes, { filter: ({ name }) => wants(name) });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(words.damaged);
  }
}
