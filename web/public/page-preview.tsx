import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { typefacesOf } from '#contract/rules/choices';
import type { ReferencePage } from '#contract/resources/public';
import { InWords, type PublicWords } from './page-words.tsx';
import { noFilter, readFilter, type Filter } from './filter.ts';
import { pathOf, storyPathOf } from './page-view.ts';
import pageStyles from './preview.css?url';
import { pageStyle } from './page-style.ts';
import { ReferencePageView } from './reference-page.tsx';
import typefaceSheet from '../shared/typefaces/typefaces.css?url';

/** Loads when a story is opened, because it includes the Markdown parser. */
const StoryPageView = lazy(() =>
  import('./story-page.tsx').then((module) => ({ default: module.StoryPageView })),
);

interface Props {
  page: ReferencePage;
  /** Those of the language that the page is shown in. */
  words?: PublicWords;
  title: string;
  /** Pixels; the width of the simulated screen. */
  width: number;
  height: number;
  scale: number;
  /** The story that is shown first. */
  opened?: string;
}

interface ShownPage {
  filter: Filter;
  storyId?: string | undefined;
}

const styles = [pageStyles, typefaceSheet].map((href) => `<link rel="stylesheet" href="${href}">`);
const blank = `<!doctype html><html lang="en"><head>${styles.join('')}</head><body></body></html>`;

/** Renders the pages in a frame, so that their styles stay there and media queries see `width`. */
export function PagePreview({ page, words, title, width, height, scale, opened }: Props) {
  const [inside, setInside] = useState<Document>();
  const [{ filter, storyId }, setShownPage] = useState<ShownPage>({
    filter: noFilter,
    storyId: opened,
  });
  useEffect(() => {
    if (!inside) return;
    for (const [name, value] of Object.entries(pageStyle(page.branding)))
      inside.documentElement.style.setProperty(name.replace('colorScheme', 'color-scheme'), String(value));
    inside.documentElement.setAttribute('data-typefaces', typefacesOf(page.branding.typefaces));
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
    // In a sandbox without scripts, Safari runs no listeners from outside. The frame holds only what React renders.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title={title}
      srcDoc={blank}
      onLoad={(event) => setInside(event.currentTarget.contentDocument ?? undefined)}
      style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0', border: 0 }}
    >
      {inside
        ? createPortal(
            <InWords words={words}>
              {story ? (
                <Suspense fallback={null}>
                  <StoryPageView {...page} card={story} />
                </Suspense>
              ) : (
                <ReferencePageView page={page} filter={filter} />
              )}
            </InWords>,
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

function pageBehind(link: HTMLAnchorElement, page: ReferencePage): ShownPage | undefined {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', window.location.href);
  if (pathname === pathOf(page)) return { filter: readFilter(searchParams) };
  const story = page.references.find((card) => storyPathOf(page, card) === pathname);
  return story ? { filter: noFilter, storyId: story.id } : undefined;
}
