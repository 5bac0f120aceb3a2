import { clsx } from 'clsx';
import { Archive, Globe, Link2, Lock } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { editorSections } from '#contract/reference/fields';
import type { Reference, ReferenceStatus, WrittenReference } from '#contract/resources/reference';
import * as words from '#words/reference-editor';
import { useActionContext, type ActionContext } from '../../../lib/organization/active-organization.tsx';
import { recordKeys, useCustomers } from '../../../lib/organization/records.ts';
import { useSettings } from '../../../lib/organization/settings.ts';
import { FormOrPreview, type Pane } from '../../../record-editor/form-or-preview.tsx';
import { EditorNotices, Notice, RecordForm } from '../../../record-editor/record-form.tsx';
import type { DraftSession } from '../../../record-editor/use-draft.ts';
import { useRecordEditor } from '../../../record-editor/use-record-editor.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { Link } from '../../../ui/elements/link.tsx';
import { OptionCard } from '../../../ui/forms/choice-group.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import type { Decision } from '../../../permissions/publishing/publish-warning.tsx';
import type { Publication } from '../../../permissions/publishing/unallowed.ts';
import { cardOfForm, type ReferenceForm } from '../reference-form.ts';
import { customerNamed } from '../add-customer.ts';
import { saveReference } from '../save-reference.ts';
import { AppearanceSection } from './card/appearance-section.tsx';
import { CustomerField } from './form/customer-field.tsx';
import { EditorHeader } from './editor-header.tsx';
import type { ReferenceEditorState } from './editor-state.ts';
import { FieldSection } from './form/field-section.tsx';
import { LiveCard } from './card/live-card.tsx';
import { referenceKind } from './reference-kind.ts';
import { AskAboutReference } from './permissions/ask-about-reference.tsx';
import { PermissionsSection } from './permissions/permissions-section.tsx';
import { SampleNotice, selectSampleText } from './sample-notice.tsx';
import { TemplatePicker } from './card/template-picker.tsx';
import { Section } from './form/section.tsx';
import { StoryAddress } from './publishing/story-address.tsx';

const PublishedPanel = onDemand(() => import('./publishing/published-panel.tsx'));
const LanguageTabs = onDemand(() => import('../translations/language-tabs.tsx'));
const ReferenceConflict = onDemand(() => import('./reference-conflict.tsx'));
const PublishWarning = onDemand(() => import('../../../permissions/publishing/publish-warning.tsx'));
const FirstPublished = onDemand(() => import('./publishing/first-published.tsx'));

interface Props {
  /** The id in the address when the editor opened; 'new' if there was no record. */
  id: string;
  record: Reference | undefined;
  gone: boolean;
  initial: ReferenceForm;
  draft: DraftSession;
  /** The address names the template, as from the gallery. */
  templateChosen: boolean;
  /** Passed on in the history state, so that this editor stays mounted when a new reference gets its id. */
  session: string;
}

