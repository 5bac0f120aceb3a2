import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userRoutes } from '#contract/resources/user';
import * as words from '#words/profile';
import { call, isApiError, messageOf, type ApiError } from '../../lib/api/api-client.ts';
import { signOut, useClaims } from '../../lib/session/session.ts';
import { Button, buttonClass } from '../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { organizationsQuery, writeTabOrganization } from '../../lib/organization/organizations.ts';
import type { SettingsDialogProps } from './dialog-button.tsx';

export default function DeleteAccountDialog({ onClose }: SettingsDialogProps) {
  const [warned, setWarned] = useState(false);
  const deletion = useMutation({
    mutationFn: async () => {
      await call(userRoutes.deleteProfile);
      await signOut();
    },
  });
  const { isPending, error } = deletion;
  if (isApiError(error, 'LAST_OWNER')) {
    return (
      <Dialog open onClose={onClose} title={words.deletionRefusedTitle}>
        <SoleOwner organizations={error.organizations} />
        <DialogActions>
          <Button onClick={onClose}>{words.deletionClose}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  if (!warned) {
    return (
      <Dialog open onClose={onClose} title={words.deletionTitle}>
        <Consequences />
        <DialogActions>
          <Button onClick={onClose} data-autofocus>
            {words.cancel}
          </Button>
          <Button variant="danger" onClick={() => setWarned(true)}>
            {words.deletionGoOn}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      // The key remounts the dialog, so that the second step focuses its own field.
      key="confirm"
      onClose={onClose}
      busy={isPending}
      title={words.deletionConfirmTitle}
      description={words.deletionConfirmBody}
    >
      <Confirmation
        busy={isPending}
        error={error ? messageOf(error) : undefined}
        onConfirm={() => deletion.mutate()}
        onClose={onClose}
      />
    </Dialog>
  );
}

function Consequences() {
  const list = (title: string, entries: readonly string[]) => (
    <div>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-2 marker:text-ink-3">
        {entries.map((entry) => (
          <li key={entry} className="mt-1 text-pretty">
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className="flex flex-col gap-4">
      {list(words.deletionGoes, words.deletionGoesList)}
      {list(words.deletionStays, words.deletionStaysList)}
      <p className="text-pretty text-ink-2">{words.deletionExportFirst}</p>
    </div>
  );
}

interface ConfirmationProps {
  busy: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

function Confirmation({ busy, error, onConfirm, onClose }: ConfirmationProps) {
  const { email = '' } = useClaims();
  const [typed, setTyped] = useState('');
  const confirmed = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (confirmed) onConfirm();
      }}
    >
      <TextField
        label={words.deletionTyped(email)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormError>{error}</FormError>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={busy} disabled={!confirmed}>
          {words.deletionDelete}
        </Button>
      </DialogActions>
    </form>
  );
}

function SoleOwner({ organizations }: Pick<ApiError, 'organizations'>) {
  const { data } = useQuery(organizationsQuery);
  // The screens of a suspended organization cannot be opened.
  const suspended = (id: string) =>
    data?.some(({ organizationId, status }) => organizationId === id && status === 'inactive');
  return (
    <>
      <p className="text-pretty text-ink-2">{words.deletionRefusedBody}</p>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {organizations.map(({ organizationId, name }) => (
          <li
            key={organizationId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2"
          >
            <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
            {suspended(organizationId) ? (
              <span className="text-ink-2">{words.deletionSuspended}</span>
            ) : (
              // A full page load starts the app with the organization stored for the tab.
              <a
                href="/app/organization/team"
                className={buttonClass('secondary', 'sm')}
                onClick={() => writeTabOrganization(organizationId)}
              >
                {words.deletionOpenTeam}
                <span className="sr-only">{words.openTeamOf(name)}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
