import { memo, useDeferredValue, useRef, useState } from 'react';
import { useController, useWatch, type ControllerRenderProps } from 'react-hook-form';
import type { Branding } from '#contract/resources/organization';
import { templateOf, templates, type Template } from '#contract/cards/templates';
import * as words from '#words/reference-editor';
import { TemplatePreview } from '../../../../cards/template-preview.tsx';
import { useBranding } from '../../../../lib/organization/records.ts';
import { hiddenFields, namesOf, type ReferenceForm } from '../../reference-form.ts';
import { FoldedSection } from '../form/section.tsx';

const offered = templates.filter((template) => !template.hidden);

/** Open until a template is chosen, so that the form begins with its texts afterwards. */
export function TemplatePicker({ chosenBefore }: { chosenBefore: boolean }) {
  const { field } = useController<ReferenceForm, 'templateId'>({ name: 'templateId' });
  const branding = useBranding().data;
  const [open, setOpen] = useState(!chosenBefore);
  const section = useRef<HTMLDivElement>(null);
  const chosen = templateOf(field.value);
  const choose = (id: string) => {
    field.onChange(id);
    setOpen(false);
    // The clicked miniature disappears.
    section.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={section}>
      <FoldedSection
        title={words.sections.template}
        note={`${chosen.name}. ${chosen.description}`}
        open={open}
        onOpen={setOpen}
        above={<HiddenFields />}
      >
        <Choices {...{ field, chosen, branding, choose }} />
      </FoldedSection>
    </div>
  );
}

interface ChoicesProps {
  field: ControllerRenderProps<ReferenceForm, 'templateId'>;
  chosen: Template;
  branding: Branding | undefined;
  choose: (id: string) => void;
}

function Choices({ field, chosen, branding, choose }: ChoicesProps) {
  return (
    <div
      role="radiogroup"
      aria-label={words.sections.template}
      className="-m-1 grid snap-x auto-cols-[8.5rem] grid-flow-col gap-3 overflow-x-auto p-1 @lg:auto-cols-auto @lg:grid-flow-row @lg:grid-cols-3"
    >
      {offered.map((template) => (
        // Keyboards choose with arrows, which must not fold the others away; a click of theirs has no detail.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          key={template.id}
          className="option relative snap-start overflow-hidden rounded-lg"
          onClick={({ detail }) => {
            if (detail > 0) choose(template.id);
          }}
        >
          <Miniature template={template} branding={branding} />
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
  );
}

// Typing must not redraw all templates, and the form renders before them.
const Miniature = memo(function Miniature({
  template,
  branding,
}: {
  template: Template;
  branding: Branding | undefined;
}) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <div className="h-36 overflow-hidden bg-sunken px-6 pt-4">
      {isDrawn ? <TemplatePreview templateId={template.id} branding={branding} /> : null}
    </div>
  );
});

function HiddenFields() {
  const form = useDeferredValue(useWatch<ReferenceForm>() as ReferenceForm);
  const hidden = hiddenFields(form);
  return (
    <output className="-mt-2 mb-5 block text-[0.8125rem] text-ink-2 empty:hidden">
      {hidden.length > 0 ? words.templateHidden(namesOf(hidden)) : null}
    </output>
  );
}
