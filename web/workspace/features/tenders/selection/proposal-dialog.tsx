import { useState } from 'react';
import type { Need } from '#contract/tender/need';
import type { propose } from '#contract/tender/selection';
import * as words from '#words/tender-proposal';
import { formCancel, formFailed, notChanged } from '#words/tenders';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useChangePicks } from '../api.ts';
import { answersInWords } from '../in-words.ts';
import { LightWord } from '../pieces.tsx';
import type { Candidate } from '../ranking/use-candidates.ts';

interface Props {
  tenderId: string;
  proposal: ReturnType<typeof propose>;
  chosen: readonly string[];
  needs: readonly Need[];
  candidates: ReadonlyMap<string, Candidate>;
  onClose: () => void;
}

export default function ProposalDialog({ tenderId, proposal, chosen, needs, candidates, onClose }: Props) {
  const { mutateAsync, isPending } = useChangePicks(tenderId);
  const [failure, setFailure] = useState<string>();
  const { picks, short } = proposal;
  const nameOf = (referenceId: string) => candidates.get(referenceId)?.reference.name ?? '';
  const use = async () => {
    setFailure(undefined);
    const proposed = new Set(picks.map(({ referenceId }) => referenceId));
    try {
      await mutateAsync({ add: picks, remove: chosen.filter((id) => !proposed.has(id)) });
      onClose();
    } catch (error) {
      setFailure(isApiError(error) ? messageOf(error) : formFailed);
    }
  };
  return (
    <FormDialog
      title={words.title}
      description={
        picks.length > 0 ? words.body(picks.length, needs.length - short.length, needs.length) : words.nothing
      }
      size="lg"
      busy={isPending}
      failure={failure}
      failureTitle={notChanged}
      cancel={formCancel}
      save={words.use}
      disabled={picks.length === 0}
      onClose={onClose}
      onSubmit={use}
    >
      <ol className="divide-y divide-line rounded-xl border border-line">
        {picks.map((pick) => (
          <li key={pick.referenceId} className="flex items-center gap-3 px-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{nameOf(pick.referenceId)}</span>
              <span className="block text-[0.8125rem] text-ink-2">{answersInWords(pick, needs)}</span>
            </span>
            <LightWord color={candidates.get(pick.referenceId)!.record.light.color} />
          </li>
        ))}
      </ol>
      {short.map(({ needId, missing, nearest }) => (
        <p key={needId} className="text-[0.8125rem] text-warn">
          {words.short(missing, needs.find(({ id }) => id === needId)?.text ?? '')}{' '}
          {nearest.length > 0 ? words.nearest(nearest.map(nameOf)) : null}
        </p>
      ))}
      {chosen.length > 0 ? <p className="text-[0.8125rem] text-ink-2">{words.replaces}</p> : null}
    </FormDialog>
  );
}
