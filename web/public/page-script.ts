import { countVisits, referrerOfPage } from '../shared/count-visits.ts';

/*
 * All the script of a public page, which works without it: filters that send themselves, a link to copy, and counting.
 * It travels inside the document, so every byte counts.
 */

const page = document.querySelector<HTMLElement>('[data-organization]')!;
const { organization, story, embedded } = page.dataset;
const form = document.querySelector('form');

// The arrow keys pass by choices that nobody means: only a pointer's is sent at once.
let pointed = false;
form?.addEventListener('pointerdown', () => (pointed = true));
form?.addEventListener('keydown', () => (pointed = false));
form?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  if (pointed) form.requestSubmit();
  else form.dataset.changed = '';
});
// An address says only what was chosen.
form?.addEventListener('formdata', ({ formData }) => {
  const entries = [...formData];
  for (const [name, value] of entries) if (!value) formData.delete(name);
});

const share = document.querySelector<HTMLButtonElement>('[data-share]');
if (share) {
  share.hidden = false;
  share.addEventListener('click', () => {
    const showStatus = (text: string) => () => {
      share.textContent = text;
    };
    navigator.clipboard
      .writeText(location.origin + location.pathname)
      .then(showStatus('Link copied'), showStatus('Please copy it from the address bar'));
  });
}

/** In a frame of our own workspace nobody but its owner looks. */
function isPreview(): boolean {
  try {
    return window !== parent && Boolean(parent.document);
  } catch {
    return false;
  }
}

if (!isPreview()) {
  const visits = countVisits(
    '/api/public/event',
    organization!,
    embedded ? 'embed' : 'page',
    referrerOfPage(),
  );
  visits.view(story);
  visits.watch(document);
}
