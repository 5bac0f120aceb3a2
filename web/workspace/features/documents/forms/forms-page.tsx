import { FileInput, Upload } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/forms';
import { useMay } from '../../../lib/organization/active-organization.tsx';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../../ui/feedback/states.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useForms } from './api.ts';
import { FormRow } from './form-row.tsx';

const UploadFormDialog = onDemand(() => import('./upload-form-dialog.tsx'));
const PlaceholderDialog = onDemand(() => import('./placeholder-dialog.tsx'));

export default function FormsPage() {
  useTitle(words.title);
  const forms = useForms();
  const mayChange = useMay('document:form');
  const [open, setOpen] = useState<'upload' | 'list'>();
  const uploadButton = mayChange ? (
    <Button
      variant="primary"
      icon={<Upload aria-hidden />}
      onPointerEnter={UploadFormDialog.prefetch}
      onFocus={UploadFormDialog.prefetch}
      onClick={() => setOpen('upload')}
    >
      {words.upload}
    </Button>
  ) : null;
  const isEmpty = forms.data?.forms.length === 0;
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        back={{ to: '/app/documents', label: words.back }}
        actions={
          <>
            <Button
              onPointerEnter={PlaceholderDialog.prefetch}
              onFocus={PlaceholderDialog.prefetch}
              onClick={() => setOpen('list')}
            >
              {words.showList}
            </Button>
            {isEmpty ? null : uploadButton}
          </>
        }
      />
      {forms.data === undefined && forms.error ? (
        <QueryError title={words.failed} query={forms} />
      ) : !forms.data ? (
        <Loading label={words.loading}>
          <Skeleton className="h-64 rounded-xl" />
        </Loading>
      ) : isEmpty ? (
        <EmptyState icon={<FileInput />} title={words.emptyTitle} action={uploadButton}>
          {words.empty}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {forms.data.forms.map((form) => (
            <FormRow key={form.id} form={form} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {open === 'upload' ? <UploadFormDialog onClose={() => setOpen(undefined)} /> : null}
      {open === 'list' ? <PlaceholderDialog onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}
