import { readFileSync } from 'node:fs';
import compiler from '@myriaddreamin/typst-ts-node-compiler';

const font = readFileSync('node_modules/@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf');

/** Prints markup of Typst on narrow pages, so that sentences go on in the next line and on the next page. */
export function pdfOf(markup: string): Uint8Array<ArrayBuffer> {
  const typst = compiler.NodeCompiler.create({ fontArgs: [{ fontBlobs: [font] }] });
  const page = '#set page(width: 11cm, height: 9cm)\n#set par(spacing: 1.6em)\n#set text(font: "Geist")\n';
  return new Uint8Array(typst.pdf({ mainFileContent: page + markup }));
}

/** Empty lines are between paragraphs. */
export function pdfOfText(text: string): Uint8Array<ArrayBuffer> {
  const paragraphs = text.split(/\n\s*\n/).map((one) => JSON.stringify(one.trim()));
  return pdfOf(`#for one in (${paragraphs.join(', ')},) { par(text(one)) }`);
}
