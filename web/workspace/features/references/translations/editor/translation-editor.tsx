import { CircleCheck, History } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { cardOf } from '#contract/cards/card';
import { translationRoutes, type Translation } from '#contract/resources/translation';
import { languageName } from '#contract/words/language-name';
import { language as screenLanguage } from '#words/language';
import * as words from '#words/translations';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { recordKeys, useCustomers } from '../../../../lib/organization/records.ts';
import { FormOrPreview, type Pane } from '../../../../record-editor/form-or-preview.tsx';
import { EditorNotices, Notice, RecordForm } from '../../../../record-editor/record-form.tsx';
import type { DraftSession } from '../../../../record-editor/use-draft.ts';
import { useRecordEditor } from '../../../../record-editor/use-record-editor.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { CardStage } from '../../editor/card/live-card.tsx';
import { namesOf } from '../../reference-form.ts';
import { keepTranslation } from '../api.ts';
import LanguageTabs from '../language-tabs.tsx';
import { ProposeTranslation } from './proposal.tsx';
import type { Step, TranslationEditorState, TranslationPageProps } from './editor-state.ts';
import { TranslationConflict } from './translation-conflict.tsx';
import {
  bodyOf,
  changedFields,
  emptyForm,
  originalTexts,
  shownFields,
  translatedCard,
  type TranslationForm,
} from './translation-form.ts';
import { TranslationHeader } from './translation-header.tsx';
import { translationKind } from './translation-kind.ts';
import { TranslatedFieldSection } from './translated-field.tsx';

const WordingNotice = lazy(() => import('./wording-notice.tsx'));

interface Props extends TranslationPageProps {
  record: Translation | undefined;
  draft: DraftSession;
}

export function TranslationEditor({ reference, settings, language, record, draft }: Props) {
  const context = useActionContext();
  const [pane, setPane] = useState<Pane>('form');
  const present = originalTexts(reference);
  const editor: TranslationEditorState = useRecordEditor<TranslationForm, Translation, Step>({
    id: reference.id,
    kind: translationKind({
      referenceId: reference.id,
      language,
      present,
      record,
    }),
    record,
    draft,
    initial: emptyForm(present),
    send: async ({ values, saved, status: step }) => {
      const { id, version: presentVersion } = reference;
      const body = bodyOf({
        form: values,
        present,
        presentVersion,
        saved,
        isUpToDate: step === 'current',
      });
      const { version } = saved ?? {};
      try {
        const stored = await context.call(translationRoutes.saveTranslation, {
          ...body,
          id,
          language,
          status: step === 'current' ? undefined : step,
          version,
        });
        keepTranslation(context, reference, stored, changedFields(stored.basedOn.fields, present));
        return stored;
      } catch (error) {
        const current = isApiError(error, 'VERSION_CONFLICT') && (error.current as Translation | undefined);
        // The original has changed, so what was compared is outdated.
        if (isApiError(error, 'VERSION_CONFLICT') && (!current || current.version === version)) {
          void context.client.invalidateQueries({
            queryKey: recordKeys.reference(context.organizationId, id),
          });
          throw Object.assign(error, { current: undefined, message: words.originalMoved });
        }
        throw error;
      }
    },
    onSave: () => setPane('form'),
  });
  const { form, saved } = editor;
  const changed = saved ? changedFields(saved.basedOn.fields, present) : [];
  const formId = useId();
  const original = reference.language ?? settings.language;
  return (
    <FormProvider {...form}>
      <TranslationHeader editor={editor} reference={reference} language={language} formId={formId} />
      <LanguageTabs reference={reference} settings={settings} language={language} />
      <FormOrPreview pane={pane} onChange={setPane} />
      <div className="grid items-start gap-8 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27.5rem]">
        <RecordForm
          id={formId}
          onSave={() => void editor.save()}
          className={`flex min-w-0 flex-col gap-5 ${pane === 'preview' ? 'max-lg:hidden' : ''}`}
        >
          <EditorNotices editor={editor} />
          {saved?.status === 'Ready' ? (
            <Suspense>
              <WordingNotice editor={editor} reference={reference} language={language} />
            </Suspense>
          ) : null}
          {changed.length > 0 ? (
            <Notice icon={<History aria-hidden />} text={words.changedSince(namesOf(changed))}>
              <Button
                size="sm"
                icon={<CircleCheck aria-hidden />}
                busy={editor.saving === 'current'}
                onClick={() => void editor.save('current')}
              >
                {words.upToDate}
              </Button>
            </Notice>
          ) : null}
          <ProposeTranslation reference={reference} language={language} present={present} />
          {shownFields(present, saved?.basedOn.fields).map((name) => (
            <TranslatedFieldSection
              key={name}
              name={name}
              language={language}
              original={{ language: original, present, before: saved?.basedOn.fields }}
            />
          ))}
        </RecordForm>
        <Preview
          reference={reference}
          language={language}
          className={pane === 'form' ? 'max-lg:hidden' : undefined}
        />
      </div>
      {editor.conflict ? <TranslationConflict editor={editor} /> : null}
    </FormProvider>
  );
}

function Preview({
  reference,
  language,
  className,
}: Pick<Props, 'reference' | 'language'> & { className: string | undefined }) {
  const { control } = useFormContext<TranslationForm>();
  const form = useDeferredValue(useWatch({ control }) as TranslationForm);
  const { data: customers } = useCustomers();
  const company = customers?.find(({ id }) => id === reference.attributes.customerId)?.name;
  const card = useMemo(() => translatedCard(cardOf(reference, company), form), [reference, company, form]);
  return (
    <CardStage
      card={card}
      lang={language}
      note={words.previewNote(languageName(language, screenLanguage))}
      className={className}
    />
  );
}
