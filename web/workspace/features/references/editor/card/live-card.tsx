import { clsx } from 'clsx';
import { memo, useDeferredValue, useMemo, useState, type CSSProperties } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Customer } from '#contract/resources/customer';
import type { Branding } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { FittedCard } from '../../../../cards/fitted-card.tsx';
import { useBranding } from '../../../../lib/organization/records.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { cardOfForm, missingToPublish, previewOf, type ReferenceForm } from '../../reference-form.ts';
import { texts } from '../texts.ts';

interface Props {
  saved: Reference | undefined;
  customers: readonly Customer[] | undefined;
  className?: string;
}

export function LiveCard({ saved, customers, className }: Props) {
  const { control } = useFormContext<ReferenceForm>();
  const form = useDeferredValue(useWatch({ control }) as ReferenceForm);
  const branding = useBranding();
  const [ground, setGround] = useState<Ground>('page');
  const [scale, setScale] = useState(1);
  return (
    <aside aria-label={texts.live.title} className={clsx('min-w-0 lg:sticky lg:top-20', className)}>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <output className="text-[0.8125rem] text-ink-3 tabular-nums">
          {scale < 1 ? texts.live.scale(Math.round(scale * 100)) : texts.live.trueSize}
        </output>
        <GroundPicker value={ground} onChange={setGround} />
      </div>
      <section
        aria-label={texts.live.stage}
        // Keyboard users have to be able to scroll a card that is higher than the window.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={stageStyle(groundColor(ground, branding.data?.brandColors.background), branding.data)}
        className="rounded-xl border border-line bg-sunken p-4 lg:max-h-[calc(100dvh-10.5rem)] lg:overflow-y-auto"
      >
        {branding.isPending ? (
          <Skeleton className="mx-auto h-[29.5rem] max-w-75 rounded-xl" />
        ) : (
          <DrawnCard
            form={form}
            saved={saved}
            company={customers?.find((customer) => customer.id === form.customerId)?.name}
            branding={branding.data}
            onScale={setScale}
          />
        )}
      </section>
      <p className="mt-3 text-center text-[0.8125rem] text-pretty text-ink-3">
        {texts.live.note} <Examples form={form} />
      </p>
    </aside>
  );
}

interface DrawnProps {
  form: ReferenceForm;
  saved: Reference | undefined;
  company: string | undefined;
  branding: Branding | undefined;
  onScale: (scale: number) => void;
}

// Memoized and deferred, so that drawing the card never delays typing.
const DrawnCard = memo(function DrawnCard({ form, saved, company, branding, onScale }: DrawnProps) {
  const card = useMemo(() => previewOf(cardOfForm(form, saved, company)), [form, saved, company]);
  return <FittedCard card={card} branding={branding} onScale={onScale} />;
});

const Examples = memo(function Examples({ form }: { form: ReferenceForm }) {
  return missingToPublish(form).length > 0 ? texts.live.examples : null;
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
    <fieldset aria-label={texts.live.ground} className="segments text-[0.8125rem]">
      {(['page', 'light', 'dark'] as const).map((ground) => (
        <button
          key={ground}
          type="button"
          aria-pressed={ground === value}
          onClick={() => onChange(ground)}
          className="option h-7 rounded-md px-2.5 font-medium text-ink-2 hover:text-ink max-lg:h-9"
        >
          {texts.live.grounds[ground]}
        </button>
      ))}
    </fieldset>
  );
}
