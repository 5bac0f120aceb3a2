/** Word copies lists as paragraphs and gives the level of an item as `mso-list:l0 level2 lfo1`. */
const wordItem = /mso-list:\s*l\d+\s+level(\d)/i;
const hidden = [
  'script, template, [hidden]',
  ...['display:none', 'mso-hide:all', 'mso-special-character:comment'].map(
    (style) => `[style*="${style}" i]`,
  ),
].join();

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

/** Keeps a single no-break space, which is intended; Word and browsers write gaps as several, or as one beside a space. */
function collapseSpaces(node: Node): void {
  if (node.nodeType === 3) node.nodeValue = node.nodeValue!.replace(/[ \u00a0]{2,}/g, ' ');
  for (const child of node.childNodes) collapseSpaces(child);
}

const unseen = String.raw`<!--(?:-?>|[\s\S]*?(?:-->|$))|<style\b[\s\S]*?(?:<\/style\s*>|$)`;
const quoted = String.raw`=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))`;
const tag = String.raw`<[a-z](?:${quoted}|=(?!\s*["'])|[^>=])*`;
const unseenOrTag = new RegExp(`${unseen}|${tag}`, 'gi');
const quotedOrHandler = new RegExp(String.raw`${quoted}|(?<![^\s/"'])on\w+(?=\s*=)`, 'gi');

/** The browser reports styles and handlers in parsed documents too. Removing them only avoids the reports. */
export const withoutPrograms = (html: string): string =>
  html.replace(unseenOrTag, (part) =>
    /^<[a-z]/i.test(part) && !/^<style\b/i.test(part)
      ? part.replace(quotedOrHandler, (found) => (found.startsWith('=') ? found : `data-${found}`))
      : '',
  );
