import { pixelEmu, type Box, type Picture } from '../../../../../file-reading/drawing.ts';
import {
  all,
  childNamed,
  childrenOf,
  first,
  textIn,
  type Element,
  type Node,
} from '../../../../../file-reading/xml.ts';

type Shape = Omit<Box, 'id'>;

const usualSize = 18;

interface Place {
  /** From the coordinates of a group to those of the slide. */
  scale: [x: number, y: number];
  shift: [x: number, y: number];
}

const noPlace: Place = { scale: [1, 1], shift: [0, 0] };

/** What stands in other parts of the archive. */
interface Around {
  /** The shape of a layout or master that has the place of a placeholder without one. */
  inherited: (placeholder: Element) => Element | undefined;
  /** The file of a relation. */
  fileOf: (relation: string) => Pick<Picture, 'name' | 'bytes'> | undefined;
}

export const boxesOf = (slide: Node | undefined, around: Around): Box[] =>
  shapesIn(first('p:spTree', slide), noPlace, around).map((box, id) => ({ id, ...box }));

function shapesIn(tree: Node | undefined, place: Place, around: Around): Shape[] {
  return childrenOf(tree).flatMap((shape): Shape[] => {
    if (shape.name === 'p:grpSp') return shapesIn(shape, placeInGroup(shape, place), around);
    if (shape.name === 'mc:AlternateContent')
      return shapesIn(childNamed('mc:Choice', shape) ?? childNamed('mc:Fallback', shape), place, around);
    return ['p:sp', 'p:pic', 'p:graphicFrame'].includes(shape.name) ? [boxOf(shape, place, around)] : [];
  });
}

function placeInGroup(group: Element, outer: Place): Place {
  const frame = first('a:xfrm', childNamed('p:grpSpPr', group));
  const [x, y] = pair(childNamed('a:off', frame), 'x', 'y');
  const [width, height] = pair(childNamed('a:ext', frame), 'cx', 'cy');
  const [innerX, innerY] = pair(childNamed('a:chOff', frame), 'x', 'y');
  const [innerWidth, innerHeight] = pair(childNamed('a:chExt', frame), 'cx', 'cy');
  const scale = [width / innerWidth || 1, height / innerHeight || 1] as const;
  return {
    scale: [outer.scale[0] * scale[0], outer.scale[1] * scale[1]],
    shift: [
      outer.shift[0] + outer.scale[0] * (x - innerX * scale[0]),
      outer.shift[1] + outer.scale[1] * (y - innerY * scale[1]),
    ],
  };
}

const pair = (element: Element | undefined, one: string, other: string): [number, number] => [
  Number(element?.attribs[one]) || 0,
  Number(element?.attribs[other]) || 0,
];

function boxOf(shape: Element, { scale, shift }: Place, { inherited, fileOf }: Around): Shape {
  const placeholder = first('p:ph', shape);
  const frame = frameOf(shape) ?? (placeholder && frameOf(inherited(placeholder)));
  const [x, y] = pair(childNamed('a:off', frame), 'x', 'y');
  const [width, height] = pair(childNamed('a:ext', frame), 'cx', 'cy');
  const table = first('a:tbl', shape);
  const sizes = all('a:rPr', shape).map(({ attribs }) => Number(attribs.sz) / 100 || usualSize);
  const file = fileOf(first('a:blip', shape)?.attribs['r:embed'] ?? '');
  const diagram = first('dgm:relIds', shape)?.attribs['r:dm'];
  return {
    x: (shift[0] + x * scale[0]) / pixelEmu,
    y: (shift[1] + y * scale[1]) / pixelEmu,
    width: (width * scale[0]) / pixelEmu,
    height: (height * scale[1]) / pixelEmu,
    ...(placeholder && { placeholder: placeholder.attribs.type ?? 'body' }),
    lines: table ? [] : linesOf(first('p:txBody', shape)),
    size: sizes.length > 0 ? Math.max(...sizes) : usualSize,
    ...(table && {
      table: all('a:tr', table).map((row) => all('a:tc', row).map((cell) => linesOf(cell).join('\n'))),
    }),
    ...(file && { picture: { ...file, alt: altOf(first('p:cNvPr', shape)) } }),
    ...(diagram && { diagram }),
    ...(first('c:chart', shape) && { isChart: true }),
  };
}

const frameOf = (shape: Element | undefined): Element | undefined =>
  childNamed('p:xfrm', shape) ?? childNamed('a:xfrm', childNamed('p:spPr', shape));

/** Programs write the name of the file where nobody has described the picture. */
function altOf(about: Element | undefined): string {
  const text = about?.attribs.descr?.trim() ?? '';
  return /^\S+\.\w{3,4}$/.test(text) ? '' : text;
}

/** Paragraphs with a text. A break within a paragraph stays one. */
export const linesOf = (node: Node | undefined): string[] =>
  all('a:p', node)
    .map((paragraph) =>
      childrenOf(paragraph)
        .map((run) => (run.name === 'a:br' ? '\n' : textIn(first('a:t', run))))
        .join('')
        .trim(),
    )
    .filter(Boolean);
