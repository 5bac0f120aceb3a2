import compiler from '@myriaddreamin/typst-ts-node-compiler';

/** Only what the parent sends and the typefaces can be read, because the file system has nothing here. */
const root = '/document';
const mainFilePath = `${root}/look.typ`;

/**
 * A process of its own, because the memory of the compiler grows with each document. It ends after one.
 * @param {{ look: string, files: Record<string, Uint8Array>, fonts: Uint8Array[], fontPaths: string[], madeAt: number, start?: Uint8Array }} job
 */
function run({ look, files, fonts, fontPaths, madeAt, start }) {
  const fontBlobs = fonts.map(asBuffer);
  const typst = compiler.NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }, { fontPaths }] });
  typst.addSource(mainFilePath, look);
  for (const [name, content] of Object.entries(files)) typst.mapShadow(`${root}/${name}`, asBuffer(content));
  const document = compile(typst);
  process.send(write(typst, document, madeAt), () => {
    if (start) typst.mapShadow(`${root}/data.json`, asBuffer(start));
    const drawn = start ? compile(typst) : document;
    process.send({ svg: firstPage(drawn, typst.plainSvg(drawn)) }, () => process.disconnect());
  });
}

/** The same bytes. A copy of all pictures would be as large as they are. */
function asBuffer({ buffer, byteOffset, byteLength }) {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function compile(typst) {
  const { result } = typst.compile({ mainFilePath });
  if (!result) throw new Error('The look has an error');
  return result;
}

function write(typst, document, madeAt) {
  const creationTimestamp = Math.floor(madeAt / 1000);
  try {
    return { pdf: typst.pdf(document, { pdfStandard: 'ua-1', creationTimestamp }) };
  } catch (error) {
    // It is tagged all the same, but not every character can be read aloud or shown.
    return { pdf: typst.pdf(document, { creationTimestamp }), reason: String(error) };
  }
}

/** The drawing has all pages below one another, and the ground of each over the first. */
function firstPage(document, svg) {
  const ground = '\n    <path class="typst-shape"';
  const second = svg.indexOf(ground, svg.indexOf(ground) + 1);
  const alone = second < 0 ? svg : svg.slice(0, second) + svg.slice(svg.indexOf('\n    <defs'));
  return alone.replace(/viewBox="0 0 (\S+) (\S+)" width="\S+" height="\S+"/, (_, width, all) => {
    const height = Number(all) / document.numOfPages;
    return `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  });
}

process.once('message', run);
