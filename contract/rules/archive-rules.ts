import { importLimits } from './import-limits.ts';

/** The manifest of an organization's archive begins with these. */
export const archiveFormat = { format: 'refdeck-export', version: 1 } as const;

/** The list of an archive's files and its signature, which the list cannot contain. */
export const archiveLists = ['manifest.json', 'manifest.sig'] as const;

/** The first file of an archive, by which one that was cut is still recognized. */
export const archiveBegins = 'README.txt';

/** The directory of a ZIP lists its files like this. */
interface Member {
  name: string;
  size: number;
  originalSize: number;
}

export type ArchiveFault = 'bomb' | 'damaged';

/** Judges one member of an archive after another by what its directory says, before anything is unpacked. */
export function archiveJudge(
  most: number = importLimits.unpackedBytes,
): (member: Member) => ArchiveFault | undefined {
  let members = 0;
  let unpacked = 0;
  return ({ name, size, originalSize }) => {
    members += 1;
    unpacked += originalSize;
    if (members > importLimits.members || unpacked > most) return 'bomb';
    if (originalSize > size * importLimits.ratio) return 'bomb';
    return /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..') ? 'damaged' : undefined;
  };
}
