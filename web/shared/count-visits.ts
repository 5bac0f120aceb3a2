import type { EventType } from '#contract/resources/event';

// This runs on other websites too: it uses no cookie, no storage and nothing that such sites are known to replace.

/** While a page is loaded, each view, visible card and opened card counts once; every click counts. */
export interface Visits {
  /** Counts the page; with an id, the page of that reference. */
  view(referenceId?: string): void;
  /** Counts elements with `data-reference` when they become visible, and clicks inside them. Call it again after adding some. */
  watch(root: Element | Document | ShadowRoot): void;
}

/** These characters hold fewer than the fifty events that a batch may have. */
const charactersPerBatch = 2_500;
const sendAfterMs = 3_000;
const visibleForMs = 1_000;
const hostPattern = /^[a-z\d.-]+$/;

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
  interface Document {
    prerendering?: boolean;
  }
}

export function referrerOfPage(): string | undefined {
  const from = document.referrer && new URL(document.referrer).hostname;
  return from && from !== location.hostname ? from : undefined;
}

export function countVisits(
  endpoint: string,
  organizationId: string,
  source: 'page' | 'embed',
  referrer = '',
): Visits {
  const counted: Record<string, boolean> = Object.create(null);
  const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const leftOut = navigator.doNotTrack === '1' || navigator.globalPrivacyControl;
  let events = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (events) {
      const batchId = `${Date.now()}-${Math.random()}`.replace('.', '-');
      const from = hostPattern.test(referrer) ? `"referrer":"${referrer}",` : '';
      // A string needs no preflight request. It is not made by JSON.stringify, because some websites give
      // arrays a `toJSON`; ids need no escaping.
      navigator.sendBeacon(
        endpoint,
        `{"organizationId":"${organizationId}","batchId":"${batchId}","source":"${source}",${from}"events":[${events}]}`,
      );
    }
    timer = undefined;
    events = '';
  };
  const add = (type: EventType, id?: string) => {
    const name = `${type} ${id}`;
    if (type !== 'click' && counted[name]) return;
    counted[name] = true;
    const reference = id ? `,"referenceId":"${id}"` : '';
    events += `${events && ','}{"type":"${type}"${reference}}`;
    if (events.length > charactersPerBatch) flush();
    else timer ??= setTimeout(flush, sendAfterMs);
  };
  /** A prerendered page counts only once it is shown. */
  const whenShown = (act: () => void) => {
    if (leftOut) return;
    if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true });
    else act();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (let index = 0; index < entries.length; index += 1) {
        const { target, intersectionRatio, boundingClientRect } = entries[index]!;
        const { height } = boundingClientRect;
        const started = waiting.get(target);
        if (!height || intersectionRatio * height * 2 < Math.min(height, innerHeight)) {
          clearTimeout(started);
          waiting.delete(target);
        } else if (!started) {
          waiting.set(
            target,
            setTimeout(() => seen(target), visibleForMs),
          );
        }
      }
    },
    { threshold: [0, 0.1, 0.25, 0.5] },
  );
  const seen = (target: Element) => {
    if (!document.hidden) return add('visible', idOf(target));
    // The page was hidden at the end of the second, so observing again starts another one.
    waiting.delete(target);
    observer.unobserve(target);
    observer.observe(target);
  };
  const press = (event: Event) => {
    const pressed = event.target as Element;
    const card = pressed.closest('[data-reference]');
    if (!card || (event as MouseEvent).button > 1) return;
    if (pressed.closest('[data-open]')) {
      // A visitor who opens a card within the second has seen it, or more cards would be opened than seen.
      seen(card);
      add('open', idOf(card));
    }
    if (pressed.closest('.rd-card-button')) add('click', idOf(card));
  };

  document.addEventListener('visibilitychange', () => document.hidden && flush());
  addEventListener('pagehide', flush);
  return {
    view: (id) => whenShown(() => add('view', id)),
    watch: (root) =>
      whenShown(() => {
        const cards = root.querySelectorAll('[data-reference]');
        for (let index = 0; index < cards.length; index += 1) observer.observe(cards[index]!);
        // Adding the same listener twice has no effect.
        root.addEventListener('click', press);
        // `auxclick` is the middle button, which opens a tab.
        root.addEventListener('auxclick', press);
      }),
  };
}

const idOf = (card: Element) => (card as HTMLElement).dataset.reference;
