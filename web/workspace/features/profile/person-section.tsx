import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { limits } from '#contract/rules/limits';
import { userRoutes, type Profile } from '#contract/resources/user';
import { call, isApiError, messageOf } from '../../lib/api/api-client.ts';
import { profileQuery } from '../../lib/session/profile.ts';
import { Button } from '../../ui/elements/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { SettingsSection } from '../../ui/page/settings-section.tsx';
import { texts } from './texts.ts';

export function PersonSection() {
  return (
    <SettingsSection id="you" title={texts.you.title} description={texts.you.description}>
      <Person />
    </SettingsSection>
  );
}

function Person() {
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  if (data) return <PersonForm profile={data} />;
  if (error) {
    return <QueryError title={texts.you.loadFailed} query={{ error, isFetching, refetch }} />;
  }
  return (
    <Loading>
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-2 h-9" />
      <Skeleton className="mt-6 h-4 w-14" />
      <Skeleton className="mt-2 h-9" />
      <Skeleton className="mt-11 ml-auto h-9 w-16" />
    </Loading>
  );
}

// A form library for one field would add a tenth to the page's weight.
function PersonForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  /** Undefined while the field shows the saved name. */
  const [typed, setTyped] = useState<string>();
  const [missing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: (name: string) => call(userRoutes.updateProfile, { name }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      // Text typed during the save remains.
      setTyped((current) => (current?.trim() === saved.name ? undefined : current));
      notify.success(texts.you.saved);
    },
  });
  const fieldError = isApiError(save.error) ? save.error.fields.name : undefined;
  const name = typed ?? profile.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') save.mutate(name.trim());
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <TextField
        label={texts.you.name}
        required
        autoComplete="name"
        maxLength={limits.nameLength}
        error={missing ? texts.you.nameRequired : fieldError}
        value={name}
        onChange={(event) => {
          setMissing(false);
          setTyped(event.target.value);
        }}
      />
      <TextField
        label={texts.you.email}
        value={profile.email}
        readOnly
        hint={texts.you.emailHint}
        className="[&_input]:bg-sunken"
      />
      <FormError>{save.error && !fieldError ? messageOf(save.error) : undefined}</FormError>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={save.isPending} disabled={name === profile.name}>
          {texts.you.save}
        </Button>
      </div>
    </form>
  );
}
