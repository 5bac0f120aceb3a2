import { useState } from 'react';
import { formFormats } from '#contract/form/format';
import { formLimits } from '#contract/form/limits';
import type { Form } from '#contract/resources/form';
import { limits } from '#contract/rules/limits';
import * as refusals from '#words/form-refusals';
import * as words from '#words/forms';
import { ChooseFiles } from '../../../files/choose-files.tsx';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useUploadForm } from './api.ts';

interface Props {
  /** The form whose newer file is uploaded; a new one, if absent. */
  newerOf?: Form;
  onClose: () => void;
}

export default function UploadFormDialog({ newerOf, onClose }: Props) {
  const { mutateAsync, isPending } = useUploadForm();
  const [file, setFile] = useState<File>();
  const [name, setName] = useState(newerOf?.name ?? '');
  const [buyer, setBuyer] = useState(newerOf?.buyer ?? '');
  const [fileError, setFileError] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const choose = ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setFailure(undefined);
    setFileError(chosen.size > formLimits.bytes ? refusals.tooLarge : undefined);
    setFile(chosen);
    if (!name) setName(chosen.name.replace(/\.(?:docx|xlsx|pptx)$/i, '').slice(0, limits.nameLength));
  };
  const submit = async () => {
    const isNamed = name.trim() !== '';
    setNameError(isNamed ? undefined : refusals.nameMissing);
    if (!file) setFileError(words.fileMissing);
    if (!file || !isNamed || file.size > formLimits.bytes) return;
    setFailure(undefined);
    try {
      const made = await mutateAsync({
        file,
        name: name.trim(),
        buyer: buyer.trim(),
        newerOf: keyOf(newerOf),
      });
      notify.success(
        made.mistakes > 0 ? words.uploadedWith(made.name, made.mistakes) : words.uploaded(made.name),
      );
      onClose();
    } catch (error) {
      setFailure(
        isApiError(error, 'FORM_UNREADABLE') ? refusals.refusalSaid(error.message) : messageOf(error),
      );
    }
  };
  return (
    <FormDialog
      title={newerOf ? words.newerTitle(newerOf.name) : words.uploadTitle}
      busy={isPending}
      failure={failure}
      failureTitle={words.notUploaded}
      cancel={words.cancel}
      save={words.uploadAction}
      onClose={onClose}
      onSubmit={submit}
    >
      <div>
        <p className="mb-1.5 font-medium">{words.file}</p>
        <ChooseFiles
          accept={newerOf ? `.${newerOf.format}` : formFormats.map((one) => `.${one}`).join()}
          onChoose={choose}
        >
          {words.chooseFile}
        </ChooseFiles>
        <p aria-live="polite" className="mt-1.5 text-[0.8125rem] text-ink-2 wrap-anywhere">
          {file ? words.chosen(file.name) : words.fileHint}
        </p>
        {fileError ? (
          <p role="alert" className="mt-1 text-[0.8125rem] text-bad">
            {fileError}
          </p>
        ) : null}
      </div>
      <TextField
        label={words.name}
        required
        autoComplete="off"
        value={name}
        maxLength={limits.nameLength}
        error={nameError}
        onChange={({ target }) => {
          setName(target.value);
          setNameError(undefined);
        }}
      />
      <TextField
        label={words.buyer}
        hint={words.buyerHint}
        autoComplete="off"
        value={buyer}
        maxLength={limits.nameLength}
        onChange={({ target }) => setBuyer(target.value)}
      />
    </FormDialog>
  );
}

const keyOf = (form: Form | undefined) => form && { id: form.id, version: form.version };
