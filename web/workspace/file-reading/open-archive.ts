import { unzipSync, type Unzipped, type UnzipFileInfo } from 'fflate';
import { archiveJudge } from '#contract/rules/archive-rules';
import * as words from '#words/import-refusals';
import { Unreadable } from './unreadable.ts';

/** Unpacks the members that are asked for, after the names and sizes of all were checked. */
export function openArchive(bytes: Uint8Array, wants: (name: string) => boolean): Unzipped {
  const judge = archiveJudge();
  const check = (member: UnzipFileInfo) => {
    const fault = judge(member);
    if (fault) throw new Unreadable(fault === 'bomb' ? words.bomb : words.damaged);
    return false;
  };
  try {
    unzipSync(bytes, { filter: check });
    return unzipSync(bytes, { filter: ({ name }) => wants(name) });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(words.damaged);
  }
}
