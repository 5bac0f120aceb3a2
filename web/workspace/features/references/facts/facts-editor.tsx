import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ContentLanguage } from '#contract/rules/content-languages';
import { languageName } from '#contract/words/language-name';
import type { Facts } from '#contract/reference/fact-schemas';
import { factEntries, factFields, factSections, factTexts, type FactName } from '#contract/reference/facts';
import { type Reference, referenceRoutes } from '#contract/resources/reference';
import * as recordEditorWords from '#words/record-editor';
import * as words from '#words/facts';
import { language as screenLanguage } from '#words/language';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { recordKeys, useTeam } from '../../../lib/organization/records.ts';
import { BackLink } from '../../../record-editor/back-link.tsx';
import { RecordConflict } from '../../../record-editor/record-conflict.tsx';
import { EditorNotices, RecordForm, SaveFailed } from '../../../record-editor/record-form.tsx';
import { SaveBar } from '../../../record-editor/save-bar.tsx';
import type { DraftSession } from '../../../record-editor/use-draft.ts';
import { useRecordEditor, useUnsaved, type RecordEditor } from '../../../record-editor/use-record-editor.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { FactInput } from './fact-input.tsx';
import { factsKind, formOf, languagesIn, valuesOf, type FactsForm } from './facts-form.ts';

const OtherLanguages = onDemand(() => import('../../../languages/other-languages.tsx'));

interface Props {
  reference: Reference;
  record: Facts;
  draft: DraftSession;
  /** The organization's languages apart from that of the reference. */
  languages: ContentLanguage[];
}

/** A save may say besides that the facts are right. */
type Step = 'checked';
type Editor = RecordEditor<FactsForm, Facts, Step>;

export function FactsEditor({ reference, record, draft, languages }: Props) {
  const { call, client, organizationId } = useActionContext();
  const { id } = reference;
  const formId = useId();
  const editor: Editor = useRecordEditor<FactsForm, Facts, Step>({
    id,
    kind: factsKind(id, languages),
    record,
    draft,
    initial: formOf({}, languages),
    send: async ({ values, saved, status }) => {
      const { version = 0 } = saved ?? {};
      const sent = {
        id,
        version,
        values: valuesOf(values) as Facts['values'],
        checked: status === 'checked',
      };
      const stored = await call(referenceRoutes.saveFacts, sent);
      client.setQueryData([...recordKeys.reference(organizationId, id), 'facts'], stored);
      return stored;
    },
  });
  return (
    <FormProvider {...editor.form}>
      <Header editor={editor} reference={reference} formId={formId} />
      <RecordForm
        id={formId}
        onSave={() => void editor.save()}
        className="flex max-w-3xl flex-col gap-5 max-lg:pb-16"
      >
        <EditorNotices editor={editor} />
        {factSections.map((section) => (
          <section
            key={section}
            aria-labelledby={`${formId}-${section}`}
            className="@container rounded-xl border border-line bg-surface px-4 py-5 sm:px-6"
          >
            <h2 id={`${formId}-${section}`} className="mb-4 text-[0.9375rem] font-semibold">
              {words.sections[section]}
            </h2>
            <div className="grid items-start gap-5 @lg:grid-cols-2">
              {factEntries.map(([name, field]) =>
                field.section === section && name !== 'translations' ? (
                  <FactInput key={name} name={name} customerId={reference.attributes.customerId} />
                ) : null,
              )}
              {section === 'text' ? (
                <Translations languages={languagesIn(editor.saved?.values ?? {}, languages)} />
              ) : null}
            </div>
          </section>
        ))}
      </RecordForm>
      {editor.conflict ? <RecordConflict editor={editor} labelOf={labelOf} show={inWords} /> : null}
    </FormProvider>
  );
}

function Translations({ languages }: { languages: ContentLanguage[] }) {
  if (languages.length === 0) return null;
  return (
    <div className="col-span-full">
      <OtherLanguages
        languages={languages}
        hint={words.hints.translations}
        fieldOf={(code, name) => `${code}:${name}`}
        onClose={() => {}}
        texts={factTexts.map((name) => ({
          name,
          label: words.labels[name],
          maxLength: factFields[name].max,
          isLong: factFields[name].kind === 'text',
        }))}
      />
    </div>
  );
}

function labelOf(name: keyof FactsForm): string {
  const [code, text] = name.split(':');
  return text
    ? `${words.labels[text as FactName]}: ${languageName(code!, screenLanguage)}`
    : words.labels[name as FactName];
}

function Header({ editor, reference, formId }: { editor: Editor; reference: Reference; formId: string }) {
  const unsaved = useUnsaved(editor);
  return (
    <>
      <BackLink to={`/app/references/${reference.id}`}>{reference.name}</BackLink>
      <header className="top-0 z-20 -mx-4 mb-2 flex flex-col gap-3 px-4 py-3 lg:sticky lg:bg-canvas">
        <div className="flex max-w-3xl items-center gap-6">
          <div className="min-w-0 flex-1">
            <h1 className="text-[1.375rem] leading-8 font-semibold">{words.title}</h1>
            <p className="text-pretty text-ink-2">{words.description}</p>
            <Checked facts={editor.saved} />
          </div>
          <SaveBar
            state={
              <span className="text-[0.8125rem] text-ink-3">
                <output>
                  {editor.saving ? words.saving : unsaved || !editor.saved?.version ? '' : words.saved}
                </output>
                {!editor.saving && unsaved ? recordEditorWords.unsaved : null}
              </span>
            }
          >
            <Button
              icon={<CircleCheck aria-hidden />}
              busy={editor.saving === 'checked'}
              onClick={() => void editor.save('checked')}
            >
              {words.check}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={editor.saving === 'same'}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {words.save}
            </Button>
          </SaveBar>
        </div>
        <SaveFailed editor={editor} />
      </header>
    </>
  );
}

function Checked({ facts }: { facts: Facts | undefined }) {
  const { data: team } = useTeam();
  const { checkedAt, checkedBy, version = 0 } = facts ?? {};
  if (version === 0) return null;
  const name = team?.users.find(({ userId }) => userId === checkedBy)?.name;
  const day = checkedAt && new Date(checkedAt).toLocaleDateString(screenLanguage, { dateStyle: 'long' });
  return (
    <p className="text-[0.8125rem] text-ink-3">
      {day ? (name ? words.checkedOn(day, name) : words.checkedByNobody(day)) : words.unchecked}
    </p>
  );
}

/** A value in the dialog that compares two versions. */
function inWords(name: keyof FactsForm, form: FactsForm): string {
  const value = form[name];
  if (typeof value === 'boolean') return value ? words.yes : '';
  if (typeof value === 'string') return value;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : Object.values(part as object)
            .filter((one) => typeof one === 'string' && one)
            .join(' '),
    )
    .join(', ');
}