export function ReferenceEditor({ gone, session, templateChosen, ...begun }: Props) {
  const navigate = useNavigate();
  const context = useActionContext();
  const customers = useCustomers();
  const [pane, setPane] = useState<Pane>('form');
  const [published, setPublished] = useState<WrittenReference>();
  const [first, setFirst] = useState<Reference>();
  const [question, setQuestion] = useState<Question>();
  const [asking, setAsking] = useState<{ reference: WrittenReference; publishOnYes: boolean }>();
  const decision = useRef<Decision>(undefined);
  const editor: ReferenceEditorState = useRecordEditor<ReferenceForm, Reference, ReferenceStatus>({
    ...begun,
    kind: referenceKind,
    send: async ({ values, saved, status }) => {
      const form = values.customerId ? values : await withNewCustomer(values);
      const decided = decision.current?.changes.get(saved?.id ?? 'new');
      return saveReference(context, { form, saved, status, decided });
    },
    decide: async ({ values, saved, status }) => {
      decision.current = undefined;
      if ((status ?? saved?.status) !== 'Published' || values.visibility === 'private') return status;
      const named = customers.data?.find(({ id }) => id === values.customerId);
      const customer = named ?? { id: values.customerId, name: values.newCustomer.trim() };
      const publication = { card: cardOfForm(values, saved, customer.name), customer, saved };
      const decided = await new Promise<Decision | undefined>((resolve) =>
        setQuestion({ publication, resolve }),
      );
      setQuestion(undefined);
      if (!decided) return 'stop';
      decision.current = decided;
      return decided.choice === 'ask' ? saved?.status : status;
    },
    onSave: () => {
      setPublished(undefined);
      setPane('form');
    },
    onSaved: (reference: WrittenReference, { created, status }) => {
      const { choice, publishOnYes = false } = decision.current ?? {};
      if (choice === 'ask') setAsking({ reference, publishOnYes });
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
  const askedCustomer = customers.data?.find(({ id }) => id === asking?.reference.attributes.customerId);
  const formId = useId();
  const { form, saved, pictures } = editor;
  const state = { onPictureBusy: pictures.onBusy };
  // The sample has a template already, so its texts come first. The order is fixed, because nothing may move while somebody types.
  const [hasSample] = useState(begun.initial.newCustomer !== '' && !begun.record);
  return (
    <FormProvider {...form}>
      <EditorHeader editor={editor} formId={formId} />
      {begun.record ? <Languages reference={begun.record} /> : null}
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
            <Notice icon={<Archive aria-hidden />} text={words.editor.archived}>
              <Button size="sm" busy={editor.saving === 'Draft'} onClick={() => void editor.save('Draft')}>
                {words.editor.restore}
              </Button>
            </Notice>
          ) : null}
          <EditorNotices
            editor={editor}
            restored={gone && !saved ? words.editor.restoredDeleted : undefined}
          />
          <SampleNotice />
          {hasSample ? null : <TemplatePicker chosenBefore={Boolean(begun.record) || templateChosen} />}
          <FieldSection section="story" {...state}>
            <CustomerField customers={customers} />
          </FieldSection>
          {hasSample ? <TemplatePicker chosenBefore /> : null}
          {editorSections.slice(1, -1).map((section) => (
            <FieldSection key={section} section={section} {...state} />
          ))}
          <VisibilityField>{saved ? <StoryAddress reference={saved} /> : null}</VisibilityField>
          <AppearanceSection />
          <FieldSection section="anonymous" {...state} />
          {saved ? <FactsLink reference={saved} /> : null}
          {saved?.origin ? <BroughtIn {...saved.origin} /> : null}
          {saved ? <PermissionsSection editor={editor} reference={saved} customers={customers.data} /> : null}
        </RecordForm>
        <LiveCard
          saved={saved}
          customers={customers.data}
          className={clsx(pane === 'form' && 'max-lg:hidden', editor.failure && 'lg:top-38!')}
        />
      </div>
      {editor.conflict ? (
        <ReferenceConflict editor={editor} customers={customers.data} onClose={editor.decideLater} />
      ) : null}
      {first ? (
        <FirstPublished
          reference={first}
          onAsk={() => {
            setFirst(undefined);
            setAsking({ reference: first, publishOnYes: false });
          }}
          onClose={() => setFirst(undefined)}
        />
      ) : null}
      {question ? (
        <PublishWarning
          publications={[question.publication]}
          onDecided={question.resolve}
          onClose={() => question.resolve(undefined)}
        />
      ) : null}
      {asking && askedCustomer ? (
        <AskAboutReference
          editor={editor}
          customer={askedCustomer}
          reference={asking.reference}
          before={{ publishOnYes: asking.publishOnYes }}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </FormProvider>
  );
}

/** An import made the reference of this row, slide or page. */
function BroughtIn({ file, worksheet, row }: NonNullable<Reference['origin']>) {
  const places = [...new Set([file, worksheet])].filter(Boolean).join(', ');
  return (
    <p className="px-1 text-[0.8125rem] wrap-anywhere text-ink-3">
      {words.editor.broughtInFrom(places, row)}
    </p>
  );
}

/** Facts have a page of their own, so that the editor loads none of them. */
function FactsLink({ reference }: { reference: Reference }) {
  return (
    <Link
      to={`/app/references/${reference.id}/facts`}
      className="rounded-xl border border-line bg-surface px-4 py-5 sm:px-6"
    >
      <span className="block text-[0.9375rem] font-semibold">{words.facts.title}</span>
      <span className="block text-[0.8125rem] text-ink-3">{words.facts.note}</span>
    </Link>
  );
}

function Languages({ reference }: { reference: Reference }) {
  const { data: settings } = useSettings();
  if (!settings?.languages.length) return null;
  return (
    <div className="min-h-10.25">
      <LanguageTabs reference={reference} settings={settings} onClose={() => {}} />
    </div>
  );
}

interface Question {
  publication: Publication;
  resolve: (decision: Decision | undefined) => void;
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
    <Section title={words.sections.visibility}>
      <div role="radiogroup" aria-label={words.sections.visibility} className="flex flex-col gap-2">
        {choices.map(({ value, Icon }) => (
          <OptionCard
            key={value}
            value={value}
            {...register('visibility')}
            {...words.visibility[value]}
            icon={<Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />}
          />
        ))}
      </div>
      {children}
    </Section>
  );
}
