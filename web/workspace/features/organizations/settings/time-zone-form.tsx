import { useMemo, useState } from 'react';
import type { OrganizationSettings } from '#contract/resources/organization';
import * as words from '#words/settings';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { useChangeSettings } from '../../../lib/organization/settings.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { SelectField } from '../../../ui/forms/text-field.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { ownTimeZone } from '../../../lib/device/time-zone.ts';
import { SettingsForm } from './settings-form.tsx';
import { timeIn, zoneGroups } from './time-zones.ts';

export function TimeZoneForm({ settings, readOnly }: { settings: OrganizationSettings; readOnly: boolean }) {
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useChangeSettings();
  const saved = settings.timeZone;
  const shown = chosen ?? saved;
  const own = ownTimeZone();
  const submit = async () => {
    setFailure(undefined);
    try {
      // A concurrent change by somebody else must not be overwritten unseen.
      await mutateAsync({
        change: (now) => (now.timeZone === saved ? { timeZone: shown } : undefined),
        before: settings,
      });
      setChosen(undefined);
      notify.success(words.timeZoneSaved);
    } catch (error) {
      const theirs = isApiError(error, 'VERSION_CONFLICT')
        ? (error.current as OrganizationSettings | undefined)?.timeZone
        : undefined;
      setFailure(theirs ? words.timeZoneConflict(theirs, shown) : messageOf(error));
    }
  };
  return (
    <SettingsForm
      failure={failure}
      readOnly={readOnly}
      busy={isPending}
      unchanged={shown === saved}
      save={words.timeZoneSave}
      other={
        own && own !== shown ? (
          <Button variant="ghost" onClick={() => setChosen(own)}>
            {words.timeZoneOwn(own)}
          </Button>
        ) : null
      }
      onSubmit={submit}
    >
      <ZoneField value={shown} saved={saved} disabled={readOnly} onChange={setChosen} />
    </SettingsForm>
  );
}

interface ZoneFieldProps {
  value: string;
  saved: string;
  disabled: boolean;
  onChange: (zone: string) => void;
}

/** In a native select, typing the first letters of a place finds it. */
function ZoneField({ value, saved, disabled, onChange }: ZoneFieldProps) {
  const [now] = useState(() => new Date());
  const groups = useMemo(() => zoneGroups([saved, value]), [saved, value]);
  return (
    <SelectField
      label={words.timeZoneLabel}
      hint={words.timeZoneHint(timeIn(value, now))}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {groups.map(({ region, zones }) => (
        <optgroup key={region} label={region || words.timeZoneNoRegion}>
          {zones.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
