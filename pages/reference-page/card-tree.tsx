import { Parser } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import type { VisitorLanguage } from '#contract/words/languages';
import type { CardContent } from '#contract/cards/card';
import type { CardTree, ShapedCard } from '#contract/cards/embed';
import { InLanguage } from '../in-language.tsx';
import type { CardBranding } from '#web/shared/cards/css-properties.ts';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';

/** The tree lets a script build the card again without parsing HTML. */
export function cardTree(
  card: CardContent,
  address: string,
  branding: CardBranding,
  headingLevel: 2 | 3 | 4,
  language: VisitorLanguage,
): CardTree {
  const link = { href: address, newTab: true };
  return treeOf(
    renderToStaticMarkup(
      <InLanguage language={language}>
        <ReferenceCard card={card} branding={branding} headingLevel={headingLevel} link={link} />
      </InLanguage>,
    ),
  );
}

export function treeOf(markup: string): CardTree {
  const root: CardTree = ['', {}];
  const open: CardTree[] = [root];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const element: CardTree = [tag, attributes];
        open.at(-1)!.push(element);
        open.push(element);
      },
      ontext: (text) => appendText(open.at(-1)!, text),
      onclosetag: () => void open.pop(),
    },
    // SVG names are case-sensitive.
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(markup);
  return root[2] as CardTree;
}

/** Entities split a text into pieces. */
function appendText(element: CardTree, text: string): void {
  const last = element.length - 1;
  if (last >= 2 && typeof element[last] === 'string') element[last] += text;
  else element.push(text);
}

export function classesOf(trees: readonly CardTree[]): Set<string> {
  const found = new Set<string>();
  const visit = ([, attributes, ...children]: CardTree) => {
    for (const name of String(attributes.class ?? '').match(/\S+/g) ?? []) found.add(name);
    for (const child of children) if (typeof child === 'object') visit(child);
  };
  trees.forEach(visit);
  return found;
}

const differing = new Set([
  'src',
  'href',
  'alt',
  'aria-label',
  'dateTime',
  'data-initials',
  'data-reference',
]);

/** Cards of one template mostly differ in their words, so each shape is sent once. */
export function shapesOf(trees: readonly CardTree[]): { shapes: CardTree[]; cards: ShapedCard[] } {
  const indexes = new Map<string, number>();
  const shapes: CardTree[] = [];
  const cards = trees.map((tree) => {
    const values: string[] = [];
    const shape = shapeOf(tree, values);
    const key = JSON.stringify(shape);
    const index = indexes.get(key) ?? shapes.push(shape) - 1;
    indexes.set(key, index);
    return [index, ...values] satisfies ShapedCard;
  });
  return { shapes, cards };
}

function shapeOf([tag, attributes, ...children]: CardTree, values: string[]): CardTree {
  const indexOf = (text: string) => {
    const known = values.indexOf(text);
    return known < 0 ? values.push(text) : known + 1;
  };
  const entries = Object.entries(attributes).map(([name, value]) => [
    name,
    differing.has(name) ? indexOf(String(value)) : value,
  ]);
  const inside = children.map((child) =>
    typeof child === 'object' ? shapeOf(child, values) : indexOf(String(child)),
  );
  return [tag, Object.fromEntries(entries) as CardTree[1], ...inside];
}
