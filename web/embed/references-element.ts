import { nearMargin, reservedHeight, type EmbedResponse } from '#contract/embed';
import { countVisits, type Visits } from '../shared/count-visits.ts';
import { addressOf } from './address.ts';
import { buildCard } from './build-card.ts';

/** `<refdeck-references>`, whose cards come from `origin`. */
export const referencesElement = (origin: string) =>
  class extends HTMLElement {
    static observedAttributes = ['organization', 'collection', 'tag', 'limit', 'theme', 'heading', 'layout'];

    #on = referencesIn(this, origin);

    connectedCallback(): void {
      this.#on(true);
    }

    disconnectedCallback(): void {
      this.#on(false);
    }

    attributeChangedCallback(): void {
      this.#on();
    }
  };

/** One counter for each organisation, however many elements show its cards. */
const visitsOf: Record<string, Visits> = Object.create(null);

// Important, because inside a shadow root that is stronger than whatever the page around says of the element.
const hostStyles = `:host{display:block!important;height:${reservedHeight}px!important}`;
const skeletonStyles = `div{height:480px;background:repeating-linear-gradient(90deg,#8883 0 300px,#0000 0 324px)}`;

function create<Tag extends 'div' | 'ul' | 'li' | 'button'>(tag: Tag, name = '', text = '') {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}

function referencesIn(host: HTMLElement, origin: string) {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  let around: HTMLElement;
  let list: HTMLElement;
  let near = false;
  let requestedUrl = '';
  /** With cards: where there are none, there is nothing to draw. */
  let embed: EmbedResponse | undefined;
  let request: XMLHttpRequest | undefined;

  /** What lies far down a page costs nothing until a visitor comes near. */
  const lazy = new IntersectionObserver(
    (entries) => {
      if (!entries[entries.length - 1]!.isIntersecting) return;
      lazy.disconnect();
      near = true;
      update();
    },
    { rootMargin: nearMargin },
  );
  const sizes = new ResizeObserver(() =>
    around.classList.toggle(
      'over',
      list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth,
    ),
  );

  const style = (css: string) => sheet.replaceSync(hostStyles + css);
  const clear = (css: string, name?: string) => {
    style(css);
    around = create('div', name);
    root.replaceChildren(around);
  };
  const addButton = (name: string, text: string, press: () => void) => {
    const button = create('button', name, text);
    button.addEventListener('click', press);
    around.append(button);
    return button;
  };
  const forget = () => {
    if (!request) return;
    request.onloadend = null;
    request.abort();
    request = undefined;
    requestedUrl = '';
  };
  const update = () => {
    const address = addressOf(host, origin);
    if (address !== requestedUrl) load(address);
    else if (embed) draw(embed);
  };

  function load(address: string): void {
    forget();
    requestedUrl = address;
    embed = undefined;
    // Not fetch, which websites like to replace.
    const sending = (request = new XMLHttpRequest());
    sending.open('GET', address);
    sending.responseType = 'json';
    sending.onloadend = () => {
      request = undefined;
      const { status } = sending;
      const given = sending.response as EmbedResponse | null;
      if (status === 200 && given?.cards[0]) draw((embed = given));
      // Where there is nothing to show, nothing takes room.
      else if (status && status < 500) style(':host{display:none!important}');
      else {
        clear('');
        addButton('', 'Not loaded. Retry', () => load(addressOf(host, origin)));
      }
    };
    sending.send();
  }

  function draw({ css, shapes, cards }: EmbedResponse): void {
    const heading = `h${/^[234]$/.exec(host.getAttribute('heading')!)?.[0] ?? 2}`;
    const layout = host.getAttribute('layout');
    clear(css, `embed ${layout} ${host.getAttribute('theme')}`);
    list = create('ul', 'cards');
    list.role = 'list';
    list.ariaLabel = 'References';
    for (let index = 0; index < cards.length; index += 1) {
      const item = create('li');
      const card = cards[index]!;
      item.append(buildCard(shapes[card[0]]!, card, origin, heading));
      list.append(item);
      sizes.observe(item);
    }
    around.append(list);
    if (layout === 'carousel') {
      list.tabIndex = 0;
      addButton('step', '←', () => turn(-1)).ariaLabel = 'Previous';
      addButton('step', '→', () => turn(1)).ariaLabel = 'Next';
    } else {
      addButton('more', `Show all ${cards.length} references`, showAll);
      // The keyboard goes on into what is cut off.
      list.addEventListener('focusin', ({ target }) => {
        if (isBelow(target as Element)) showAll();
      });
    }
    sizes.observe(list);
    // In our workspace, nobody but the owner looks.
    if (location.origin === origin) return;
    const organizationId = host.getAttribute('organization')!;
    const visits = (visitsOf[organizationId] ??= countVisits({
      endpoint: `${origin}/api/public/event`,
      organizationId,
      source: 'embed',
      referrer: location.hostname,
    }));
    visits.view();
    visits.watch(root);
  }

  const isBelow = (element: Element) =>
    element.getBoundingClientRect().bottom > host.getBoundingClientRect().bottom;

  function turn(direction: number): void {
    list.scrollBy((list.matches(':dir(rtl)') ? -direction : direction) * list.clientWidth, 0);
  }

  function showAll(): void {
    const links = list.querySelectorAll('a');
    let next = 0;
    while (links[next] && !isBelow(links[next]!)) next += 1;
    sheet.insertRule(':host{height:auto!important}', sheet.cssRules.length);
    // The button is gone: what it has brought comes next.
    if (!list.contains(root.activeElement)) links[next]?.focus({ preventScroll: true });
  }

  /** Whether the element has come into a page or left one; neither where only an attribute has changed. */
  return (connected?: boolean) => {
    if (connected === false) {
      lazy.disconnect();
      sizes.disconnect();
      forget();
    } else if (near) update();
    else if (connected) {
      clear(skeletonStyles);
      lazy.observe(host);
    }
  };
}
