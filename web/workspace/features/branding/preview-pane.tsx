import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CardContent } from '#contract/cards/card';
import type { Branding } from '#contract/resources/organization';
import { publicRoutes } from '#contract/resources/public';
import { templates } from '#contract/cards/templates';
import * as words from '#words/branding';
import { fullSample } from '../../cards/full-sample.ts';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { call } from '../../lib/api/api-client.ts';
import { recordKeys } from '../../lib/organization/records.ts';
import { OwnPagePreview } from './own-page-preview.tsx';
import { useMedia } from '../../lib/hooks/use-media.ts';
import { Button } from '../../ui/elements/button.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Widths of the previewed screens, in pixels. */
const widths = { desktop: 1280, phone: 390 };
type Screen = keyof typeof widths;

const samples = templates
  .filter(({ hidden }) => !hidden)
  .map(({ id }) => ({ ...fullSample(id), mainImage: undefined }));

export function PreviewPane({ branding, className }: { branding: Branding; className?: string }) {
  const { organizationId } = useOrganization();
  const narrow = useMedia('(width < 40rem)');
  const [chosen, setScreen] = useState<Screen>();
  const screen = chosen ?? (narrow ? 'phone' : 'desktop');
  const published = useQuery({
    queryKey: [...recordKeys.all(organizationId), 'public-page'],
    queryFn: ({ signal }) => call(publicRoutes.getReferencePage, { id: organizationId }, { signal }),
  });
  const own = published.data?.references ?? [];
  const references = published.isPending ? undefined : own.length > 0 ? own : samples;
  return (
    <section aria-label={words.preview} className={clsx('min-w-0 lg:sticky lg:top-6', className)}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-[0.9375rem] font-semibold">{words.preview}</h2>
          <p className="flex min-h-6 items-center gap-2 text-[0.8125rem] text-ink-2">
            {published.isPending ? ' ' : sourceOf(own.length, published.isError)}
            {published.isError ? (
              <Button size="sm" variant="ghost" onClick={() => void published.refetch()}>
                {words.retry}
              </Button>
            ) : null}
          </p>
        </div>
        <div className="w-44 [&_legend]:sr-only">
          <ChoiceGroup
            label={words.width}
            value={screen}
            options={(['desktop', 'phone'] as const).map((value) => ({ value, label: words.widths[value] }))}
            onChange={setScreen}
          />
        </div>
      </div>
      <Stage width={widths[screen]} branding={branding} references={references} />
    </section>
  );
}

function sourceOf(count: number, failed: boolean): string {
  if (failed) return words.samplesFailed;
  return count > 0 ? words.own : words.samples;
}

interface StageProps {
  width: number;
  branding: Branding;
  references: readonly CardContent[] | undefined;
}

function Stage({ width, branding, references }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return (
    <div
      ref={box}
      className="h-[34rem] overflow-hidden rounded-xl border border-line bg-sunken lg:h-[calc(100dvh-9rem)]"
    >
      {references && room.width > 0 ? (
        <div
          className={clsx('overflow-hidden', scale === 1 && 'mx-auto border-x border-line')}
          style={{ width: width * scale, height: room.height }}
        >
          <OwnPagePreview
            branding={branding}
            references={references}
            title={words.previewFrame}
            width={width}
            height={room.height / scale}
            scale={scale}
          />
        </div>
      ) : (
        <Skeleton className="h-full rounded-none" />
      )}
    </div>
  );
}
