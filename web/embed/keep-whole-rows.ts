import { reservedHeight } from '#contract/cards/embed';

/** Marks the cards after the last whole row as `rest`. */
export function keepWholeRows(around: HTMLElement, list: HTMLElement, all: boolean): void {
  const items = list.children as HTMLCollectionOf<HTMLElement>;
  let bottom = 0;
  let end = 0;
  let rest = false;
  for (let index = 0; index < items.length; index += 1) {
    const { offsetTop, offsetHeight } = items[index]!;
    bottom = Math.max(bottom, offsetTop + offsetHeight);
    if (offsetTop && bottom > reservedHeight - 60) rest = true;
    if (!rest) end = bottom;
    items[index]!.className = rest ? 'rest' : '';
  }
  around.classList.toggle(
    'over',
    !all && ((rest && bottom > reservedHeight) || list.scrollWidth > list.clientWidth),
  );
  list.style.setProperty('--end', `${end}px`);
}
