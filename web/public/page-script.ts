import { countVisits, referrerOfPage } from '../shared/count-visits.ts';

// The page works without this script, which is inlined into every page, so every byte counts.

const page = document.querySelector<HTMLElement>('[data-organization]')!;
const { organization, story, embedded } = page.dataset;
const form = document.querySelector<HTMLFormElement>('.page-filters');
const partsOf = (root: ParentNode) => root.querySelectorAll('[data-part]');

let latest = location.href;

async function show(address: string): Promise<void> {
  latest = address;
  const response = await fetch(address);
  const next = partsOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  if (address !== latest) return;
  const parts = partsOf(document);
  // A page with few cards has no filters, so the documents may differ.
  if (next.length !== parts.length) return location.assign(address);
  const { name } = document.activeElement as HTMLSelectElement;
  parts.forEach((part, index) => part.replaceWith(next[index]!));
  if (name !== 'q') form!.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  document.querySelector('output')!.textContent =
    document.querySelector('.page-chosen > span')?.textContent ?? '';
  visits?.watch(document);
}

/** Typing adds one entry to the history in total, each choice adds its own. */
function go(address: string, typed = false): void {
  history[typed && history.state ? 'replaceState' : 'pushState'](typed, '', address);
  show(address).catch(() => location.reload());
}

if (form) {
  let typing: ReturnType<typeof setTimeout>;
  const send = (typed?: boolean) => {
    clearTimeout(typing);
    const chosen = [...new FormData(form)].filter(([, value]) => value) as [string, string][];
    const query = new URLSearchParams(chosen).toString();
    go(location.pathname + (query && `?${query}`), typed);
  };
  form.addEventListener('input', ({ target }) => {
    clearTimeout(typing);
    if (target instanceof HTMLSelectElement) send();
    else typing = setTimeout(send, 150, true);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(true);
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.page-chip,.page-clear');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    form.q.value = new URL(link.href).searchParams.get('q') ?? '';
    go(link.href);
  });
  addEventListener('popstate', () => {
    form.q.value = new URLSearchParams(location.search).get('q') ?? '';
    show(location.href).catch(() => location.reload());
  });
}

const share = document.querySelector<HTMLButtonElement>('[data-share]');
if (share) {
  share.hidden = false;
  share.addEventListener('click', () => {
    const showStatus = (text?: string) => () => {
      share.textContent = text!;
    };
    const { share: copied, failed } = share.dataset;
    navigator.clipboard
      .writeText(location.origin + location.pathname)
      .then(showStatus(copied), showStatus(failed));
  });
}

/** The workspace shows this page in a frame of the same origin, which must not be counted. */
function isPreview(): boolean {
  try {
    return window !== parent && Boolean(parent.document);
  } catch {
    return false;
  }
}

const visits = isPreview()
  ? undefined
  : countVisits('/api/public/event', organization!, embedded ? 'embed' : 'page', referrerOfPage());
visits?.view(story);
visits?.watch(document);
