import { clsx } from 'clsx';
import { Globe, Link2, Lock } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { ReferenceForm } from '../reference-form.ts';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

const choices = [
  { value: 'public', Icon: Globe },
  { value: 'unlisted', Icon: Link2 },
  { value: 'private', Icon: Lock },
] as const;

/** Who may see the card once it is published, in words. */
export function VisibilityField() {
  const { register } = useFormContext<ReferenceForm>();
  return (
    <Section title={texts.sections.visibility}>
      <div
        role="radiogroup"
        aria-label={texts.sections.visibility}
        className="divide-y divide-line overflow-hidden rounded-lg border border-line-strong"
      >
        {choices.map(({ value, Icon }) => (
          <label
            key={value}
            className={clsx(
              'flex cursor-pointer items-start gap-3 px-4 py-3 hover:bg-hover has-checked:bg-accent-soft',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              value={value}
              {...register('visibility')}
              aria-describedby={`visibility-${value}`}
              className="mt-0.5 size-4 shrink-0 accent-(--accent) outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{texts.visibility[value].label}</span>
              <span id={`visibility-${value}`} className="block text-[0.8125rem] text-ink-2">
                {texts.visibility[value].note}
              </span>
            </span>
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
          </label>
        ))}
      </div>
    </Section>
  );
}
