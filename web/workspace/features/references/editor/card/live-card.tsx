import { clsx } from 'clsx';
import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { cardOf, type CardContent } from '#contract/cards/card';
import type { Customer } from '#contract/resources/customer';
import type { Branding } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { typefacesOf } from '#contract/rules/choices';
import { directionOf } from '#contract/rules/content-languages';
import * as words from '#words/reference-editor';
import { widthOnPage } from '../../../../../shared/cards/wall.ts';
import { sideways } from '../../../../../shared/cards/sideways.ts';
import { FittedCard } from '../../../../cards/fitted-card.tsx';
import typefaceSheet from '../../../../../shared/typefaces/typefaces.css?url';
import { useBranding, useReferences } from '../../../../lib/organization/records.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { cardOfForm, missingToPublish, previewOf, type ReferenceForm } from '../../reference-form.ts';

const StoryPane = lazy(() => import('./story-pane.tsx'));

interface Props {
  saved: Reference | undefined;
  customers: readonly Customer[] | undefined;
  className?: string;
}

export function LiveCard({ saved, customers, className }: Props) {
  const { control } = useFormContext<ReferenceForm>();
  const form = useDeferredValue(useWatch({ control }) as ReferenceForm);
  const company = customers?.find((customer) => customer.id === form.customerId)?.name;
  const card = useMemo(() => previewOf(cardOfForm(form, saved, company)), [form, saved, company]);
  const onPage = usePageWidth(card);
  return (
    <CardStage
      card={card}
      width={onPage.width}
      isWider={onPage.isWider}
      story={<StoryPreview card={card} />}
      lang={saved?.language}
      note={
        <>
          {words.liveNote} <Examples form={form} />
        </>
      }
      className={className}
    />
  );
}

/** Returns the width in pixels that the card will have among those that are public now. */
function usePageWidth(card: CardContent): { width: number | undefined; isWider: boolean } {
  const branding = useBranding().data;
  const references = useReferences().data;
  const others = useMemo(
    () =>
      references
        ?.filter(
          ({ id, status, visibility }) => id !== card.id && status === 'Published' && visibility === 'public',
        )
        .map((reference) => cardOf(reference)),
    [references, card.id],
  );
  if (!branding || !others) return { width: undefined, isWider: false };
  const width = widthOnPage(card, others, branding);
  return { width, isWider: width === undefined };
}

interface StageProps {
  card: CardContent;
  /** Pixels on the page, if its own style does not decide. */
  width?: number | undefined;
  /** The page tells it larger than a column. */
  isWider?: boolean;
  story?: ReactNode;
  note: ReactNode;
  lang?: string;
  className?: string;
}

export function CardStage({ card, width, isWider = false, story, note, lang, className }: StageProps) {
  const branding = useBranding();
  const [ground, setGround] = useState<Ground>('page');
  const [scale, setScale] = useState(1);
  const [tab, setTab] = useState<'card' | 'story'>('card');
  const isCard = tab === 'card' || !story;
  const shown = useMemo(
    () => (width !== undefined && width > widestUpright ? sideways(card) : card),
    [card, width],
  );
  return (
    <aside aria-label={words.liveTitle} className={clsx('min-w-0 lg:sticky lg:top-20', className)}>
      <link rel="stylesheet" href={typefaceSheet} />
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        {story ? (
          <Segments label={words.liveShown} names={words.liveTabs} value={tab} onChange={setTab} />
        ) : (
          <span />
        )}
        {isCard ? (
          <Segments label={words.liveGround} names={words.liveGrounds} value={ground} onChange={setGround} />
        ) : null}
      </div>
      {isCard ? null : story}
      <section
        hidden={!isCard}
        aria-label={words.liveStage}
        // Keyboard users have to be able to scroll a card that is higher than the window.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        lang={lang}
        dir={lang && directionOf(lang)}
        data-typefaces={typefacesOf(branding.data?.typefaces)}
        style={stageStyle(groundColor(ground, branding.data?.brandColors.background), branding.data)}
        className="rounded-xl border border-line bg-sunken p-4 lg:max-h-[calc(100dvh-10.5rem)] lg:overflow-y-auto"
      >
        {branding.isPending ? (
          <Skeleton className="mx-auto h-[29.5rem] max-w-75 rounded-xl" />
        ) : (
          <DrawnCard card={shown} branding={branding.data} language={lang} onScale={setScale} width={width} />
        )}
      </section>
      <p className="mt-3 text-center text-[0.8125rem] text-pretty text-ink-3">
        {isCard ? (
          <>
            <output className="tabular-nums">{sizeText(scale, isWider)}</output>
            {'. '}
          </>
        ) : null}
        {note}
      </p>
    </aside>
  );
}

/** Pixels; wider cards have their lead beside their words. */
const widestUpright = 400;

const sizeText = (scale: number, isWider: boolean) =>
  scale < 1 ? words.liveScale(Math.round(scale * 100)) : isWider ? words.liveWider : words.liveTrueSize;

const storyHeight = 'h-[34rem] rounded-xl lg:h-[calc(100dvh-10.5rem)]';

const StoryPreview = memo(function StoryPreview({ card }: { card: CardContent }) {
  return (
    <Suspense fallback={<Skeleton className={storyHeight} />}>
      <StoryPane card={card} className={storyHeight} />
    </Suspense>
  );
});

// Memoized and deferred, so that drawing the card never delays typing.
const DrawnCard = memo(FittedCard);

const Examples = memo(function Examples({ form }: { form: ReferenceForm }) {
  return missingToPublish(form).length > 0 ? words.liveExamples : null;
});

type Ground = 'page' | 'light' | 'dark';

const colors = { light: '#ffffff', dark: '#16181d' };

function groundColor(ground: Ground, page: string | undefined): string | undefined {
  return ground === 'page' ? page : colors[ground];
}

function stageStyle(backgroundColor: string | undefined, branding: Branding | undefined): CSSProperties {
  const radius = branding?.cornerRadius;
  const style: CSSProperties & { '--rd-wall-radius'?: string } = { backgroundColor };
  if (radius !== undefined) style['--rd-wall-radius'] = `${radius}px`;
  return style;
}

interface SegmentsProps<Name extends string> {
  label: string;
  names: Record<Name, string>;
  value: Name;
  onChange: (name: Name) => void;
}

function Segments<Name extends string>({ label, names, value, onChange }: SegmentsProps<Name>) {
  return (
    <fieldset aria-label={label} className="segments text-[0.8125rem]">
      {(Object.keys(names) as Name[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === value}
          onClick={() => onChange(name)}
          className="option h-7 rounded-md px-2.5 font-medium text-ink-2 hover:text-ink max-lg:h-9"
        >
          {names[name]}
        </button>
      ))}
    </fieldset>
  );
}
