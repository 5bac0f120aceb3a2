import { strFromU8 } from 'fflate';
import { openArchive } from '../../file-reading/open-archive.ts';

/** The build gives this to `docx-preview` instead of jszip, whose CommonJS would add to what every page loads. */
export default {
  async loadAsync(file: Blob) {
    const members = openArchive(new Uint8Array(await file.arrayBuffer()), () => true);
    const read = (bytes: Uint8Array<ArrayBuffer>) => ({
      async: (type: 'string' | 'blob') =>
        Promise.resolve(type === 'string' ? strFromU8(bytes) : new Blob([bytes])),
    });
    return { files: Object.fromEntries(Object.entries(members).map(([name, bytes]) => [name, read(bytes)])) };
  },
};
