import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { limits } from '#contract/limits';
import { userRoutes, type Profile } from '#contract/user';
import { call, isApiError, messageOf } from '../../lib/api-client.ts';
import { profileQuery } from '../../lib/profile.ts';
import { setTheme, useTheme, type Theme } from '../../lib/theme.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { notify } from '../../ui/toast.tsx';

export default function ProfilePage() {
  useTitle('Settings');
  return (
    <div className="max-w-2xl">
      <PageHeader title="Settings" description="How you appear to your team, and how Refdeck looks to you." />
      <div className="flex flex-col gap-6">
        <Person />
        <Appearance />
      </div>
    </div>
  );
}

function Person() {
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  if (data) return <PersonForm profile={data} />;
  if (error) {
    return (
      <ErrorState
        title="Your profile could not be loaded"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading>
      <Skeleton className="h-64 rounded-xl" />
    </Loading>
  );
}

function PersonForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm({ values: { name: profile.name } });
  const save = useMutation({
    mutationFn: (name: string) => call(userRoutes.updateProfile, { name }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      reset({ name: saved.name });
      notify.success('Saved');
    },
  });
  const fieldError = isApiError(save.error) ? save.error.fields.name : undefined;
  return (
    <Card aria-labelledby="you">
      <h2 id="you" className="text-[0.9375rem] font-semibold">
        You
      </h2>
      <form
        noValidate
        className="mt-4 flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(({ name }) => save.mutate(name.trim()))(event)}
      >
        <TextField
          label="Full name"
          required
          autoComplete="name"
          maxLength={limits.nameLength}
          error={formState.errors.name?.message ?? fieldError}
          {...register('name', { validate: (value) => value.trim() !== '' || 'Name is required' })}
        />
        <TextField
          label="Email"
          value={profile.email}
          readOnly
          hint="You sign in with this address."
          className="[&_input]:bg-sunken"
        />
        <FormError>{save.error && !fieldError ? messageOf(save.error) : undefined}</FormError>
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={save.isPending} disabled={!formState.isDirty}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}

const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function Appearance() {
  const { theme } = useTheme();
  return (
    <Card aria-labelledby="appearance">
      <h2 id="appearance" className="text-[0.9375rem] font-semibold">
        Appearance
      </h2>
      <SelectField
        label="Theme"
        hint="Kept in this browser."
        className="mt-4 max-w-xs"
        options={themes}
        value={theme}
        onChange={(event) => setTheme(event.target.value === 'dark' ? 'dark' : 'light')}
      />
    </Card>
  );
}
