import { CircleAlert, CircleCheck, Circle } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { limits } from '#contract/rules/limits';
import type { Role } from '#contract/rules/roles';
import * as words from '#words/team';
import { Button } from '../../ui/elements/button.tsx';
import { OptionCard } from '../../ui/forms/choice-group.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { isApiError, messageOf } from '../../lib/api/api-client.ts';
import { parseAddresses, type Addresses } from './addresses.ts';
import { givenBy } from './team-rows.ts';
import { useTeamChanges } from './api.ts';

interface Props {
  role: Role;
  onClose: () => void;
}

export default function InviteDialog({ role, onClose }: Props) {
  const { send, attempts, busy } = useInvite();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Role>('member');
  const [error, setError] = useState<string>();
  const addresses = parseAddresses(text);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = problemWith(addresses);
    setError(problem);
    if (problem) {
      document.getElementById('invite-addresses')?.focus();
      return;
    }
    const ended = await send(addresses.good, chosen);
    const sent = ended.filter(({ step }) => step === 'sent').map(({ email }) => email);
    if (sent.length > 0) notify.success(words.inviteDone(sent));
    if (sent.length === ended.length) onClose();
    else setText(addresses.good.filter((email) => !sent.includes(email)).join('\n'));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.inviteTitle}
      description={words.inviteDescription}
      busy={busy}
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <TextArea
          id="invite-addresses"
          label={words.inviteAddresses}
          required
          rows={2}
          value={text}
          readOnly={busy}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          hint={words.inviteAddressesHint}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <RoleChoice offered={givenBy(role)} value={chosen} onChange={setChosen} disabled={busy} />
        <Attempts attempts={attempts} busy={busy} />
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {attempts.length > 0 && !busy ? words.inviteClose : words.inviteCancel}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words.inviteSend(addresses.good.length)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function problemWith({ good, bad }: Addresses): string | undefined {
  if (bad.length > 0) return bad.map(words.inviteNotAnAddress).join('. ');
  if (good.length === 0) return words.inviteNone;
  return good.length > limits.invitationsPerHour ? words.inviteTooMany(limits.invitationsPerHour) : undefined;
}

function Attempts({ attempts, busy }: { attempts: readonly Attempt[]; busy: boolean }) {
  if (attempts.length === 0) return null;
  const failed = attempts.some(({ step }) => step === 'failed');
  return (
    <section aria-label={words.inviteResults} aria-live="polite">
      <ul className="max-h-48 divide-y divide-line overflow-y-auto rounded-lg border border-line">
        {attempts.map(({ email, step, problem }) => (
          <li key={email} className="flex items-start gap-2.5 px-3 py-2">
            <span aria-hidden className="mt-0.5 [&_svg]:size-4">
              <Mark step={step} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere">{email}</span>
              {problem ? <span className="block text-[0.8125rem] text-bad">{problem}</span> : null}
            </span>
            {step === 'failed' ? null : (
              <span className="text-[0.8125rem] text-ink-2">{words.inviteSteps[step]}</span>
            )}
          </li>
        ))}
      </ul>
      {failed && !busy ? <p className="mt-2 text-[0.8125rem] text-ink-2">{words.inviteSomeFailed}</p> : null}
    </section>
  );
}

function Mark({ step }: Pick<Attempt, 'step'>) {
  if (step === 'checking' || step === 'sending') return <Spinner className="text-ink-2" />;
  if (step === 'sent') return <CircleCheck className="text-good" />;
  if (step === 'failed') return <CircleAlert className="text-bad" />;
  return <Circle className="text-ink-3" />;
}

interface Attempt {
  email: string;
  step: 'waiting' | 'checking' | 'sending' | 'sent' | 'failed' | 'skipped';
  problem?: string;
}

function useInvite() {
  const { invite, refresh } = useTeamChanges();
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  const [busy, setBusy] = useState(false);

  const send = async (emails: readonly string[], role: Role): Promise<Attempt[]> => {
    const now = emails.map((email): Attempt => ({ email, step: 'waiting' }));
    const note = (index: number, change: Partial<Attempt>) => {
      now[index] = { ...now[index]!, ...change };
      setAttempts([...now]);
    };
    setBusy(true);
    let stopped = false;
    for (const [index, email] of emails.entries()) {
      if (stopped) {
        note(index, { step: 'skipped' });
        continue;
      }
      note(index, { step: 'checking' });
      try {
        await invite(email, role, () => note(index, { step: 'sending' }));
        note(index, { step: 'sent' });
      } catch (error) {
        note(index, { step: 'failed', problem: problemOf(error) });
        stopped = failsForAll(error);
      }
    }
    setBusy(false);
    refresh();
    return now;
  };
  return { send, attempts, busy };
}

const problemOf = (error: unknown): string =>
  isApiError(error, 'FORBIDDEN') ? words.problemsForbidden : messageOf(error);

/** True for errors that would also fail for the next address. */
function failsForAll(error: unknown): boolean {
  return (
    isApiError(error) && (error.status === 0 || error.code === 'FORBIDDEN' || error.code === 'MEMBER_LIMIT')
  );
}

interface RoleChoiceProps {
  offered: readonly Role[];
  value: Role;
  onChange: (role: Role) => void;
  disabled: boolean;
}

function RoleChoice({ offered, value, onChange, disabled }: RoleChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{words.inviteRole}</legend>
      {offered.toReversed().map((role) => (
        <OptionCard
          key={role}
          name="role"
          label={words.roles[role]}
          note={words.roleNotes[role]}
          checked={role === value}
          disabled={disabled}
          onChange={() => onChange(role)}
        />
      ))}
    </fieldset>
  );
}
