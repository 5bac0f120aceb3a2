import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { limits } from '#contract/rules/limits';
import { userRoutes, type Profile } from '#contract/resources/user';
import { languages, type Language } from '#contract/words/languages';
import { language as shown } from '#words/language';
import * as words from '#words/profile';
import { call, isApiError, messageOf } from '../../lib/api/api-client.ts';
import { changeLanguage } from '../../lib/device/language.ts';
import { profileQuery } from '../../lib/session/profile.ts';
import { Button } from '../../ui/elements/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { SelectField, TextField } from '../../ui/forms/text-field.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { SettingsSection } from '../../ui/page/settings-section.tsx';

export function PersonSection() {
  return (
    <SettingsSection id="you" title={words.youTitle} description={words.youDescription}>
      <Person />
    </SettingsSection>
  );
}

function Person() {
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  if (data) return <PersonForm profile={data} />;
  if (error) {
    return <QueryError title={words.youLoadFailed} query={{ error, isFetching, refetch }} />;
  }
  return (
    <Loading>
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-2 h-9" />
      <Skeleton className="mt-6 h-4 w-14" />
      <Skeleton className="mt-2 h-9" />
      <Skeleton className="mt-11 ms-auto h-9 w-16" />
    </Loading>
  );
}

const choices = Object.entries(languages).map(([value, label]) => ({ value, label }));

// A form library for so few fields would add a tenth to the page's weight.
function PersonForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  /** Undefined while the field shows the saved name. */
  const [typed, setTyped] = useState<string>();
  const [language, setLanguage] = useState<Language>(profile.language ?? shown);
  const [missing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: (change: { name: string; language: Language }) => call(userRoutes.updateProfile, change),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      // Text typed during the save remains.
      setTyped((current) => (current?.trim() === saved.name ? undefined : current));
      notify.success(words.youSaved);
      if (saved.language && saved.language !== shown) changeLanguage(saved.language);
    },
  });
  const fieldError = isApiError(save.error) ? save.error.fields.name : undefined;
  const name = typed ?? profile.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') save.mutate({ name: name.trim(), language });
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <TextField
        label={words.youName}
        required
        autoComplete="name"
        maxLength={limits.nameLength}
        error={missing ? words.youNameRequired : fieldError}
        value={name}
        onChange={(event) => {
          setMissing(false);
          setTyped(event.target.value);
        }}
      />
      <TextField
        label={words.youEmail}
        value={profile.email}
        readOnly
        hint={words.youEmailHint}
        className="[&_input]:bg-sunken"
      />
      <SelectField
        label={words.youLanguage}
        hint={words.youLanguageHint}
        options={choices}
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
      />
      <FormError>{save.error && !fieldError ? messageOf(save.error) : undefined}</FormError>
      <div className="flex justify-end">
        <Button
          type="submit"
          variant="primary"
          busy={save.isPending}
          disabled={name === profile.name && language === (profile.language ?? shown)}
        >
          {words.youSave}
        </Button>
      </div>
    </form>
  );
}
