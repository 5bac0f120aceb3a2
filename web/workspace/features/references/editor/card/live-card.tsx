import { clsx } from 'clsx';
import { memo, useDeferredValue, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CardContent } from '#contract/cards/card';
import type { Customer } from '#contract/resources/customer';
import type { Branding } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { directionOf } from '#contract/rules/content-languages';
import * as words from '#words/reference-editor';
import { FittedCard } from '../../../../cards/fitted-card.tsx';
import typefaceSheet from '../../../../../shared/typefaces/typefaces.css?url';
import { useBranding } from '../../../../lib/organization/records.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { cardOfForm, missingToPublish, previewOf, type ReferenceForm } from '../../reference-form.ts';

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
  return (
    <CardStage
      card={card}
      note={
        <>
          {words.liveNote} <Examples form={form} />
        </>
      }
      className={className}
    />
  );
}

interface StageProps {
  card: CardContent;
  note: ReactNode;
  lang?: string;
  className?: string;
}

export function CardStage({ card, note, lang, className }: StageProps) {
  const branding = useBranding();
  const [ground, setGround] = useState<Ground>('page');
  const [scale, setScale] = useState(1);
  return (
    <aside aria-label={words.liveTitle} className={clsx('min-w-0 lg:sticky lg:top-20', className)}>
      <link rel="stylesheet" href={typefaceSheet} />
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <output className="text-[0.8125rem] text-ink-3 tabular-nums">
          {scale < 1 ? words.liveScale(Math.round(scale * 100)) : words.liveTrueSize}
        </output>
        <GroundPicker value={ground} onChange={setGround} />
      </div>
      <section
        aria-label={words.liveStage}
        // Keyboard users have to be able to scroll a card that is higher than the window.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        lang={lang}
        dir={lang && directionOf(lang)}
        data-typefaces={branding.data?.typefaces ?? 'system'}
        style={stageStyle(groundColor(ground, branding.data?.brandColors.background), branding.data)}
        className="rounded-xl border border-line bg-sunken p-4 lg:max-h-[calc(100dvh-10.5rem)] lg:overflow-y-auto"
      >
        {branding.isPending ? (
          <Skeleton className="mx-auto h-[29.5rem] max-w-75 rounded-xl" />
        ) : (
          <DrawnCard card={card} branding={branding.data} onScale={setScale} />
        )}
      </section>
      <p className="mt-3 text-center text-[0.8125rem] text-pretty text-ink-3">{note}</p>
    </aside>
  );
}

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

function GroundPicker({ value, onChange }: { value: Ground; onChange: (ground: Ground) => void }) {
  return (
    <fieldset aria-label={words.liveGround} className="segments text-[0.8125rem]">
      {(['page', 'light', 'dark'] as const).map((ground) => (
        <button
          key={ground}
          type="button"
          aria-pressed={ground === value}
          onClick={() => onChange(ground)}
          className="option h-7 rounded-md px-2.5 font-medium text-ink-2 hover:text-ink max-lg:h-9"
        >
          {words.liveGrounds[ground]}
        </button>
      ))}
    </fieldset>
  );
}
