import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { organizationRoutes } from '#contract/resources/organization';
import * as fixed from '#words/fixed';
import * as words from '#words/organizations';
import * as organizationDialogsWords from '#words/organization-dialogs';
import { callFor, useOrganization } from '../../../lib/organization/active-organization.tsx';
import { messageOf } from '../../../lib/api/api-client.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { Pieces } from '../../../ui/elements/pieces.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { deletePhrase } from '../active/rules.ts';
import { useDeparture } from './use-departure.ts';

export default function DeleteOrganizationDialog({ onClose }: { onClose: () => void }) {
  // The tab may switch to another organization while the dialog is open.
  const [{ organizationId, name }] = useState(useOrganization());
  const [warned, setWarned] = useState(false);
  const call = useMemo(() => callFor(organizationId), [organizationId]);
  const { depart, busy, error } = useDeparture(organizationId, onClose);
  const remove = (confirmation: string) =>
    depart(() => call(organizationRoutes.deleteOrganization, { confirmation }), words.deleted(name));
  return (
    <Dialog open onClose={onClose} busy={busy} title={words.deleteTitle(name)}>
      {warned ? (
        <Confirmation
          phrase={deletePhrase(name)}
          busy={busy}
          error={error ? messageOf(error, fixed.organizationDeleteFailed) : undefined}
          onBack={() => setWarned(false)}
          onConfirm={(typed) => void remove(typed)}
        />
      ) : (
        <Warning onClose={onClose} onContinue={() => setWarned(true)} />
      )}
    </Dialog>
  );
}

function Warning({ onClose, onContinue }: { onClose: () => void; onContinue: () => void }) {
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-2 marker:text-ink-3">
        <li>{organizationDialogsWords.deleteAtOnce}</li>
        <li>{organizationDialogsWords.deleteForAll}</li>
        <li>{organizationDialogsWords.deleteSubscription}</li>
        <li>{organizationDialogsWords.deleteForGood}</li>
      </ul>
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          {words.cancel}
        </Button>
        <Button variant="danger" onClick={onContinue}>
          {words.deleteContinue}
        </Button>
      </DialogActions>
    </>
  );
}

interface ConfirmationProps {
  phrase: string;
  busy: boolean;
  error?: string;
  onBack: () => void;
  onConfirm: (typed: string) => void;
}

function Confirmation({ phrase, busy, error, onBack, onConfirm }: ConfirmationProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The focused button has disappeared, so the field takes the focus.
  useEffect(() => input.current?.focus(), []);
  const exact = typed === phrase;
  const onlyCase = !exact && typed.toLowerCase() === phrase.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (exact && !busy) onConfirm(typed);
  };
  return (
    <form className="flex flex-col gap-5" onSubmit={submit} noValidate>
      <p className="text-ink-2">
        <Pieces
          of={words.deleteConfirm(
            <strong className="font-semibold wrap-anywhere whitespace-pre-wrap text-ink select-all">
              {phrase}
            </strong>,
          )}
        />
      </p>
      <TextField
        label={words.deleteConfirmLabel}
        value={typed}
        readOnly={busy}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={onlyCase ? organizationDialogsWords.caseMatters : undefined}
        ref={input}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormError>{error}</FormError>
      <DialogActions>
        <Button onClick={onBack} disabled={busy}>
          {words.deleteBack}
        </Button>
        <Button type="submit" variant="danger" busy={busy} disabled={!exact}>
          {words.deleteNow}
        </Button>
      </DialogActions>
    </form>
  );
}
