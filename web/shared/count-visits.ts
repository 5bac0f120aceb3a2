import type { EventType } from '#contract/resources/event';

/*
 * Runs on our public pages and, in embed.js, on strangers' websites: no cookie, no storage, and none of what such sites are known
 * to replace: array methods, iterators, `toJSON`.
 */

/** What a visitor does. Each view, visible card and opened card counts once while the page is loaded, each click by itself. */
export interface Visits {
  /** The page was seen; with an id, that reference's own page. */
  view(referenceId?: string): void;
  /**
   * Counts the elements with `data-reference="<id>"` inside as they come into sight, and what is pressed in them: `data-open` opens,
   * `.rd-card-button` is the click. Call it again for elements that came later.
   */
  watch(root: Element | Document | ShadowRoot): void;
}

/** Of events: fewer than the fifty that a batch may hold. */
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

/** The host whose link led to this page, unless that is our own. */
export function referrerOfPage(): string | undefined {
  const from = document.referrer && new URL(document.referrer).hostname;
  return from && from !== location.hostname ? from : undefined;
}

/**
 * `endpoint` takes batches, another origin's in an embed; `referrer` is the host that led here, and what is not a plain host name is
 * left out.
 */
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
      // A string is sent without asking the server first whether it may be. Every browser that this runs in knows beacons. Written by
      // hand, because websites that give arrays a `toJSON` are not rare; ids need no escaping.
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
  /** A page that is fetched ahead has not been seen by anybody yet. */
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
    // Nobody looked at the end of that second: the next one begins when the page is drawn again.
    waiting.delete(target);
    observer.unobserve(target);
    observer.observe(target);
  };
  const press = (event: Event) => {
    const pressed = event.target as Element;
    const card = pressed.closest('[data-reference]');
    if (!card || (event as MouseEvent).button > 1) return;
    if (pressed.closest('[data-open]')) add('open', idOf(card));
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
        // Added twice, it is there once.
        root.addEventListener('click', press);
        // The middle button, which opens a tab.
        root.addEventListener('auxclick', press);
      }),
  };
}

const idOf = (card: Element) => (card as HTMLElement).dataset.reference;
