import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { embedElement, embedScript } from '#contract/cards/embed';
import * as integrationsWords from '#words/integrations';
import {
  framePath,
  type SnippetOptions,
  embedAttributes,
  embedStyle,
} from '../../../shared/embed-snippet.ts';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { useWidth } from '../../lib/hooks/use-width.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import type { Build } from './build.ts';
import { useShown } from './use-shown.ts';

const words = integrationsWords.preview;

/** Column widths on the customer's website, in pixels. */
const widths = { desktop: 1120, phone: 358 };
type Screen = keyof typeof widths;

interface Props {
  form: Build['form'];
  options: SnippetOptions;
}

export function Preview({ form, options }: Props) {
  const [screen, setScreen] = useState<Screen>(() =>
    window.matchMedia('(max-width: 639px)').matches ? 'phone' : 'desktop',
  );
  return (
    <div className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 className="font-medium">{words.title}</h3>
          <p className="text-[0.8125rem] text-ink-2">{words.note}</p>
        </div>
        <div className="w-44 [&_legend]:sr-only">
          <ChoiceGroup
            label={words.width}
            value={screen}
            options={(['desktop', 'phone'] as const).map((value) => ({ value, label: words[value] }))}
            onChange={setScreen}
          />
        </div>
      </div>
      <Stage width={widths[screen]} theme={options.theme} scrolls={form !== 'iframe'}>
        {form === 'iframe' ? <FramePreview options={options} /> : <ElementPreview options={options} />}
      </Stage>
    </div>
  );
}

/** A website of the theme: its paper and its ink, whatever the workspace looks like. */
const grounds = {
  light: 'bg-white text-neutral-950 scheme-light',
  dark: 'bg-neutral-950 text-neutral-50 scheme-dark',
  auto: 'bg-white text-neutral-950 scheme-light-dark [@media(prefers-color-scheme:dark)]:bg-neutral-950 [@media(prefers-color-scheme:dark)]:text-neutral-50',
};

interface StageProps {
  width: number;
  theme: SnippetOptions['theme'];
  scrolls: boolean;
  children: ReactNode;
}

function Stage({ width, theme = 'auto', scrolls, children }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const padding = scrolls ? 16 : 0;
  const zoom = Math.min(1, room / (width + 2 * padding));
  return (
    <section
      ref={box}
      // The focus allows scrolling by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrolls ? 0 : undefined}
      aria-label={words.title}
      className={clsx(
        'h-[min(36rem,70dvh)] rounded-xl border border-line',
        scrolls ? 'overflow-y-auto' : 'overflow-hidden',
        grounds[theme],
      )}
    >
      {room > 0 ? (
        <div
          style={{
            zoom,
            width: width + 2 * padding,
            padding,
            height: scrolls ? undefined : '100%',
          }}
          className="mx-auto max-w-none"
        >
          {children}
        </div>
      ) : null}
    </section>
  );
}

function FramePreview({ options }: { options: SnippetOptions }) {
  return (
    // The frame shows a page of this origin, which must be able to load its cards.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe src={framePath(options)} title={words.frame} className="block h-full w-full" />
  );
}

/** An embed without references takes no room, so the preview shows an explanation instead. */
function ElementPreview({ options }: { options: SnippetOptions }) {
  const shown = useShown(options.collection ?? '');
  const quotes = options.layout === 'quotes';
  const found = shown?.filter(
    ({ tags, custom }) => (!options.tag || tags.includes(options.tag)) && (!quotes || custom.quote),
  );
  if (found?.length !== 0) return <LoadedPreview options={options} />;
  const waitsForQuote = quotes && shown!.length > 0;
  return (
    <div className="mx-auto max-w-md py-24 text-center text-ink">
      <p className="font-semibold">{waitsForQuote ? words.noQuotes : words.empty}</p>
      <p className="mt-1 mb-4 text-pretty text-ink-2">
        {waitsForQuote ? words.noQuotesHint : words.emptyHint}
      </p>
      <ButtonLink to="/app/references">{words.openReferences}</ButtonLink>
    </div>
  );
}

function LoadedPreview({ options }: { options: SnippetOptions }) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['embed-script'],
    queryFn: loadEmbed,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
  // A change of attributes needs a new element.
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

/** Sets attributes as an HTML parser would; React sets properties where the element has any. */
function Embed({ options }: { options: SnippetOptions }) {
  const container = useRef<HTMLDivElement>(null);
  const attributes = JSON.stringify(embedAttributes(options));
  const style = JSON.stringify(embedStyle(options));
  useLayoutEffect(() => {
    const element = document.createElement(embedElement);
    for (const [name, value] of JSON.parse(attributes) as [string, string][])
      element.setAttribute(name, value);
    container.current?.replaceChildren(element);
  }, [attributes]);
  useLayoutEffect(() => {
    const element = container.current?.firstElementChild as HTMLElement;
    element.removeAttribute('style');
    for (const [name, value] of JSON.parse(style) as [string, string][])
      element.style.setProperty(name, value);
  }, [style]);
  return <div ref={container} />;
}

async function loadEmbed(): Promise<true> {
  if (customElements.get(embedElement)) return true;
  const script = document.createElement('script');
  script.src = embedScript;
  script.async = true;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The embed script could not be loaded')));
  });
  document.head.append(script);
  try {
    await loaded;
    if (!customElements.get(embedElement)) throw new Error('The embed script defines no element');
    return true;
  } catch (error) {
    script.remove();
    throw error;
  }
}
