import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ReferenceForm } from '../reference-form.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { texts } from './texts.ts';

const load = () => import('./appearance-section.tsx');
const AppearanceSection = lazy(async () => ({ default: (await load()).AppearanceSection }));

/** How the card looks: closed until it is wanted, because most cards keep their template's look. */
export function AppearanceDisclosure() {
  const [open, setOpen] = useState(false);
  const { formState } = useFormContext<ReferenceForm>();
  const config = useWatch<ReferenceForm, 'config'>({ name: 'config' });
  const panel = useRef<HTMLDivElement>(null);
  // A look that cannot be saved has to be seen.
  if (open || formState.errors.config)
    return (
      <div ref={panel} tabIndex={-1} className="outline-none">
        <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
          <AppearanceSection />
        </Suspense>
      </div>
    );
  return (
    <h2>
      <button
        type="button"
        aria-expanded="false"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          setOpen(true);
          // The button is gone then; the focus goes on from the same place.
          requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
        }}
        className="flex w-full items-center gap-4 rounded-xl border border-line bg-surface px-4 py-4 text-left hover:border-line-strong sm:px-6"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-[0.9375rem] font-semibold">{texts.sections.appearance}</span>
          <span className="block text-[0.8125rem] text-ink-3">{texts.appearance.note}</span>
        </span>
        {Object.keys(config).length > 0 ? (
          <span className="rounded-md bg-neutral-soft px-2 py-0.5 text-[0.8125rem] text-ink-2">
            {texts.appearance.changed}
          </span>
        ) : null}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
      </button>
    </h2>
  );
}
