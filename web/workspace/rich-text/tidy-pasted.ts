/** Where an item of a list stands in Word, which copies lists as paragraphs: `mso-list:l0 level2 lfo1`. */
const wordItem = /mso-list:\s*l\d+\s+level(\d)/i;
const hidden = [
  'script, template, [hidden]',
  ...['display:none', 'mso-hide:all', 'mso-special-character:comment'].map(
    (style) => `[style*="${style}" i]`,
  ),
].join();

/** Makes lists of Word's paragraphs and drops what was not to be seen, before the schema takes what it knows. */
export function tidyPasted(pasted: HTMLElement | DocumentFragment): void {
  for (const element of pasted.querySelectorAll(hidden)) element.remove();
  collapseSpaces(pasted);
  let open: { level: number; list: HTMLElement }[] = [];
  for (const line of pasted.querySelectorAll('p')) {
    const level = Number(wordItem.exec(line.getAttribute('style') ?? '')?.[1] ?? 0);
    if (line.previousElementSibling !== open[0]?.list) open = [];
    if (level > 0) open = listed(line, level, open);
  }
}

function listed(line: HTMLElement, level: number, before: { level: number; list: HTMLElement }[]) {
  const mark = [...line.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const isNumbered = /^\(?[\da-z]{1,4}[.)]/i.test(mark?.textContent.trim() ?? '');
  mark?.remove();
  const open = before.filter((one) => one.level <= level);
  if (open.at(-1)?.level !== level) {
    const list = line.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
    const parent = open.at(-1)?.list.lastElementChild;
    if (parent) parent.append(list);
    else line.before(list);
    open.push({ level, list });
  }
  const item = line.ownerDocument.createElement('li');
  item.append(...line.childNodes);
  open.at(-1)!.list.append(item);
  line.remove();
  return open;
}

/** A no-break space alone is meant; several, or one beside a space, are how Word and browsers write a gap. */
function collapseSpaces(node: Node): void {
  if (node.nodeType === 3) node.nodeValue = node.nodeValue!.replace(/[ \u00a0]{2,}/g, ' ');
  for (const child of node.childNodes) collapseSpaces(child);
}

const unseen = String.raw`<!--(?:-?>|[\s\S]*?(?:-->|$))|<style\b[\s\S]*?(?:<\/style\s*>|$)`;
const quoted = String.raw`=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))`;
const tag = String.raw`<[a-z](?:${quoted}|=(?!\s*["'])|[^>=])*`;
const unseenOrTag = new RegExp(`${unseen}|${tag}`, 'gi');
const quotedOrHandler = new RegExp(String.raw`${quoted}|(?<![^\s/"'])on\w+(?=\s*=)`, 'gi');

/**
 * A page's content security policy holds for documents that its scripts parse as well, and the browser reports every style and
 * handler in them. So these are gone before anything is parsed; nothing relies on it, because the schema takes neither.
 */
export const withoutPrograms = (html: string): string =>
  html.replace(unseenOrTag, (part) =>
    /^<[a-z]/i.test(part) && !/^<style\b/i.test(part)
      ? part.replace(quotedOrHandler, (found) => (found.startsWith('=') ? found : `data-${found}`))
      : '',
  );
