import { useState } from 'react';
import { organizationRoutes } from '#contract/resources/organization';
import * as fixed from '#words/fixed';
import * as words from '#words/organizations';
import * as organizationDialogsWords from '#words/organization-dialogs';
import { useOrganization } from '../../../lib/organization/active-organization.tsx';
import { call, isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { useDeparture } from './use-departure.ts';
import { Link } from '../../../ui/elements/link.tsx';

export default function LeaveOrganizationDialog({ onClose }: { onClose: () => void }) {
  const [{ organizationId, name }] = useState(useOrganization());
  const { depart, busy, error } = useDeparture(organizationId, onClose);
  const leave = () =>
    depart(() => call(organizationRoutes.leaveOrganization, { organizationId }), words.left(name));
  return (
    <Dialog open onClose={onClose} busy={busy} title={words.leaveTitle(name)} size="sm">
      <div className="flex flex-col gap-2 text-ink-2">
        <p>{organizationDialogsWords.leaveConsequence}</p>
        <p>{organizationDialogsWords.leaveRules}</p>
      </div>
      <FormError title={error ? fixed.organizationLeaveError : undefined}>
        {error ? <WhyNot error={error} onClose={onClose} /> : undefined}
      </FormError>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} data-autofocus>
          {words.cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void leave()}>
          {words.leave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function WhyNot({ error, onClose }: { error: unknown; onClose: () => void }) {
  const message = messageOf(error, fixed.organizationLeaveFailed);
  if (!isApiError(error, 'LAST_OWNER')) return message;
  return (
    <>
      <p>{message}.</p>
      <p className="mt-1">{organizationDialogsWords.lastOwner}</p>
      <Link
        className="mt-1 inline-block font-medium underline underline-offset-2"
        to="/app/organization/team"
        onClick={onClose}
      >
        {words.leaveTeam}
      </Link>
    </>
  );
}
