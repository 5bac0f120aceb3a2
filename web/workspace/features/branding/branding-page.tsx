import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { PageText, SavedBranding } from '#contract/resources/organization';
import { languageName } from '#contract/words/language-name';
import { language as screenLanguage } from '#words/language';
import { highestRole, may } from '#contract/rules/roles';
import { templateOf } from '#contract/cards/templates';
import * as brandingWords from '#words/branding';
import * as recordEditorWords from '#words/record-editor';
import * as typefaceWords from '#words/typefaces';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useSaveBranding } from '../../lib/organization/branding.ts';
import { referencePagePath } from '../../../shared/public-address.ts';
import { useBranding } from '../../lib/organization/records.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import type { TextsOf } from '../../languages/own-texts.ts';
import { RecordConflict } from '../../record-editor/record-conflict.tsx';
import { FormOrPreview, type Pane } from '../../record-editor/form-or-preview.tsx';
import { EditorNotices, RecordForm, SaveFailed } from '../../record-editor/record-form.tsx';
import { useDraft, type DraftSession } from '../../record-editor/use-draft.ts';
import { useRecordEditor, useUnsaved, type RecordEditor } from '../../record-editor/use-record-editor.ts';
import { Button, buttonClass } from '../../ui/elements/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { BrandingFields } from './branding-fields.tsx';
import { bodyOf, brandingKind, colorNames, formOf, type BrandingForm } from './branding-kind.ts';
import { PreviewPane } from './preview-pane.tsx';
import { textFields } from './translated-fields.tsx';

export { OwnPagePreview } from './own-page-preview.tsx';

export default function BrandingPage() {
  useTitle(brandingWords.title);
  const organization = useOrganization();
  const { data, error, isFetching, refetch } = useBranding();
  const draft = useDraft(brandingKind.draftName('branding'));
  return (
    <>
      <PageHeader
        title={brandingWords.title}
        description={brandingWords.description}
        actions={
          <a
            href={referencePagePath(organization.slug)}
            target="_blank"
            rel="noopener"
            className={buttonClass('secondary')}
          >
            <ExternalLink aria-hidden />
            {brandingWords.view}
          </a>
        }
      />
      {data && draft ? (
        <BrandingEditor saved={data} draft={draft} />
      ) : !data && error ? (
        <QueryError title={brandingWords.failed} query={{ error, isFetching, refetch }} />
      ) : (
        <Loading label={brandingWords.loading}>
          <div className="grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <Skeleton className="h-144 rounded-xl" />
            <Skeleton className="h-144 rounded-xl" />
          </div>
        </Loading>
      )}
    </>
  );
}

interface EditorProps {
  saved: SavedBranding;
  draft: DraftSession;
}

function BrandingEditor({ saved, draft }: EditorProps) {
  const readOnly = !may(highestRole(useOrganization().roles), 'branding:write');
  const { mutateAsync } = useSaveBranding();
  const [pane, setPane] = useState<Pane>('form');
  const editor = useRecordEditor<BrandingForm, SavedBranding>({
    kind: brandingKind,
    record: saved,
    id: 'branding',
    draft,
    initial: formOf(saved),
    send: ({ values, saved: base = saved }) => mutateAsync({ ...bodyOf(values), version: base.version }),
    onSave: () => setPane('form'),
    onSaved: () => notify.success(brandingWords.saved),
  });
  return (
    <FormProvider {...editor.form}>
      <FormOrPreview pane={pane} onChange={setPane} />
      <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <RecordForm
          aria-label={brandingWords.title}
          onSave={() => {
            if (editor.isDirty() || editor.pictures.waiting) void editor.save();
          }}
          className={clsx('flex min-w-0 flex-col gap-5', pane === 'preview' && 'max-lg:hidden')}
        >
          {readOnly ? (
            <p className="rounded-xl border border-line bg-neutral-soft px-4 py-3">{brandingWords.mayNot}</p>
          ) : null}
          <EditorNotices editor={editor} />
          <BrandingFields saved={saved} readOnly={readOnly} onPictureBusy={editor.pictures.onBusy} />
          {readOnly ? null : <SaveBar editor={editor} />}
        </RecordForm>
        <Preview saved={saved} className={clsx(pane === 'form' && 'max-lg:hidden')} />
      </div>
      <RecordConflict editor={editor} labelOf={labelOf} show={asShown} />
    </FormProvider>
  );
}

