import { useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { limits } from '#contract/rules/limits';
import type { ContentLanguage } from '#contract/rules/content-languages';
import { translationRoutes, type Terms } from '#contract/resources/translation';
import { languageName, ownName } from '#contract/words/language-name';
import { language as screenLanguage } from '#words/language';
import * as recordEditorWords from '#words/record-editor';
import * as words from '#words/terms';
import { useActionContext, useMay } from '../../../../lib/organization/active-organization.tsx';
import { RecordConflict } from '../../../../record-editor/record-conflict.tsx';
import { EditorNotices, RecordForm, SaveFailed } from '../../../../record-editor/record-form.tsx';
import type { DraftSession } from '../../../../record-editor/use-draft.ts';
import {
  useRecordEditor,
  useUnsaved,
  type RecordEditor,
} from '../../../../record-editor/use-record-editor.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { DataTable } from '../../../../ui/lists/data-table.tsx';
import type { TermInUse } from './terms-in-use.ts';
import { bodyOf, keyOf, termOf, termsKind, type TermsForm } from './terms-kind.ts';

interface Props {
  language: ContentLanguage;
  usual: string;
  inUse: readonly TermInUse[];
  tooLong: number;
  record: Terms;
  draft: DraftSession;
  onSaved: (saved: Terms) => void;
}

export function TermsEditor({ language, usual, inUse, tooLong, record, draft, onSaved }: Props) {
  const { call } = useActionContext();
  const readOnly = !useMay('settings:write');
  const kind = termsKind(
    language,
    inUse.map(({ term }) => term),
  );
  const initial = kind.read(record);
  const editor = useRecordEditor<TermsForm, Terms>({
    kind,
    record,
    id: language,
    draft,
    initial,
    send: async ({ values, saved: { version } = record }) => {
      const stored = await call(translationRoutes.saveTerms, { language, ...bodyOf(values), version });
      onSaved(stored);
      return stored;
    },
    onSaved: () => notify.success(words.saved),
  });
  // The order stays while somebody types.
  const [keys] = useState(() => missingFirst(initial));
  const used = new Map(inUse.map((one) => [keyOf(one.term), one]));
  return (
    <FormProvider {...editor.form}>
      <RecordForm
        aria-label={words.title}
        className="flex max-w-4xl flex-col gap-4"
        onSave={() => {
          if (editor.isDirty()) void editor.save();
        }}
      >
        {readOnly ? (
          <p className="rounded-xl border border-line bg-neutral-soft px-4 py-3">{words.mayNot}</p>
        ) : null}
        <EditorNotices editor={editor} />
        <Missing keys={keys.filter((key) => used.has(key))} />
        <div className="rounded-xl border border-line bg-surface">
          <DataTable
            columns={[
              { label: words.term, className: 'w-[42%]' },
              { label: ownName(language), head: <bdi lang={language}>{ownName(language)}</bdi> },
            ]}
            className="table-fixed text-start"
            padding="*:px-3 sm:*:px-4 *:py-2.5 *:text-start"
          >
            {keys.map((key) => (
              <Row key={key} name={key} used={used.get(key)} {...{ language, usual, readOnly }} />
            ))}
          </DataTable>
        </div>
        {tooLong > 0 ? (
          <p className="text-[0.8125rem] text-pretty text-ink-2">
            {words.tooLong(tooLong, limits.termLength)}
          </p>
        ) : null}
        {readOnly ? null : <SaveBar editor={editor} />}
      </RecordForm>
      <RecordConflict editor={editor} labelOf={termOf} show={(key, form) => form[key]} />
    </FormProvider>
  );
}

function missingFirst(form: TermsForm): string[] {
  const missing = (key: string) => (form[key] === '' ? 0 : 1);
  return Object.keys(form).toSorted(
    (one, other) => missing(one) - missing(other) || termOf(one).localeCompare(termOf(other)),
  );
}

function Missing({ keys }: { keys: readonly string[] }) {
  const form = useWatch<TermsForm>();
  const count = keys.filter((key) => !form[key]?.trim()).length;
  return <output className="font-medium">{count > 0 ? words.missing(count) : words.complete}</output>;
}

interface RowProps extends Pick<Props, 'language' | 'usual'> {
  name: string;
  used: TermInUse | undefined;
  readOnly: boolean;
}

function Row({ name, used, language, usual, readOnly }: RowProps) {
  const { register, formState } = useFormContext<TermsForm>();
  const term = termOf(name);
  return (
    <tr className="align-top">
      <th scope="row" className="px-3 py-2.5 text-start font-normal sm:px-4">
        <span lang={usual} dir="auto" className="block font-medium wrap-anywhere">
          {term}
        </span>
        <span className="block text-[0.8125rem] text-pretty text-ink-3">
          {used ? words.usedIn(used.kinds, used.references) : words.unused}
        </span>
      </th>
      <td className="px-3 py-2.5 sm:px-4">
        <TextField
          label={words.inLanguage(term, languageName(language, screenLanguage))}
          hideLabel
          lang={language}
          dir="auto"
          autoComplete="off"
          readOnly={readOnly}
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      </td>
    </tr>
  );
}

function SaveBar({ editor }: { editor: RecordEditor<TermsForm, Terms> }) {
  const unsaved = useUnsaved(editor);
  const busy = editor.saving !== undefined;
  return (
    <div
      data-bar
      className={`z-10 -mx-1 flex flex-col gap-3 bg-canvas px-1 py-3 ${unsaved ? 'sticky bottom-0 border-t border-line' : ''}`}
    >
      <SaveFailed editor={editor} />
      <div className="flex items-center gap-2">
        <output className="min-w-0 flex-1 text-[0.8125rem] text-ink-2">
          {unsaved ? recordEditorWords.unsaved : ''}
        </output>
        <Button disabled={!unsaved || busy} onClick={editor.discard}>
          {recordEditorWords.discard}
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={!unsaved && !busy}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
