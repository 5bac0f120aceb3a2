import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { embedElement } from '#contract/embed';
import { embedAttributes, embedStyle, type SnippetOptions } from '../../../shared/embed-snippet.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { loadEmbed } from './load-embed.ts';
import { texts } from './texts.ts';

const words = texts.preview;

/** The real element with the real script, which comes from our own origin. */
export function ElementPreview({ options }: { options: SnippetOptions }) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['embed-script'],
    queryFn: loadEmbed,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
  // Other attributes are another embed.
  if (data) return <Embed key={embedAttributes(options).join()} options={options} />;
  if (isFetching) {
    return (
      <div aria-busy className="grid grid-cols-3 gap-6">
        <output className="sr-only">{words.loading}</output>
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
    );
  }
  return (
    <div role="alert" className="rounded-xl border border-line bg-surface p-8 text-center text-ink">
      <p className="font-semibold">{words.failed}</p>
      <p className="mt-1 mb-4 text-ink-2">{words.failedHint}</p>
      <Button onClick={() => void refetch()}>{words.retry}</Button>
    </div>
  );
}

/** Made as a page's parser would make it: React would set properties where the element has any. */
function Embed({ options }: { options: SnippetOptions }) {
  const place = useRef<HTMLDivElement>(null);
  const attributes = JSON.stringify(embedAttributes(options));
  const style = JSON.stringify(embedStyle(options));
  useLayoutEffect(() => {
    const element = document.createElement(embedElement);
    for (const [name, value] of JSON.parse(attributes) as [string, string][])
      element.setAttribute(name, value);
    place.current?.replaceChildren(element);
  }, [attributes]);
  useLayoutEffect(() => {
    const element = place.current?.firstElementChild as HTMLElement;
    element.removeAttribute('style');
    for (const [name, value] of JSON.parse(style) as [string, string][])
      element.style.setProperty(name, value);
  }, [style]);
  return <div ref={place} />;
}
