import { clsx } from 'clsx';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Customer } from '#contract/customer';
import type { Reference } from '#contract/reference';
import { FittedCard } from '../../../cards/fitted-card.tsx';
import { useBranding } from '../../../lib/records.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { cardOfForm, missingToPublish, previewOf, type ReferenceForm } from '../reference-form.ts';
import { texts } from '../texts.ts';

interface Props {
  saved: Reference | undefined;
  customers: readonly Customer[] | undefined;
  className?: string;
}

/** The card as visitors will see it, following each key stroke. */
export function LiveCard({ saved, customers, className }: Props) {
  const { control } = useFormContext<ReferenceForm>();
  const form = useDeferredValue(useWatch({ control }) as ReferenceForm);
  const company = customers?.find((customer) => customer.id === form.customerId)?.name;
  const branding = useBranding();
  const page = branding.data?.brandColors.background;
  const card = previewOf(cardOfForm(form, saved, company));
  const examples = missingToPublish(form).length > 0;
  return (
    <aside aria-label={texts.editor.previewTitle} className={clsx('min-w-0 lg:sticky lg:top-20', className)}>
      <div
        style={{ backgroundColor: page }}
        className="rounded-xl border border-line bg-sunken p-4 sm:p-6 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
      >
        {branding.isPending ? (
          <Skeleton className="mx-auto h-[29.5rem] max-w-75 rounded-xl" />
        ) : (
          <FittedCard card={card} branding={branding.data} />
        )}
      </div>
      <p className="mt-3 text-center text-[0.8125rem] text-pretty text-ink-3">
        {texts.editor.previewNote} {examples ? texts.editor.previewExamples : null}
      </p>
    </aside>
  );
}
