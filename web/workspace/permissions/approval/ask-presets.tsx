import type { Reference } from '#contract/resources/reference';
import type { Subject } from '#contract/rules/choices';
import { dialogPresets } from '#words/approval-requests';
import * as words from '#words/ask-approval';
import { Button } from '../../ui/elements/button.tsx';
import type { Permissions } from '../api.ts';
import type { Closed } from '../ledger/closed.ts';
import type { AskForm } from './ask-form.ts';
import { presetsFor, presetScope } from './presets.ts';

interface Props {
  reference: Reference;
  state: Permissions['state'];
  closed: Closed | undefined;
  contact: string;
  form: Pick<AskForm, 'subjects' | 'channels'>;
  shown: readonly Subject[];
  onChoose: (scope: Pick<AskForm, 'subjects' | 'channels'>) => void;
}

export function AskPresets({ reference, state, closed, contact, form, shown, onChoose }: Props) {
  const count = form.subjects.flatMap((subject) =>
    form.channels.filter((channel) => state[subject][channel].state !== 'allowed'),
  ).length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {presetsFor(reference).map((preset) => (
        <Button
          key={preset}
          size="sm"
          className="rounded-full"
          onClick={() => onChoose(presetScope(preset, shown, state))}
        >
          {dialogPresets[preset]}
        </Button>
      ))}
      <output className="ms-auto text-[0.8125rem] text-ink-2">{words.dialogCount(count)}</output>
      {closed ? (
        <p className="w-full text-[0.8125rem] text-pretty text-bad">
          {words.dialogRefused(closed.parts.join(', '), contact)}
        </p>
      ) : null}
    </div>
  );
}
