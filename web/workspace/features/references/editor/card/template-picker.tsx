import { memo, useDeferredValue } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { templateOf, templates, type Template } from '#contract/cards/templates';
import * as words from '#words/reference-editor';
import { TemplatePreview } from '../../../../cards/template-preview.tsx';
import { hiddenFields, namesOf, type ReferenceForm } from '../../reference-form.ts';
import { Section } from '../form/section.tsx';

const offered = templates.filter((template) => !template.hidden);

export function TemplatePicker() {
  const { field } = useController<ReferenceForm, 'templateId'>({ name: 'templateId' });
  const chosen = templateOf(field.value);
  return (
    <Section title={words.sections.template} note={chosen.description}>
      <div
        role="radiogroup"
        aria-label={words.sections.template}
        className="-m-1 grid snap-x auto-cols-[8.5rem] grid-flow-col gap-3 overflow-x-auto p-1 @lg:auto-cols-auto @lg:grid-flow-row @lg:grid-cols-3"
      >
        {offered.map((template) => (
          <div key={template.id} className="option relative snap-start overflow-hidden rounded-lg">
            <Miniature template={template} />
            {/* Only the name is the label, but its target covers the whole miniature. */}
            <label className="block cursor-pointer truncate border-t border-line px-3 py-2 text-[0.8125rem] font-medium after:absolute after:inset-0">
              <input
                type="radio"
                {...field}
                value={template.id}
                checked={template.id === chosen.id}
                onChange={() => field.onChange(template.id)}
                className="sr-only"
              />
              {template.name}
            </label>
          </div>
        ))}
      </div>
      <HiddenFields />
    </Section>
  );
}

// Typing must not redraw all templates, and the form renders before them.
const Miniature = memo(function Miniature({ template }: { template: Template }) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <div className="h-36 overflow-hidden bg-sunken px-6 pt-4">
      {isDrawn ? <TemplatePreview templateId={template.id} /> : null}
    </div>
  );
});

function HiddenFields() {
  const form = useDeferredValue(useWatch<ReferenceForm>() as ReferenceForm);
  const hidden = hiddenFields(form);
  return (
    <output className="-mt-2 text-[0.8125rem] text-ink-2 empty:hidden">
      {hidden.length > 0 ? words.templateHidden(namesOf(hidden)) : null}
    </output>
  );
}
