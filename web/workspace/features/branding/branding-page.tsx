import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Branding, SavedBranding } from '#contract/organization';
import { highestRole, may } from '#contract/permission';
import { heldTexts, usePicturesUnderWay } from '../../files/use-pictures-under-way.ts';
import { useOrganization } from '../../lib/active-organization.tsx';
import { referencePagePath } from '../../../shared/public-address.ts';
import { useBranding } from '../../lib/records.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BrandingFields } from './branding-fields.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { texts } from './texts.ts';
import { useBrandingEditor, type BrandingEditor } from './use-branding-editor.ts';

const ConflictDialog = lazy(() => import('./branding-conflict-dialog.tsx'));

/** Colours, layout and logo beside the public page that they make. */
export default function BrandingPage() {
  useTitle(texts.title);
  const { organizationId } = useOrganization();
  const { data, error, isFetching, refetch } = useBranding();
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={
          <a
            href={referencePagePath(organizationId)}
            target="_blank"
            rel="noopener"
            className={buttonClass('secondary')}
          >
            <ExternalLink aria-hidden />
            {texts.view}
          </a>
        }
      />
      {data ? (
        <BrandingEditorView saved={data} />
      ) : error ? (
        <ErrorState title={texts.failed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={texts.loading}>
          <div className="grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <Skeleton className="h-144 rounded-xl" />
            <Skeleton className="h-144 rounded-xl" />
          </div>
        </Loading>
      )}
    </>
  );
}

function BrandingEditorView({ saved }: { saved: SavedBranding }) {
  const readOnly = !may(highestRole(useOrganization().roles), 'branding:write');
  const editor = useBrandingEditor(saved, readOnly);
  const { waiting, onBusy } = usePicturesUnderWay();
  const { brandColors, layout, templateId, logo } = editor.draft;
  const shown: Branding = {
    ...saved,
    brandColors,
    layout,
    template: { ...saved.template, id: templateId },
    logo,
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <form
        noValidate
        aria-label={texts.title}
        onSubmit={(event) => {
          event.preventDefault();
          if (!editor.busy && editor.dirty && !waiting) void editor.save();
        }}
        className="flex min-w-0 flex-col gap-5"
      >
        {readOnly ? (
          <p className="rounded-xl border border-line bg-neutral-soft px-4 py-3">{texts.mayNot}</p>
        ) : null}
        <Restored editor={editor} />
        <BrandingFields editor={editor} saved={saved} readOnly={readOnly} onPictureBusy={onBusy} />
        {readOnly ? null : <SaveBar editor={editor} waiting={waiting} />}
      </form>
      <PreviewPane branding={shown} />
      {editor.conflict && editor.mine ? (
        <Suspense>
          <ConflictDialog editor={editor} theirs={editor.conflict} mine={editor.mine} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Restored({ editor }: { editor: BrandingEditor }) {
  if (!editor.restored) return null;
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-xl border border-line bg-neutral-soft py-1.5 pr-1.5 pl-4">
      <output className="min-w-0 flex-1">{texts.restored}</output>
      <Button size="sm" variant="ghost" onClick={editor.discard}>
        {texts.discard}
      </Button>
    </div>
  );
}

/** In sight, however far the form is scrolled, while there is something to save. */
function SaveBar({ editor, waiting }: { editor: BrandingEditor; waiting: boolean }) {
  const { busy, dirty, failure, discard } = editor;
  return (
    <div
      className={clsx(
        'z-10 -mx-1 flex flex-col gap-3 bg-canvas px-1 py-3',
        (dirty || waiting) && 'sticky bottom-0 border-t border-line',
      )}
    >
      <FormError title={failure ? texts.saveFailed : undefined}>{failure?.message}</FormError>
      <div className="flex items-center gap-2">
        <output className="min-w-0 flex-1 text-[0.8125rem] text-ink-2">
          {waiting ? heldTexts.waiting : dirty ? texts.unsaved : ''}
        </output>
        <Button disabled={!dirty || busy} onClick={discard}>
          {texts.discard}
        </Button>
        <Button type="submit" variant="primary" busy={busy || waiting} disabled={!dirty && !busy && !waiting}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
