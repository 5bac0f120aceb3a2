import { useState, type FormEvent } from 'react';
import { referenceRoutes } from '#contract/resources/reference';
import { slug as slugSchema } from '#contract/primitives/schema';
import * as words from '#words/reference-editor';
import { storyPath } from '../../../../../shared/public-address.ts';
import { useActionContext, useOrganization } from '../../../../lib/organization/active-organization.tsx';
import { isApiError, messageOf } from '../../../../lib/api/api-client.ts';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { CachedReferences } from '../../cached-references.ts';

interface Props {
  id: string;
  slug: string;
  onClose: () => void;
}

export default function AddressDialog({ id, slug, onClose }: Props) {
  const organization = useOrganization();
  const { call, client, organizationId } = useActionContext();
  const [typed, setTyped] = useState(slug);
  const [busy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = slugSchema.safeParse(typed);
    if (busy) return;
    if (!checked.success) return setMistake(checked.error.issues[0]!.message);
    if (checked.data === slug) return onClose();
    setBusy(true);
    setFailure(undefined);
    try {
      const input = { id, slug: checked.data };
      const saved = await call(referenceRoutes.changeReferenceAddress, input);
      new CachedReferences(client, organizationId).keep(saved);
      notify.success(words.addressSaved);
      onClose();
    } catch (error) {
      if (isApiError(error, 'SLUG_TAKEN')) setMistake(words.addressTaken);
      else setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const shown = typed.trim().toLowerCase() || slug;
  return (
    <FormDialog
      title={words.addressTitle}
      description={words.addressRedirects(slug)}
      busy={busy}
      failure={failure}
      cancel={words.addressCancel}
      save={words.addressSave}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={words.addressName}
        hint={
          <span className="wrap-anywhere">{window.location.host + storyPath(organization.slug, shown)}</span>
        }
        error={mistake}
        value={typed}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setMistake(undefined);
        }}
      />
    </FormDialog>
  );
}
