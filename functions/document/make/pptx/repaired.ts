import { unzipSync, zipSync, type Zippable } from 'fflate';

/** PptxGenJS repeats a paragraph's properties before each of its runs, which the schema of Office forbids. */
export function repaired(file: Uint8Array): Buffer {
  const members: Zippable = {};
  for (const [name, content] of Object.entries(unzipSync(file))) {
    // Folders are not members of an Office file, and pictures are compressed already.
    if (name.endsWith('/')) continue;
    const isSlide = /^ppt\/slides\/[^/]+\.xml$/.test(name);
    const bytes = isSlide ? Buffer.from(withoutRepeats(Buffer.from(content).toString())) : content;
    members[name] = [bytes, { level: name.startsWith('ppt/media/') ? 0 : 6 }];
  }
  return Buffer.from(zipSync(members));
}

const withoutRepeats = (xml: string): string =>
  xml.replaceAll(/<a:p>.*?<\/a:p>/gs, (paragraph) => {
    let count = 0;
    return paragraph.replaceAll(/<a:pPr\b[^>]*>.*?<\/a:pPr>/gs, (properties) => {
      count += 1;
      return count === 1 ? properties : '';
    });
  });
