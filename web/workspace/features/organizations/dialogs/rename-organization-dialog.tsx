import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type FormEvent } from 'react';
import { organizationRoutes, type Organization } from '#contract/resources/organization';
import * as words from '#words/organizations';
import * as organizationDialogsWords from '#words/organization-dialogs';
import { callFor, useOrganization } from '../../../lib/organization/active-organization.tsx';
import { messageOf } from '../../../lib/api/api-client.ts';
import { log } from '../../../lib/log.ts';
import { organizationsQuery } from '../../../lib/organization/organizations.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { OrganizationNameField } from './organization-name-field.tsx';

export default function RenameOrganizationDialog({ onClose }: { onClose: () => void }) {
  // The tab may switch to another organization while the dialog is open.
  const [{ organizationId, name: before }] = useState(useOrganization());
  const [name, setName] = useState(before);
  const { rename, busy, error } = useRename(organizationId, before);
  const wanted = name.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !wanted) return;
    if (wanted === before || (await rename(wanted))) onClose();
  };
  return (
    <FormDialog
      title={organizationDialogsWords.renameTitle}
      description={organizationDialogsWords.renameDescription}
      busy={busy}
      failure={error}
      failureTitle={organizationDialogsWords.renameError}
      cancel={words.cancel}
      save={words.rename}
      disabled={!wanted}
      onClose={onClose}
      onSubmit={submit}
    >
      <OrganizationNameField value={name} onChange={setName} busy={busy} />
    </FormDialog>
  );
}

function useRename(organizationId: string, before: string) {
  const call = useMemo(() => callFor(organizationId), [organizationId]);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const showName = (name: string) =>
    queryClient.setQueryData<Organization[]>(organizationsQuery.queryKey, (list) =>
      list?.map((entry) => (entry.organizationId === organizationId ? { ...entry, name } : entry)),
    );
  const rename = async (name: string): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    await queryClient.cancelQueries({ queryKey: organizationsQuery.queryKey });
    showName(name);
    try {
      const renamed = await call(organizationRoutes.renameOrganization, { name });
      showName(renamed.name);
      notify.success(words.renamed(renamed.name));
      return true;
    } catch (failure) {
      log('The organization could not be renamed', failure);
      showName(before);
      setError(messageOf(failure, organizationDialogsWords.renameFailed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { rename, busy, error };
}
