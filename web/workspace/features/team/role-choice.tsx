import type { Role } from '#contract/permission';
import { texts } from './texts.ts';

interface Props {
  offered: readonly Role[];
  value: Role;
  onChange: (role: Role) => void;
  disabled: boolean;
}

/** The role to invite for, each with what it may do; the lowest first, as most people need no more. */
export function RoleChoice({ offered, value, onChange, disabled }: Props) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{texts.invite.role}</legend>
      {offered.toReversed().map((role) => (
        <label
          key={role}
          className="flex cursor-pointer items-start gap-3 rounded-lg border border-line px-3 py-2.5 has-checked:border-accent-mark has-checked:bg-accent-soft has-disabled:cursor-default"
        >
          <input
            type="radio"
            name="role"
            className="mt-0.5 size-4 shrink-0 accent-accent"
            checked={role === value}
            disabled={disabled}
            onChange={() => onChange(role)}
          />
          <span className="font-medium">
            {texts.roles[role]}
            <span className="block text-[0.8125rem] font-normal text-pretty text-ink-2">
              {texts.roleNotes[role]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
