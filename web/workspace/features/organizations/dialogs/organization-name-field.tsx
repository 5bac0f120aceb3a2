import { limits } from '#contract/rules/limits';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface Props {
  value: string;
  onChange: (name: string) => void;
  busy: boolean;
}

export function OrganizationNameField({ value, onChange, busy }: Props) {
  return (
    <TextField
      label="Organization name"
      value={value}
      required
      readOnly={busy}
      maxLength={limits.nameLength}
      autoComplete="organization"
      placeholder="Acme Oy"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
