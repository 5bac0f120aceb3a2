import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReferencePage } from '#contract/resources/public';
import listStyles from './list.css?url';
import { noFilter, readFilter, type Filter } from './filter.ts';
import { pathOf, storyPathOf } from './page-view.ts';
import pageStyles from './public.css?url';
import { pageStyle } from './page-style.ts';
import { ReferencePageView } from './reference-page.tsx';
import storyStyles from './story.css?url';

/** Brings the parser of Markdown along, so it waits until somebody opens a story. */
const StoryPageView = lazy(() =>
  import('./story-page.tsx').then((module) => ({ default: module.StoryPageView })),
);

interface Props {
  page: ReferencePage;
  /** Of the frame; read aloud. */
  title: string;
  /** Pixels: the width of the screen on which the page is looked at. */
  width: number;
  height: number;
  /** As which it is drawn, at most 1. */
  scale: number;
}

/** Which of the page's addresses is shown. */
interface ShownPage {
  filter: Filter;
  storyId?: string;
}

const styles = [pageStyles, listStyles, storyStyles].map((href) => `<link rel="stylesheet" href="${href}">`);
const blank = `<!doctype html><html lang="en"><head>${styles.join('')}</head><body></body></html>`;

/**
 * The public pages themselves, in a frame of their own: their styles stay there, and their media queries see the width that is
 * asked for. Search, filters and stories work; links to anywhere else lead nowhere.
 */
export function PagePreview({ page, title, width, height, scale }: Props) {
  const [inside, setInside] = useState<Document>();
  const [{ filter, storyId }, setShownPage] = useState<ShownPage>({ filter: noFilter });
  useEffect(() => {
    if (!inside) return;
    for (const [name, value] of Object.entries(pageStyle(page.branding)))
      inside.documentElement.style.setProperty(name.replace('colorScheme', 'color-scheme'), String(value));
  }, [inside, page.branding]);
  useEffect(() => {
    if (!inside) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const submit = (form: HTMLFormElement) => setShownPage({ filter: filterIn(form) });
    inside.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        if (!link) return;
        event.preventDefault();
        setShownPage((shown) => pageBehind(link, page) ?? shown);
        inside.defaultView?.scrollTo(0, 0);
      },
      { capture: true, signal },
    );
    inside.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        submit(event.target as HTMLFormElement);
      },
      { signal },
    );
    inside.addEventListener(
      'change',
      ({ target }) => {
        const { form, localName } = target as HTMLSelectElement;
        if (form && localName === 'select') submit(form);
      },
      { signal },
    );
    return () => stop.abort();
  }, [inside, page]);
  const story = page.references.find(({ id }) => id === storyId);
  return (
    // In a sandbox without scripts Safari runs no listener of ours; and what is in the frame is only what React draws there.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title={title}
      srcDoc={blank}
      onLoad={(event) => setInside(event.currentTarget.contentDocument ?? undefined)}
      style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0', border: 0 }}
    >
      {inside
        ? createPortal(
            story ? (
              <Suspense fallback={null}>
                <StoryPageView {...page} card={story} />
              </Suspense>
            ) : (
              <ReferencePageView page={page} filter={filter} />
            ),
            inside.body,
          )
        : null}
    </iframe>
  );
}

function filterIn(form: HTMLFormElement): Filter {
  const typed = Array.from(new FormData(form), ([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return readFilter(new URLSearchParams(typed));
}

/** Where a link of the page leads, if that is another view of it. */
function pageBehind(link: HTMLAnchorElement, page: ReferencePage): ShownPage | undefined {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', window.location.href);
  if (pathname === pathOf(page)) return { filter: readFilter(searchParams) };
  const story = page.references.find((card) => storyPathOf(page, card) === pathname);
  return story ? { filter: noFilter, storyId: story.id } : undefined;
}
