import compiler from '@myriaddreamin/typst-ts-node-compiler';

/** Only what the parent sends can be read, because the file system has nothing here. */
const root = '/document';

/**
 * A process of its own, because the memory of the compiler grows with each document. It ends after one.
 * @param {{ look: string, files: Record<string, Uint8Array>, fonts: Uint8Array[], madeAt: number }} job
 */
function compile({ look, files, fonts, madeAt }) {
  const fontBlobs = fonts.map((font) => Buffer.from(font));
  const typst = compiler.NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] });
  const mainFilePath = `${root}/look.typ`;
  typst.addSource(mainFilePath, look);
  for (const [name, content] of Object.entries(files))
    typst.mapShadow(`${root}/${name}`, Buffer.from(content));
  const { result } = typst.compile({ mainFilePath });
  if (!result) throw new Error('The look has an error');
  const creationTimestamp = Math.floor(madeAt / 1000);
  try {
    return { pdf: typst.pdf(result, { pdfStandard: 'ua-1', creationTimestamp }) };
  } catch (error) {
    // It is tagged all the same, but not every character can be read aloud or shown.
    return { pdf: typst.pdf(result, { creationTimestamp }), reason: String(error) };
  }
}

process.once('message', (job) => {
  process.send(compile(job), () => process.disconnect());
});
