import { useState } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import type { Document } from '#contract/resources/document';
import { sentHows, type SentHow } from '#contract/tender/sent-how';
import * as words from '#words/tender-sent';
import { fileSize } from '../../../../shared/format/file-size.ts';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { useSettings } from '../../../lib/organization/settings.ts';
import { Badge } from '../../../ui/elements/badge.tsx';
import { RelativeTime } from '../../../ui/elements/relative-time.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../../ui/feedback/states.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useSendable, useSendTender } from './api.ts';

interface SendForm {
  documentIds: string[];
  how: SentHow;
  receivers: string;
  sentAt: string;
  note: string;
  despite: string;
}

const empty: SendForm = {
  documentIds: [],
  how: 'portal',
  receivers: '',
  sentAt: '',
  note: '',
  despite: '',
};

export default function SendDialog({ tenderId, onClose }: { tenderId: string; onClose: () => void }) {
  const query = useSendable(tenderId);
  const send = useSendTender(tenderId);
  const policy = useSettings().data?.permissionPolicy;
  const [failure, setFailure] = useState<string>();
  const [asksReason, setAsksReason] = useState(false);
  const { register, handleSubmit, formState, control, setError } = useForm<SendForm>({
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const documentIds = useWatch({ control, name: 'documentIds' });
  const submit = handleSubmit(async (form) => {
    setFailure(undefined);
    try {
      await send.mutateAsync(bodyOf(form));
      notify.success(words.done);
      onClose();
    } catch (error) {
      if (!isApiError(error)) setFailure(words.failed);
      else if (error.code === 'PERMISSION_REQUIRED') {
        setAsksReason(policy === 'warn');
        const titles = words.refused(error.references.map(({ name }) => name).join(', '));
        setFailure(`${titles} ${policy === 'warn' ? words.refusedWarn : words.refusedRequire}`);
      } else {
        for (const [path, message] of Object.entries(error.fields))
          setError(path.split('.')[0] as keyof SendForm, { message });
        setFailure(messageOf(error));
      }
    }
  });
  return (
    <FormDialog
      title={words.dialogTitle}
      description={words.dialogBody}
      busy={isSubmitting}
      failure={failure}
      failureTitle={words.failedTitle}
      cancel={words.cancel}
      save={words.save}
      disabled={documentIds.length === 0}
      onClose={onClose}
      onSubmit={submit}
    >
      <fieldset>
        <legend className="mb-1.5 font-medium">{words.documents}</legend>
        {query.data ? (
          <Choices {...query.data} field={register('documentIds')} />
        ) : query.error ? (
          <QueryError title={words.documentsFailed} query={query} />
        ) : (
          <Loading label={words.documentsLoading}>
            <Skeleton className="h-24 rounded-xl" />
          </Loading>
        )}
      </fieldset>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={words.how}
          options={sentHows.map((value) => ({ value, label: words.hows[value] }))}
          {...register('how')}
        />
        <TextField
          label={words.sentAt}
          type="datetime-local"
          hint={words.sentAtHint}
          error={errors.sentAt?.message}
          {...register('sentAt')}
        />
      </div>
      <TextArea
        label={words.receivers}
        hint={words.receiversHint}
        rows={2}
        error={errors.receivers?.message}
        {...register('receivers')}
      />
      <TextArea label={words.note} rows={2} error={errors.note?.message} {...register('note')} />
      {asksReason ? (
        <TextArea
          label={words.reason}
          required
          rows={2}
          error={errors.despite?.message}
          {...register('despite')}
        />
      ) : null}
    </FormDialog>
  );
}

interface ChoicesProps {
  ready: readonly Document[];
  isMaking: boolean;
  field: UseFormRegisterReturn;
}

function Choices({ ready, isMaking, field }: ChoicesProps) {
  return (
    <>
      {ready.length > 0 ? <List documents={ready} field={field} /> : null}
      <output className="text-ink-2">
        {isMaking ? words.documentsMaking : ready.length === 0 ? words.documentsNone : null}
      </output>
    </>
  );
}

interface ListProps {
  documents: readonly Document[];
  field: UseFormRegisterReturn;
}

function List({ documents, field }: ListProps) {
  return (
    <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-xl border border-line">
      {documents.map(({ id, title, format, size = 0, createdAt, notAllowed }) => (
        <li key={id}>
          <label className="flex min-h-11 items-start gap-3 px-3 py-2.5">
            <input type="checkbox" value={id} className="mt-1 size-4 accent-(--accent)" {...field} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium">{title}</span>
              <span className="block text-[0.8125rem] text-ink-2">
                {format.toUpperCase()} · {fileSize(size)} · <RelativeTime at={createdAt} />
              </span>
              {notAllowed ? <Badge tone="warn">{words.notAllowed}</Badge> : null}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

const bodyOf = ({ documentIds, how, receivers, sentAt, note, despite }: SendForm) => ({
  documentIds,
  how,
  receivers: receivers
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean),
  ...(note.trim() && { note }),
  ...(sentAt && { sentAt: new Date(sentAt).toISOString() }),
  ...(despite.trim() && { despite }),
});
