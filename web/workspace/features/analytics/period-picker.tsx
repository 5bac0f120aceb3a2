import { useState, type FormEvent } from 'react';
import * as words from '#words/analytics';
import { Button } from '../../ui/elements/button.tsx';
import { SelectField, TextField } from '../../ui/forms/text-field.tsx';
import {
  presets,
  problemOf,
  todayIn,
  type Days,
  type Period,
  type Preset,
} from '../../../shared/analytics/period.ts';

interface PeriodPickerProps {
  period: Period;
  shown: (Days & { timeZone: string }) | undefined;
  onChange: (period: Period) => void;
}

const options = [
  ...presets.map((preset) => ({ value: preset, label: words.presets[preset] })),
  { value: 'custom', label: words.custom },
];

export function PeriodPicker({ period, shown, onChange }: PeriodPickerProps) {
  const [choosing, setChoosing] = useState(false);
  const custom = choosing || !('preset' in period);
  const onChoice = (value: string) => {
    setChoosing(value === 'custom');
    if (value !== 'custom') onChange({ preset: value as Preset });
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <SelectField
        label={words.period}
        hideLabel
        value={custom ? 'custom' : period.preset}
        onChange={(event) => onChoice(event.target.value)}
        options={options}
        className="w-42"
      />
      {custom ? (
        <CustomDays
          key={'preset' in period ? 'new' : period.from + period.to}
          shown={'preset' in period ? shown : period}
          timeZone={shown?.timeZone}
          onChange={(days) => {
            setChoosing(false);
            onChange(days);
          }}
        />
      ) : null}
    </div>
  );
}

interface CustomDaysProps {
  shown: Days | undefined;
  /** Absent without a report; the server then checks that the last day is not in the future. */
  timeZone: string | undefined;
  onChange: (days: Days) => void;
}

function CustomDays({ shown, timeZone, onChange }: CustomDaysProps) {
  const [days, setDays] = useState<Days>(shown ?? { from: '', to: '' });
  const [problem, setProblem] = useState<string>();
  const [openedAt] = useState(() => new Date());
  const today = timeZone && todayIn(timeZone, openedAt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(days, today);
    setProblem(found);
    if (!found) onChange(days);
  };
  const set = (change: Partial<Days>) => {
    setProblem(undefined);
    setDays({ ...days, ...change });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <TextField
        type="date"
        label={words.from}
        hideLabel
        value={days.from}
        max={today}
        error={problem}
        onChange={(event) => set({ from: event.target.value })}
        className="w-38"
      />
      <TextField
        type="date"
        label={words.to}
        hideLabel
        value={days.to}
        max={today}
        onChange={(event) => set({ to: event.target.value })}
        className="w-38"
      />
      <Button type="submit" className="max-sm:h-11">
        {words.apply}
      </Button>
    </form>
  );
}
