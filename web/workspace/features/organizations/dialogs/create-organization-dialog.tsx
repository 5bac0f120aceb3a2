import { useState, type FormEvent } from 'react';
import { limits } from '#contract/rules/limits';
import { texts } from '#contract/primitives/text';
import { Button } from '../../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
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
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={dialogTexts.createTitle}
      description={dialogTexts.createDescription}
    >
      <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
        <OrganizationNameField value={name} onChange={setName} busy={busy} />
        <FormError title={error ? texts.organizationCreateError : undefined}>
          {error ?? (full ? texts.organizationLimit : undefined)}
        </FormError>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy} disabled={!name.trim() || full}>
            Create
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
