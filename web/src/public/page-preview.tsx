import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReferencePage } from '#contract/public';
import cardStyles from '../cards/cards.css?url';
import { readFilter, type Filter } from './filter.ts';
import pageStyles from './public.css?url';
import { ReferencePageView } from './reference-page.tsx';

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

const blank = `<!doctype html><html lang="en"><head><link rel="stylesheet" href="${pageStyles}"><link rel="stylesheet" href="${cardStyles}"></head><body></body></html>`;

/**
 * The public page itself, in a frame of its own: its styles stay there, and its media queries see the width that is asked
 * for. Search, filters and stories work; links lead nowhere.
 */
export default function PagePreview({ page, title, width, height, scale }: Props) {
  const [inside, setInside] = useState<Document>();
  const [filter, setFilter] = useState<Filter>(() => readFilter(''));
  const { background } = page.branding.brandColors;
  useEffect(() => {
    inside?.documentElement.style.setProperty('--canvas', background);
  }, [inside, background]);
  useEffect(() => {
    inside?.addEventListener('click', keepHere, true);
    return () => inside?.removeEventListener('click', keepHere, true);
  }, [inside]);
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
        ? createPortal(<ReferencePageView page={page} filter={filter} onFilter={setFilter} />, inside.body)
        : null}
    </iframe>
  );
}

function keepHere(event: Event): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}
