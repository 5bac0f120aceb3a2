import { clsx } from 'clsx';
import { Archive, Globe, Link2, Lock } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { editorSections } from '#contract/reference/fields';
import type { Reference, ReferenceStatus, WrittenReference } from '#contract/resources/reference';
import { useActionContext, type ActionContext } from '../../../lib/organization/active-organization.tsx';
import { recordKeys, useCustomers } from '../../../lib/organization/records.ts';
import { FormOrPreview, type Pane } from '../../../record-editor/form-or-preview.tsx';
import { EditorNotices, Notice, RecordForm } from '../../../record-editor/record-form.tsx';
import type { DraftSession } from '../../../record-editor/use-draft.ts';
import { useRecordEditor } from '../../../record-editor/use-record-editor.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { OptionCard } from '../../../ui/forms/choice-group.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import type { ReferenceForm } from '../reference-form.ts';
import { customerNamed } from '../add-customer.ts';
import { saveReference } from '../save-reference.ts';
import { AppearanceSection } from './card/appearance-section.tsx';
import { CustomerField } from './form/customer-field.tsx';
import { EditorHeader } from './editor-header.tsx';
import type { ReferenceEditorState } from './editor-state.ts';
import { FieldSection } from './form/field-section.tsx';
import { LiveCard } from './card/live-card.tsx';
import { ReferenceConflict } from './reference-conflict.tsx';
import { referenceKind } from './reference-kind.ts';
import { PermissionsSection } from './permissions/permissions-section.tsx';
import { SampleNotice, selectSampleText } from './sample-notice.tsx';
import { TemplatePicker } from './card/template-picker.tsx';
import { texts } from './texts.ts';
import { Section } from './form/section.tsx';
import { StoryAddress } from './publishing/story-address.tsx';

const PublishedPanel = onDemand(() => import('./publishing/published-panel.tsx'));
const FirstPublished = onDemand(() => import('./publishing/first-published.tsx'));

interface Props {
  /** The id in the address when the editor opened; 'new' if there was no record. */
  id: string;
  record: Reference | undefined;
  gone: boolean;
  initial: ReferenceForm;
  draft: DraftSession;
  /** Passed on in the history state, so that this editor stays mounted when a new reference gets its id. */
  session: string;
}

export function ReferenceEditor({ gone, session, ...begun }: Props) {
  const navigate = useNavigate();
  const context = useActionContext();
  const [pane, setPane] = useState<Pane>('form');
  const [published, setPublished] = useState<WrittenReference>();
  const [first, setFirst] = useState<Reference>();
  const editor: ReferenceEditorState = useRecordEditor<ReferenceForm, Reference, ReferenceStatus>({
    ...begun,
    kind: referenceKind,
    send: async ({ values, saved, status }) => {
      const form = values.customerId ? values : await withNewCustomer(values);
      return saveReference(context, { form, saved, status });
    },
    onSave: () => {
      setPublished(undefined);
      setPane('form');
    },
    onSaved: (reference: WrittenReference, { created, status }) => {
      if (status === 'Published') setPublished(reference);
      // The panel says what is left out, and the dialog would cover it.
      if (status === 'Published' && !reference.leftOut && isFirstOnPage(context, reference))
        setFirst(reference);
      if (created) void navigate(`/app/references/${reference.id}`, { replace: true, state: { session } });
    },
  });
  // The new customer's id goes into the form at once, so that a retry after a failed save does not create it again.
  const withNewCustomer = async (values: ReferenceForm): Promise<ReferenceForm> => {
    const { id: customerId } = await customerNamed(context, values.newCustomer.trim());
    const made = { customerId, newCustomer: '' };
    for (const [field, value] of Object.entries(made)) form.setValue(field as keyof typeof made, value);
    return { ...values, ...made };
  };
  const customers = useCustomers();
  const formId = useId();
  const { form, saved, pictures } = editor;
  const state = { onPictureBusy: pictures.onBusy };
  // The sample has a template already, so its texts come first. The order is fixed, because nothing may move while somebody types.
  const [hasSample] = useState(begun.initial.newCustomer !== '' && !begun.record);
  return (
    <FormProvider {...form}>
      <EditorHeader editor={editor} formId={formId} />
      <FormOrPreview pane={pane} onChange={setPane} />
      <div className="grid items-start gap-8 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27.5rem]">
        <RecordForm
          id={formId}
          onSave={() => void editor.save()}
          onFocus={selectSampleText}
          onMouseDown={selectSampleText}
          className={clsx('flex min-w-0 flex-col gap-5', pane === 'preview' && 'max-lg:hidden')}
        >
          {published && !first ? (
            <PublishedPanel
              key={published.version}
              reference={published}
              onClose={() => setPublished(undefined)}
            />
          ) : null}
          {saved?.status === 'Archived' ? (
            <Notice icon={<Archive aria-hidden />} text={texts.editor.archived}>
              <Button size="sm" busy={editor.saving === 'Draft'} onClick={() => void editor.save('Draft')}>
                {texts.editor.restore}
              </Button>
            </Notice>
          ) : null}
          <EditorNotices
            editor={editor}
            restored={gone && !saved ? texts.editor.restoredDeleted : undefined}
          />
          <SampleNotice />
          {hasSample ? null : <TemplatePicker />}
          <FieldSection section="story" {...state}>
            <CustomerField customers={customers} />
          </FieldSection>
          {hasSample ? <TemplatePicker /> : null}
          {editorSections.slice(1).map((section) => (
            <FieldSection key={section} section={section} {...state} />
          ))}
          <VisibilityField>{saved ? <StoryAddress reference={saved} /> : null}</VisibilityField>
          <AppearanceSection />
          {saved ? <PermissionsSection editor={editor} reference={saved} customers={customers.data} /> : null}
        </RecordForm>
        <LiveCard
          saved={saved}
          customers={customers.data}
          className={clsx(pane === 'form' && 'max-lg:hidden', editor.failure && 'lg:top-38!')}
        />
      </div>
      <ReferenceConflict editor={editor} customers={customers.data} />
      {first ? <FirstPublished reference={first} onClose={() => setFirst(undefined)} /> : null}
    </FormProvider>
  );
}

function isFirstOnPage({ client, organizationId }: ActionContext, { id, visibility }: Reference): boolean {
  const all = client.getQueryData<Reference[]>(recordKeys.references(organizationId));
  const others = all?.some((other) => other.id !== id && other.status === 'Published') ?? true;
  return !others && visibility === 'public';
}

const choices = [
  { value: 'public', Icon: Globe },
  { value: 'unlisted', Icon: Link2 },
  { value: 'private', Icon: Lock },
] as const;

function VisibilityField({ children }: { children: ReactNode }) {
  const { register } = useFormContext<ReferenceForm>();
  return (
    <Section title={texts.sections.visibility}>
      <div role="radiogroup" aria-label={texts.sections.visibility} className="flex flex-col gap-2">
        {choices.map(({ value, Icon }) => (
          <OptionCard
            key={value}
            value={value}
            {...register('visibility')}
            {...texts.visibility[value]}
            icon={<Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />}
          />
        ))}
      </div>
      {children}
    </Section>
  );
}
