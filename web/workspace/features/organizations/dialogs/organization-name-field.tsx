import { limits } from '#contract/rules/limits';
import * as words from '#words/organizations';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface Props {
  value: string;
  onChange: (name: string) => void;
  busy: boolean;
}

export function OrganizationNameField({ value, onChange, busy }: Props) {
  return (
    <TextField
      label={words.nameLabel}
      value={value}
      required
      readOnly={busy}
      maxLength={limits.nameLength}
      autoComplete="organization"
      placeholder={words.namePlaceholder}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
