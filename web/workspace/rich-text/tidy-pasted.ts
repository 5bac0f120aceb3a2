/** Where an item of a list stands in Word, which copies lists as paragraphs: `mso-list:l0 level2 lfo1`. */
const wordItem = /mso-list:\s*l\d+\s+level(\d)/i;
const hidden = 'style, script, template, [hidden], [style*="display:none" i], [style*="mso-hide:all" i]';

/** Makes lists of Word's paragraphs and drops what was not to be seen, before the schema takes what it knows. */
export function tidyPasted(pasted: HTMLElement | DocumentFragment): void {
  for (const element of pasted.querySelectorAll(hidden)) element.remove();
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
