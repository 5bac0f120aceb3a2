import { useState } from 'react';
import { limits } from '#contract/rules/limits';
import type { OrganizationSettings } from '#contract/resources/organization';
import * as words from '#words/settings';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { useChangeSettings } from '../../../lib/organization/settings.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { SettingsForm } from './settings-form.tsx';

interface Props {
  settings: OrganizationSettings;
  readOnly: boolean;
}

export function ApprovalLimitForm({ settings, readOnly }: Props) {
  const [typed, setTyped] = useState<string>();
  const [mistake, setMistake] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useChangeSettings();
  const saved = settings.approvalLimit;
  const shown = typed ?? (saved === undefined ? '' : String(saved));
  const limit = limitOf(shown);
  const unchanged = limit === (saved ?? null);
  const submit = async () => {
    setFailure(undefined);
    setMistake(limit === undefined ? words.requestsWrong : undefined);
    if (limit === undefined) return;
    try {
      await mutateAsync({
        change: (now) => (now.approvalLimit === saved ? { approvalLimit: limit } : undefined),
        before: settings,
      });
      setTyped(undefined);
      notify.success(words.requestsSaved);
    } catch (error) {
      setFailure(isApiError(error, 'VERSION_CONFLICT') ? words.requestsConflict : messageOf(error));
    }
  };
  return (
    <SettingsForm
      failure={failure}
      readOnly={readOnly}
      busy={isPending}
      unchanged={unchanged}
      save={words.requestsSave}
      onSubmit={submit}
    >
      <TextField
        label={words.requestsLabel}
        hint={words.requestsHint}
        error={mistake}
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        disabled={readOnly}
        onChange={(event) => {
          setTyped(event.target.value);
          setMistake(undefined);
        }}
      />
    </SettingsForm>
  );
}

/** Null means no limit; undefined means an invalid number. */
function limitOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const limit = Number(typed);
  return Number.isInteger(limit) && limit >= 1 && limit <= limits.approvalLimit ? limit : undefined;
}
