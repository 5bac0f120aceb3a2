import type { Unzipped } from 'fflate';
import { pixelEmu, type Picture } from './drawing.ts';
import {
  all,
  childNamed,
  childrenOf,
  first,
  partOf,
  relationsOf,
  textIn,
  type Element,
  type Node,
} from './xml.ts';

/** A paragraph or a table of a document, in its order. */
export interface Block {
  text: string;
  /** Of a heading, from 1. */
  level?: number;
  isListed?: boolean;
  table?: string[][];
  /** With the pixels that it has in the document. */
  pictures: (Picture & { width: number; height: number })[];
}

const path = 'word/document.xml';

export function blocksOf(parts: Unzipped): Block[] {
  const targets = new Map(relationsOf(parts, path).map((relation) => [relation.id, relation.path]));
  const levelOf = levelsOf(parts);
  const picturesIn = (node: Element) =>
    all('w:drawing', node).flatMap((drawing) => {
      const target = targets.get(first('a:blip', drawing)?.attribs['r:embed'] ?? '') ?? '';
      const bytes = parts[target];
      const { cx, cy } = first('wp:extent', drawing)?.attribs ?? {};
      const [width, height] = [Number(cx) / pixelEmu || 0, Number(cy) / pixelEmu || 0];
      const alt = first('wp:docPr', drawing)?.attribs.descr?.trim() ?? '';
      return bytes
        ? [{ name: target.split('/').at(-1)!, alt, bytes: new Uint8Array(bytes), width, height }]
        : [];
    });
  const blocksIn = (node: Node | undefined): Block[] =>
    childrenOf(node).flatMap((child): Block[] => {
      if (child.name === 'w:sdt') return blocksIn(childNamed('w:sdtContent', child));
      const pictures = picturesIn(child);
      if (child.name === 'w:tbl') return [{ text: '', table: rowsOf(child), pictures }];
      if (child.name !== 'w:p') return [];
      const about = childNamed('w:pPr', child);
      const level = levelOf(about);
      const isListed = childNamed('w:numPr', about) !== undefined;
      return [
        { text: wordsIn(child).trim(), pictures, ...(level && { level }), ...(isListed && { isListed }) },
      ];
    });
  return blocksIn(first('w:body', partOf(parts, path)));
}

/** A style has the level of a heading by its name, by its outline, or by the style that it builds on. */
function levelsOf(parts: Unzipped): (about: Element | undefined) => number | undefined {
  const styles = new Map(
    all('w:style', partOf(parts, 'word/styles.xml')).map((style) => [
      style.attribs['w:styleId'] ?? '',
      style,
    ]),
  );
  const valueOf = (name: string, node: Element | undefined) => childNamed(name, node)?.attribs['w:val'];
  const outlined = (about: Element | undefined) => {
    const level = Number(valueOf('w:outlineLvl', about) ?? 9) + 1;
    return level < 10 ? level : undefined;
  };
  const ofStyle = (id: string, depth = 0): number | undefined => {
    const style = styles.get(id);
    const named = /^heading (\d)$/i.exec(
      valueOf('w:name', style) ?? id.replace(/^Heading(?=\d$)/, 'heading '),
    )?.[1];
    if (named) return Number(named);
    const basis = valueOf('w:basedOn', style);
    return (
      outlined(childNamed('w:pPr', style)) ?? (basis && depth < 10 ? ofStyle(basis, depth + 1) : undefined)
    );
  };
  return (about) => outlined(about) ?? ofStyle(valueOf('w:pStyle', about) ?? '');
}

const rowsOf = (table: Element): string[][] =>
  childrenOf(table)
    .filter(({ name }) => name === 'w:tr')
    .map((row) =>
      childrenOf(row)
        .filter(({ name }) => name === 'w:tc')
        .map((cell) =>
          all('w:p', cell)
            .map((paragraph) => wordsIn(paragraph).trim())
            .filter(Boolean)
            .join('\n'),
        ),
    );

/** What was deleted, and what older programs show in place of something else, is left out. */
const silent = new Set(['w:del', 'w:moveFrom', 'w:pPr', 'mc:Fallback']);

const wordsIn = (node: Node): string =>
  childrenOf(node)
    .map((child) => {
      if (silent.has(child.name)) return '';
      if (child.name === 'w:t') return textIn(child);
      if (child.name === 'w:tab') return '\t';
      return child.name === 'w:br' || child.name === 'w:cr' ? '\n' : wordsIn(child);
    })
    .join('');
