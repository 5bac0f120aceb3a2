/** It understands rules, `@media`, `@container` and selector lists, and keeps anything unclear. */

/** A card is printed as the page around it decides, so only whole pages keep their rules for `print`. */
export function usedStyles(css: string, classes: ReadonlySet<string>, print = false): string {
  return rulesOf(css)
    .map((rule) => usedRule(rule, classes, print))
    .join('');
}

export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));

interface Rule {
  head: string;
  body: string;
}

function usedRule({ head, body }: Rule, classes: ReadonlySet<string>, print: boolean): string {
  if (head.startsWith('@')) {
    if (head === '@media print' && !print) return '';
    if (!/^@(media|container|supports)/.test(head)) return `${head}{${body}}`;
    const inner = usedStyles(body, classes, print);
    return inner && `${head}{${inner}}`;
  }
  const selectors = splitAt(head, ',').filter((selector) => canMatch(selector, classes));
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
}

function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  // One alternative of `:is`, `:where` or `:has` must be present; `:not` does not matter.
  const choices = [...selector.matchAll(/:(?:is|where|has)\(([^()]*)\)/g)].map(([, list]) =>
    list!.split(','),
  );
  // The element takes its theme from an attribute.
  if (selector.startsWith(':host(.')) return false;
  const certain = selector.replaceAll(/:[a-z-]+\([^()]*\)/g, '');
  return known(certain, classes) && choices.every((list) => list.some((choice) => known(choice, classes)));
}

const known = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name!));

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let opened = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && depth++ === 0) opened = at;
    if (css[at] === '}' && --depth === 0) {
      rules.push({ head: css.slice(start, opened).trim(), body: css.slice(opened + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}

function splitAt(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
