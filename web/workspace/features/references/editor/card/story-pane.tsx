import { clsx } from 'clsx';
import { lazy, useMemo, useRef } from 'react';
import type { CardContent } from '#contract/cards/card';
import * as words from '#words/reference-editor';
import { useWidth } from '../../../../lib/hooks/use-width.ts';
import { useBranding } from '../../../../lib/organization/records.ts';

/** Taken from the page that always shows it, because a file of its own would weigh on that page. */
const OwnPagePreview = lazy(async () => ({
  default: (await import('../../../branding/branding-page.tsx')).OwnPagePreview,
}));

/** The page of the story as the form has it, in a window as narrow as its place. */
export default function StoryPane({ card, className }: { card: CardContent; className: string }) {
  const branding = useBranding().data;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const references = useMemo(() => [card], [card]);
  return (
    <div ref={box} className={clsx('overflow-hidden border border-line bg-sunken *:h-full!', className)}>
      {branding && width > 0 ? (
        <OwnPagePreview
          branding={branding}
          references={references}
          language={card.language}
          title={words.liveStory}
          width={width}
          height={0}
          scale={1}
          opened={card.id}
        />
      ) : null}
    </div>
  );
}
