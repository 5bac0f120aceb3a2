import { inflateSync } from 'fflate';
import { archiveBegins, archiveJudge } from '#contract/rules/archive-rules';
import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-refusals';
import { Unreadable } from '../../../../../file-reading/unreadable.ts';

interface Member {
  isPacked: boolean;
  size: number;
  originalSize: number;
  offset: number;
}

const endBytes = 22;
const headerBytes = 30;
const marks = { end: 0x06054b50, entry: 0x02014b50, header: 0x04034b50 };

/** Members of a ZIP are read one at a time from where they lie, so that the memory never holds the whole file. */
export class Ranges {
  readonly #file: Blob;
  readonly #members: ReadonlyMap<string, Member>;

  private constructor(file: Blob, members: ReadonlyMap<string, Member>) {
    this.#file = file;
    this.#members = members;
  }

  /** Names and sizes of all members are checked. Returns nothing for a file that is no ZIP. */
  static async open(file: Blob): Promise<Ranges | undefined> {
    const end = await viewOf(file, file.size - endBytes, endBytes);
    if (end?.getUint32(0, true) !== marks.end) {
      const start = await file.slice(headerBytes, headerBytes + archiveBegins.length).text();
      if (start === archiveBegins) throw new Unreadable(words.damaged);
      return undefined;
    }
    const [count, size, offset] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
    const directory = await viewOf(file, offset, size);
    if (!directory) throw new Unreadable(words.damaged);
    const judge = archiveJudge(importLimits.archiveBytes);
    const members = new Map<string, Member>();
    let at = 0;
    for (let index = 0; index < count; index += 1) {
      if (at + 46 > size || directory.getUint32(at, true) !== marks.entry)
        throw new Unreadable(words.damaged);
      const lengths = [28, 30, 32].map((place) => directory.getUint16(at + place, true));
      const name = new TextDecoder().decode(
        new Uint8Array(directory.buffer, at + 46, Math.min(lengths[0]!, size - at - 46)),
      );
      const member = {
        isPacked: directory.getUint16(at + 10, true) === 8,
        size: directory.getUint32(at + 20, true),
        originalSize: directory.getUint32(at + 24, true),
        offset: directory.getUint32(at + 42, true),
      };
      const fault = members.has(name) ? 'damaged' : judge({ name, ...member });
      if (fault) throw new Unreadable(fault === 'bomb' ? words.bomb : words.damaged);
      members.set(name, member);
      at += 46 + lengths.reduce((sum, one) => sum + one, 0);
    }
    return new Ranges(file, members);
  }

  sizes(): ReadonlyMap<string, number> {
    return new Map([...this.#members].map(([name, { originalSize }]) => [name, originalSize]));
  }

  /** The directory says how long the member may become. */
  async read(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const member = this.#members.get(name);
    if (!member || member.originalSize > importLimits.memberBytes) throw new Unreadable(words.damaged);
    const { isPacked, size, originalSize, offset } = member;
    const header = await viewOf(this.#file, offset, headerBytes);
    if (header?.getUint32(0, true) !== marks.header) throw new Unreadable(words.damaged);
    const start = offset + headerBytes + header.getUint16(26, true) + header.getUint16(28, true);
    const packed = await viewOf(this.#file, start, size);
    if (!packed) throw new Unreadable(words.damaged);
    const bytes = new Uint8Array(packed.buffer);
    if (!isPacked) return bytes;
    try {
      return inflateSync(bytes, { out: new Uint8Array(originalSize) });
    } catch {
      throw new Unreadable(words.damaged);
    }
  }
}

async function viewOf(file: Blob, from: number, length: number): Promise<DataView<ArrayBuffer> | undefined> {
  if (from < 0 || from + length > file.size) return undefined;
  return new DataView(await file.slice(from, from + length).arrayBuffer());
}
