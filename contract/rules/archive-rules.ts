import { importLimits } from './import-limits.ts';

/** As the directory of a ZIP lists it. */
interface Member {
  name: string;
  size: number;
  originalSize: number;
}

export type ArchiveFault = 'bomb' | 'damaged';

/** Judges one member of an archive after another by what its directory says, before anything is unpacked. */
export function archiveJudge(): (member: Member) => ArchiveFault | undefined {
  let members = 0;
  let unpacked = 0;
  return ({ name, size, originalSize }) => {
    members += 1;
    unpacked += originalSize;
    if (members > importLimits.members || unpacked > importLimits.unpackedBytes) return 'bomb';
    if (originalSize > size * importLimits.ratio) return 'bomb';
    return /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..') ? 'damaged' : undefined;
  };
}
