import type { ReactNode } from 'react';
import { cardOf, type CardContent } from '#contract/cards/card';
import type { Customer } from '#contract/resources/customer';
import { referenceFields } from '#contract/reference/fields';
import { textsOf } from '#contract/reference/field-values';
import { formatReferenceDate } from '#contract/reference/date';
import { templateOf } from '#contract/cards/templates';
import * as words from '#words/reference-editor';
import { FittedCard } from '../../../cards/fitted-card.tsx';
import { useBranding } from '../../../lib/organization/records.ts';
import { RecordConflict } from '../../../record-editor/record-conflict.tsx';
import { conflictWords } from '../../../record-editor/conflict-words.ts';
import { RelativeTime } from '../../../ui/elements/relative-time.tsx';
import { cardOfForm, previewOf, type FormField, type ReferenceForm } from '../reference-form.ts';
import type { ReferenceEditorState } from './editor-state.ts';

interface Props {
  editor: ReferenceEditorState;
  customers: readonly Customer[] | undefined;
}

export default function ReferenceConflict({ editor, customers }: Props) {
  const { conflict, saved } = editor;
  if (!conflict) return null;
  const { theirs, mine } = conflict;
  const versions = conflictWords(conflict);
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
              {words.conflictSavedAgo} <RelativeTime at={theirs.updatedAt} />
            </>
          }
          card={cardOf(theirs, nameOf(theirs.attributes.customerId))}
        />
        <Version
          title={versions.mine}
          note={words.conflictNotSaved}
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
  if (field === 'customerId' || field === 'newCustomer') return words.customerLabel;
  if (field === 'templateId') return words.sections.template;
  if (field === 'visibility') return words.sections.visibility;
  if (field === 'config') return words.sections.appearance;
  return referenceFields[field].label;
}

function inWords(field: FormField, form: ReferenceForm): string {
  if (field === 'templateId') return templateOf(form.templateId).name;
  if (field === 'visibility') return words.visibility[form.visibility].label;
  if (field === 'config')
    return Object.keys(form.config).length > 0 ? words.conflictOwnStyle : words.conflictDefaultStyle;
  if (field === 'referenceDate') return formatReferenceDate(form.referenceDate) || form.referenceDate;
  if (field === 'customerId') return form.customerId;
  return textsOf(form[field]).join(', ');
}
