import { useState, type FormEvent } from 'react';
import { limits } from '#contract/rules/limits';
import { texts } from '#contract/primitives/text';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useCreateOrganization } from './create-organization.ts';
import { OrganizationNameField } from './organization-name-field.tsx';
import { useOrganizations } from '../active/organization-provider.tsx';
import { dialogTexts } from './dialog-texts.ts';

export default function CreateOrganizationDialog({ onClose }: { onClose: () => void }) {
  const { create, busy, error } = useCreateOrganization();
  const { availableOrganizations } = useOrganizations();
  const [name, setName] = useState('');
  const full = availableOrganizations.length >= limits.organizationsPerUser;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || full || !name.trim() || !(await create(name))) return;
    notify.success(`${name.trim()} created`);
    onClose();
  };

  return (
    <FormDialog
      title={dialogTexts.createTitle}
      description={dialogTexts.createDescription}
      busy={busy}
      failure={error ?? (full ? texts.organizationLimit : undefined)}
      failureTitle={error ? texts.organizationCreateError : undefined}
      cancel="Cancel"
      save="Create"
      disabled={!name.trim() || full}
      onClose={onClose}
      onSubmit={submit}
    >
      <OrganizationNameField value={name} onChange={setName} busy={busy} />
    </FormDialog>
  );
}
