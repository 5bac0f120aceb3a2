import type { Reference } from '#contract/resources/reference';
import type { Subject } from '#contract/rules/choices';
import * as words from '#words/approval-requests';
import { Button } from '../../ui/elements/button.tsx';
import { usePermissions } from '../api.ts';
import { closedOf } from '../ledger/closed.ts';
import type { AskForm } from './ask-form.ts';
import { presetsFor, presetScope } from './presets.ts';

interface Props {
  customerId: string;
  reference: Reference;
  form: Pick<AskForm, 'subjects' | 'channels'>;
  shown: readonly Subject[];
  onChoose: (scope: Pick<AskForm, 'subjects' | 'channels'>) => void;
}

export function AskPresets({ customerId, reference, form, shown, onChoose }: Props) {
  const { data } = usePermissions({ customerId, referenceId: reference.id });
  if (!data) return null;
  const closed = closedOf({ ...data, ...form });
  const count = form.subjects.flatMap((subject) =>
    form.channels.filter((channel) => data.state[subject][channel].state !== 'allowed'),
  ).length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {presetsFor(reference).map((preset) => (
        <Button
          key={preset}
          size="sm"
          className="rounded-full"
          onClick={() => onChoose(presetScope(preset, shown, data.state))}
        >
          {words.dialogPresets[preset]}
        </Button>
      ))}
      <output className="ms-auto text-[0.8125rem] text-ink-2">{words.dialogCount(count)}</output>
      {closed ? (
        <p className="w-full text-[0.8125rem] text-pretty text-bad">
          {words.dialogRefused(closed.parts.join(', '))}
        </p>
      ) : null}
    </div>
  );
}
