import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { framePath, type SnippetOptions } from '../../../shared/embed-snippet.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { Build } from './build.ts';
import { ElementPreview } from './element-preview.tsx';
import { texts } from './texts.ts';

const words = texts.preview;

/** Pixels of the column in which the cards stand on somebody's website. */
const widths = { desktop: 1120, phone: 358 };
type Screen = keyof typeof widths;

interface Props {
  form: Build['form'];
  options: SnippetOptions;
}

/** The embed as a website would show it, on that website's ground. */
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

const grounds = {
  light: 'bg-white scheme-light',
  dark: 'bg-neutral-950 scheme-dark',
  auto: 'bg-white scheme-light-dark [@media(prefers-color-scheme:dark)]:bg-neutral-950',
};

interface StageProps {
  width: number;
  theme: SnippetOptions['theme'];
  /** A frame scrolls by itself. */
  scrolls: boolean;
  children: ReactNode;
}

/** A column of that width, drawn as large as there is room for it. */
function Stage({ width, theme = 'auto', scrolls, children }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRoom(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const padding = scrolls ? 16 : 0;
  const zoom = Math.min(1, room / (width + 2 * padding));
  return (
    <section
      ref={box}
      // The focus lets a keyboard scroll it.
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
    // Our own page of our own origin, which it needs to load its cards.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe src={framePath(options)} title={words.frame} className="block h-full w-full" />
  );
}
