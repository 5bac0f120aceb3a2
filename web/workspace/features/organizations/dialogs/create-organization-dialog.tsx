import { useState, type FormEvent } from 'react';
import { limits } from '#contract/rules/limits';
import * as fixed from '#words/fixed';
import * as words from '#words/organizations';
import * as organizationDialogsWords from '#words/organization-dialogs';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useCreateOrganization } from './create-organization.ts';
import { OrganizationNameField } from './organization-name-field.tsx';
import { useOrganizations } from '../active/organization-provider.tsx';

export default function CreateOrganizationDialog({ onClose }: { onClose: () => void }) {
  const { create, busy, error } = useCreateOrganization();
  const { availableOrganizations } = useOrganizations();
  const [name, setName] = useState('');
  const full = availableOrganizations.length >= limits.organizationsPerUser;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || full || !name.trim() || !(await create(name))) return;
    notify.success(words.created(name.trim()));
    onClose();
  };

  return (
    <FormDialog
      title={organizationDialogsWords.createTitle}
      description={organizationDialogsWords.createDescription}
      busy={busy}
      failure={error ?? (full ? fixed.organizationLimit : undefined)}
      failureTitle={error ? fixed.organizationCreateError : undefined}
      cancel={words.cancel}
      save={words.create}
      disabled={!name.trim() || full}
      onClose={onClose}
      onSubmit={submit}
    >
      <OrganizationNameField value={name} onChange={setName} busy={busy} />
    </FormDialog>
  );
}