function Preview({ saved, className }: { saved: SavedBranding; className: string }) {
  const {
    template,
    callToAction,
    cornerRadius,
    translations: _others,
    ...changed
  } = bodyOf(useWatch<BrandingForm>() as BrandingForm);
  return (
    <PreviewPane
      className={className}
      branding={{
        ...saved,
        ...changed,
        template: { ...saved.template, ...template },
        callToAction: callToAction ?? undefined,
        cornerRadius: cornerRadius ?? undefined,
      }}
    />
  );
}

function SaveBar({ editor }: { editor: RecordEditor<BrandingForm, SavedBranding> }) {
  const { discard, saving, pictures } = editor;
  const busy = saving !== undefined;
  const unsaved = useUnsaved(editor);
  return (
    <div
      data-bar
      className="sticky bottom-0 z-10 -mx-1 flex flex-col gap-3 border-t border-line bg-canvas px-1 py-3"
    >
      <SaveFailed editor={editor} />
      <div className="flex items-center gap-2">
        <output className="min-w-0 flex-1 text-[0.8125rem] text-ink-2">
          {pictures.isSaveKept
            ? recordEditorWords.savesWithPicture
            : unsaved
              ? recordEditorWords.unsaved
              : ''}
        </output>
        <Button disabled={!unsaved || busy} onClick={discard}>
          {recordEditorWords.discard}
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy || pictures.isSaveKept}
          disabled={!unsaved && !busy && !pictures.waiting}
        >
          {brandingWords.save}
        </Button>
      </div>
    </div>
  );
}

const labels: Record<Exclude<keyof BrandingForm, keyof TextsOf<PageText>>, string> = {
  ...brandingWords.names,
  layout: brandingWords.layout,
  logo: brandingWords.logo,
  website: brandingWords.website,
  heading: brandingWords.heading,
  intro: brandingWords.intro,
  callToActionText: brandingWords.callToActionText,
  callToActionLink: brandingWords.callToActionLink,
  headerLayout: brandingWords.headerLayout,
  headerImage: brandingWords.headerImage,
  closingHeading: brandingWords.closingHeading,
  closingText: brandingWords.closingText,
  typefaces: typefaceWords.title,
  cornerRadius: brandingWords.cornerRadius,
  templateId: brandingWords.template,
};

function labelOf(name: keyof BrandingForm): string {
  if (!name.includes(':')) return labels[name as keyof typeof labels];
  const [code, text] = name.split(':') as [string, PageText];
  return `${textFields[text].label}: ${languageName(code, screenLanguage)}`;
}

function asShown(name: keyof BrandingForm, { [name]: value = '' }: BrandingForm): ReactNode {
  if (name === 'templateId') return templateOf(value).name;
  if (name === 'layout') return brandingWords.layouts[value as BrandingForm['layout']];
  if (name === 'headerLayout') return brandingWords.headerLayouts[value as BrandingForm['headerLayout']];
  if (name === 'typefaces') return typefaceWords.pairings[value as BrandingForm['typefaces']].name;
  if (name === 'cornerRadius')
    return value === '' ? brandingWords.templatesRadius : brandingWords.pixels(value);
  if (!isColorName(name)) return value || brandingWords.none;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        style={{ backgroundColor: value }}
        className="size-4 rounded border border-line-strong"
      />
      {value.toUpperCase()}
    </span>
  );
}

const isColorName = (name: string) => colorNames.some((one) => one === name);
