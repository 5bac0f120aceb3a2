import type { CardTree, ShapedCard } from '#contract/cards/embed';

// A card is never built from HTML, so it works under a strict content security policy and Trusted Types.

const tags =
  /^([abp]|article|blockquote|button|d[dlt]|dialog|div|em|fig\w+|footer|h\d|header|img|li|[ou]l|section|span|strong|time)$/;
const svgTags = /^(circle|g|path|svg)$/;
const attributes =
  /^(alt|aria\S*|c[xy]|class|d\S*|fill|height|id|loading|pres\S*|r\S*|stroke\S*|target|viewBox|width)$/;

/** Resolves our own addresses against `origin`. */
export function buildCard(tree: CardTree, card: ShapedCard, origin: string): Element | string {
  const tag = tree[0];
  const drawing = svgTags.test(tag);
  if (!drawing && !tags.test(tag)) return '';
  const element = (
    drawing ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag)
  ) as HTMLElement;
  const textOf = (part: string | number) => (typeof part === 'number' ? (card[part] as string) : part);
  const names = Object.keys(tree[1]);
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index]!;
    const value = textOf(tree[1][name]!);
    if (name === 'style') setStyle(element, value);
    else if (attributes.test(name)) element.setAttribute(name, value);
    else if (name === 'href' || name === 'src') {
      const address = new URL(value, origin);
      if (address.origin === origin || /^(https|mailto):/.test(address.href))
        element.setAttribute(name, address.href);
    }
  }
  for (let index = 2; index < tree.length; index += 1) {
    const child = tree[index] as CardTree | string | number;
    element.append(typeof child === 'object' ? buildCard(child, card, origin) : textOf(child));
  }
  return element;
}

/** Sets only custom properties of cards, without addresses in their values. */
function setStyle({ style }: HTMLElement, text: string): void {
  const rule = /(--r[\w-]+):((?:(?!url|image|;)[^:\\])+)/gi;
  for (let found = rule.exec(text); found; found = rule.exec(text)) style.setProperty(found[1]!, found[2]!);
}
