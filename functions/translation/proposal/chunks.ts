const fits = (text: string, maxBytes: number) => Buffer.byteLength(text) <= maxBytes;

/** Cuts a text between paragraphs; a longer paragraph between sentences, and a longer sentence anywhere. */
export function chunksOf(text: string, maxBytes: number): string[] {
  const pieces = text
    .split(/(?<=\n)/)
    .flatMap((line) => (fits(line, maxBytes) ? line : inLine(line, maxBytes)));
  const chunks: string[] = [];
  let [open, bytes] = ['', 0];
  for (const piece of pieces) {
    const size = Buffer.byteLength(piece);
    if (bytes + size > maxBytes) {
      chunks.push(open);
      [open, bytes] = ['', 0];
    }
    open += piece;
    bytes += size;
  }
  return [...chunks, open];
}

function inLine(line: string, maxBytes: number): string[] {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)];
  // A character has at most four bytes.
  const most = Math.floor(maxBytes / 4);
  return sentences.flatMap(({ segment }) => {
    if (fits(segment, maxBytes)) return segment;
    const characters = Array.from(segment);
    return Array.from({ length: Math.ceil(characters.length / most) }, (_part, n) =>
      characters.slice(n * most, (n + 1) * most).join(''),
    );
  });
}
