import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useBranding } from '../../../lib/records.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { ReferenceForm } from '../reference-form.ts';
import { texts } from '../texts.ts';

const load = () => import('../../../cards/config-panel.tsx');
const ConfigPanel = lazy(load);
const words = texts.appearance;

/** How this one card looks. Few need it, so it is closed, and its fields are loaded when it is opened. */
export function AppearanceSection() {
  const { field, fieldState } = useController<ReferenceForm, 'config'>({ name: 'config' });
  const templateId = useWatch<ReferenceForm, 'templateId'>({ name: 'templateId' });
  const branding = useBranding().data;
  const [open, setOpen] = useState(false);
  const id = useId();
  const settings = Object.keys(field.value).length;
  return (
    <section aria-labelledby={id} className="@container rounded-xl border border-line bg-surface">
      <h2>
        <button
          type="button"
          id={id}
          aria-expanded={open}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-3 rounded-xl px-4 py-5 text-left sm:px-6"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-[0.9375rem] font-semibold">{texts.sections.appearance}</span>
            <span className="block text-[0.8125rem] font-normal text-ink-3">
              {settings > 0 ? words.own(settings) : words.note}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-ink-2 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div className="px-4 sm:px-6 *:last:mb-5">
        <FormError>{fieldState.error ? (fieldState.error.message ?? words.invalid) : undefined}</FormError>
        {open ? (
          <Suspense fallback={<PanelSkeleton />}>
            <ConfigPanel
              templateId={templateId}
              value={field.value}
              branding={branding}
              onChange={field.onChange}
            />
            {settings > 0 ? (
              <Button size="sm" className="mt-5" onClick={() => field.onChange({})}>
                {words.reset}
              </Button>
            ) : null}
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

function PanelSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-96 rounded-lg" />
    </Loading>
  );
}
