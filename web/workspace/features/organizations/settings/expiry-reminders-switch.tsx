import { useId } from 'react';
import type { OrganizationSettings } from '#contract/resources/organization';
import * as words from '#words/settings';
import { messageOf } from '../../../lib/api/api-client.ts';
import { useChangeSettings } from '../../../lib/organization/settings.ts';
import { FormError } from '../../../ui/forms/form-error.tsx';

interface Props {
  settings: OrganizationSettings;
  readOnly: boolean;
}

export function ExpiryRemindersSwitch({ settings, readOnly }: Props) {
  const id = useId();
  const { mutate, isPending, error } = useChangeSettings();
  return (
    <div className="flex flex-col gap-4">
      <label className="option flex items-start gap-3 rounded-lg px-3 py-2">
        <input
          type="checkbox"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          checked={settings.expiryReminders}
          disabled={readOnly}
          onChange={({ target: { checked } }) => {
            if (!isPending) mutate({ change: () => ({ expiryReminders: checked }), before: settings });
          }}
          className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
        />
        <span className="min-w-0 flex-1">
          <span id={`${id}-label`} className="block font-medium">
            {words.remindersLabel}
          </span>
          <span id={`${id}-hint`} className="block text-[0.8125rem] text-pretty text-ink-2">
            {words.remindersHint}
          </span>
        </span>
      </label>
      <FormError>{error ? messageOf(error) : undefined}</FormError>
      {readOnly ? <p className="text-ink-2">{words.readOnly}</p> : null}
    </div>
  );
}
