import type { ReactNode } from 'react';
import { cardOf, type CardContent } from '#contract/cards/card';
import type { Customer } from '#contract/resources/customer';
import { referenceFields } from '#contract/reference/fields';
import { textsOf } from '#contract/reference/field-values';
import { formatReferenceDate } from '#contract/reference/date';
import { templateOf } from '#contract/cards/templates';
import { FittedCard } from '../../../cards/fitted-card.tsx';
import { useBranding } from '../../../lib/organization/records.ts';
import { RecordConflict } from '../../../record-editor/record-conflict.tsx';
import { conflictTexts } from '../../../record-editor/texts.ts';
import { RelativeTime } from '../../../ui/elements/relative-time.tsx';
import { cardOfForm, previewOf, type FormField, type ReferenceForm } from '../reference-form.ts';
import type { ReferenceEditorState } from './editor-state.ts';
import { texts } from './texts.ts';

const words = texts.conflict;

interface Props {
  editor: ReferenceEditorState;
  customers: readonly Customer[] | undefined;
}

export function ReferenceConflict({ editor, customers }: Props) {
  const { conflict, saved } = editor;
  if (!conflict) return null;
  const { theirs, mine } = conflict;
  const versions = conflictTexts(conflict);
  const nameOf = (id: string) => customers?.find((customer) => customer.id === id)?.name;
  return (
    <RecordConflict
      editor={editor}
      labelOf={labelOf}
      show={(field, form) => (field === 'customerId' ? nameOf(form.customerId) : inWords(field, form))}
    >
      <div className="grid grid-cols-2 gap-4">
        <Version
          title={versions.theirs}
          note={
            <>
              {words.savedAgo} <RelativeTime at={theirs.updatedAt} />
            </>
          }
          card={cardOf(theirs, nameOf(theirs.attributes.customerId))}
        />
        <Version
          title={versions.mine}
          note={words.notSaved}
          card={previewOf(cardOfForm(mine, saved, nameOf(mine.customerId)))}
        />
      </div>
    </RecordConflict>
  );
}

function Version({ title, note, card }: { title: string; note: ReactNode; card: CardContent }) {
  const branding = useBranding();
  return (
    <section className="min-w-0">
      <h3 className="font-medium">{title}</h3>
      <p className="mb-3 text-[0.8125rem] text-ink-3">{note}</p>
      <div inert className="max-w-56">
        <FittedCard card={card} branding={branding.data} headingLevel={4} />
      </div>
    </section>
  );
}

function labelOf(field: FormField): string {
  if (field === 'customerId' || field === 'newCustomer') return texts.customer.label;
  if (field === 'templateId') return texts.sections.template;
  if (field === 'visibility') return texts.sections.visibility;
  if (field === 'config') return texts.sections.appearance;
  return referenceFields[field].label;
}

function inWords(field: FormField, form: ReferenceForm): string {
  if (field === 'templateId') return templateOf(form.templateId).name;
  if (field === 'visibility') return texts.visibility[form.visibility].label;
  if (field === 'config') return Object.keys(form.config).length > 0 ? words.ownStyle : words.defaultStyle;
  if (field === 'referenceDate') return formatReferenceDate(form.referenceDate) || form.referenceDate;
  if (field === 'customerId') return form.customerId;
  return textsOf(form[field]).join(', ');
}
