import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Organization, OrganizationSettings } from '#contract/resources/organization';
import { slug } from '#contract/primitives/schema';
import * as words from '#words/settings';
import { referencePagePath } from '../../../../shared/public-address.ts';
import { useOrganization } from '../../../lib/organization/active-organization.tsx';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { organizationsQuery } from '../../../lib/organization/organizations.ts';
import { useChangeSettings } from '../../../lib/organization/settings.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { SettingsForm } from './settings-form.tsx';

export function AddressForm({ settings, readOnly }: { settings: OrganizationSettings; readOnly: boolean }) {
  const [typed, setTyped] = useState<string>();
  const [mistake, setMistake] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useChangeSettings();
  const showEverywhere = useShowAddress();
  const saved = settings.slug;
  const shown = typed ?? saved;
  const unchanged = shown.trim().toLowerCase() === saved;
  const check = () => {
    const checked = slug.safeParse(shown);
    setMistake(unchanged || checked.success ? undefined : checked.error.issues[0]!.message);
    return checked.data;
  };
  const submit = async () => {
    setFailure(undefined);
    const wanted = check();
    if (!wanted) return;
    try {
      // A concurrent change by somebody else must not be overwritten unseen.
      const change = (now: Partial<OrganizationSettings>) =>
        now.slug === saved ? { slug: wanted } : undefined;
      await mutateAsync({ change, before: settings });
      showEverywhere(wanted);
      setTyped(undefined);
      notify.success(words.addressSaved);
    } catch (error) {
      if (isApiError(error, 'SLUG_TAKEN')) setMistake(messageOf(error));
      else setFailure(messageOf(error));
    }
  };
  const page = shown.trim().toLowerCase() || saved;
  return (
    <SettingsForm
      failure={failure}
      readOnly={readOnly}
      busy={isPending}
      unchanged={unchanged}
      save={words.addressSave}
      onSubmit={submit}
    >
      <TextField
        label={words.addressLabel}
        hint={
          <>
            <span className="wrap-anywhere">{window.location.host + referencePagePath(page)}</span>
            {!unchanged && saved ? <span className="mt-1 block">{words.addressRedirects(saved)}</span> : null}
          </>
        }
        error={mistake}
        value={shown}
        disabled={readOnly}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setMistake(undefined);
        }}
        onBlur={check}
      />
    </SettingsForm>
  );
}

function useShowAddress() {
  const client = useQueryClient();
  const { organizationId } = useOrganization();
  return (address: string) =>
    client.setQueryData<Organization[]>(organizationsQuery.queryKey, (list) =>
      list?.map((one) => (one.organizationId === organizationId ? { ...one, slug: address } : one)),
    );
}
