import { nearMargin, reservedHeight, type CardTree, type EmbedResponse } from '#contract/cards/embed';
import { countVisits, type Visits } from '../shared/count-visits.ts';
import { addressOf, attributes, languageOf } from './address.ts';
import { buildCard } from './build-card.ts';
import { keepWholeRows } from './keep-whole-rows.ts';
import { retryIn } from './retry-in.ts';
import { showInDialog } from './show-in-dialog.ts';

export const referencesElement = (origin: string) =>
  class extends HTMLElement {
    static observedAttributes = attributes;

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

/** All elements of an organization share one counter. */
const visitsOf: Record<string, Visits> = Object.create(null);

function referencesIn(host: HTMLElement, origin: string) {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  let around: HTMLElement;
  let list: HTMLElement;
  let near = false;
  let all = false;
  let requestedUrl = '';
  let embed: EmbedResponse | undefined;

  const lazy = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)!.isIntersecting) return;
      lazy.disconnect();
      near = true;
      update();
    },
    { rootMargin: nearMargin },
  );
  const fit = () => keepWholeRows(around, list, all);
  const sizes = new ResizeObserver(fit);

  // `!important` in a shadow root overrides the host page's styles of the element. The height of a layout
  // comes with its cards; until then the snippet reserves it.
  const style = (css: string) =>
    sheet.replaceSync(`:host{display:block!important;min-height:${reservedHeight}px}${css}`);
  const build = (tree: CardTree) => buildCard(tree, [0], origin) as HTMLElement;
  const clear = (css: string) => {
    style(css);
    around = build(['div', { class: 'embed' }]);
    root.replaceChildren(around);
  };
  const update = () => {
    const address = addressOf(host, origin);
    if (address !== requestedUrl) load(address);
    else if (embed) draw(embed);
  };

  /** Uses XMLHttpRequest, because many websites replace fetch. */
  const get = (address: string, done: (status: number, response: EmbedResponse | null) => void) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'json';
    request.onloadend = () => done(request.status, request.response as EmbedResponse | null);
    request.send();
  };

  function load(address: string): void {
    requestedUrl = address;
    embed = undefined;
    get(address, (status, response) => {
      // The attributes have changed meanwhile, or the element was removed.
      if (address !== requestedUrl) return;
      all = false;
      if (status === 200 && response?.cards[0]) draw((embed = response));
      // An element without cards takes no space.
      else if (status && status < 500) style(':host{display:none!important}');
      else {
        clear('');
        around.append(build(['button', { 'data-do': 'retry' }, retryIn(languageOf(host))]));
      }
    });
  }

  function draw({ css, shapes, cards, list: tree, controls }: EmbedResponse): void {
    clear(css);
    list = build(tree);
    for (let index = 0; index < cards.length; index += 1) {
      const item = build(['li', {}]);
      const card = cards[index]!;
      item.append(buildCard(shapes[card[0]]!, card, origin));
      list.append(item);
      sizes.observe(item);
    }
    around.append(list);
    if (controls) around.append(build(controls));
    sizes.observe(list);
    fit();
    // A preview in the workspace is not counted.
    if (location.origin === origin) return;
    const organizationId = host.getAttribute('organization')!;
    const visits = (visitsOf[organizationId] ??= countVisits(
      `${origin}/api/public/event`,
      organizationId,
      'embed',
      location.hostname,
    ));
    visits.view();
    visits.watch(root);
  }

  const actions: Record<string, () => void> = {
    retry: () => load(addressOf(host, origin)),
    previous: () => turn(-1),
    next: () => turn(1),
    close: () => root.querySelector('dialog')!.close(),
    pause: () => around.classList.toggle('paused'),
    all: () => {
      const next = list.querySelector<HTMLElement>('.rest a');
      all = true;
      fit();
      // The pressed button disappears, so the focus moves to the first new card.
      next?.focus({ preventScroll: true });
    },
  };

  function turn(direction: number): void {
    list.scrollBy((list.matches(':dir(rtl)') ? -direction : direction) * list.clientWidth, 0);
  }

  root.addEventListener('click', (click) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = click as MouseEvent;
    const pressed = target as HTMLElement;
    actions[pressed.dataset.do!]?.();
    const link = pressed.closest<HTMLAnchorElement>('.cards [data-open]');
    if (!link || host.getAttribute('target') === 'page' || metaKey || ctrlKey || shiftKey || altKey) return;
    click.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    const { reference } = link.closest<HTMLElement>('[data-reference]')!.dataset;
    get(`${requestedUrl}&story=${reference}`, (status, response) => {
      link.ariaBusy = null;
      if (status === 200 && response && embed) {
        style(embed.css + response.css);
        const dialog = build(response.shapes[0]!) as HTMLDialogElement;
        around.append(dialog);
        showInDialog(dialog);
      } else if (!open(link.href)) location.href = link.href;
    });
  });

  /** Call with true or false when the element is connected or removed, and without it when an attribute changes. */
  return (connected?: boolean) => {
    if (connected === false) {
      lazy.disconnect();
      sizes.disconnect();
      if (!embed) requestedUrl = '';
    } else if (near) update();
    else if (connected) {
      clear(':host{background:repeating-linear-gradient(90deg,#8883 0 300px,#0000 0 324px)}');
      lazy.observe(host);
    }
  };
}
