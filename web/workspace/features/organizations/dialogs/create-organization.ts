import { useState } from 'react';
import { organizationRoutes, type Organization } from '#contract/resources/organization';
import * as fixed from '#words/fixed';
import { userRoutes } from '#contract/resources/user';
import { call, isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { log } from '../../../lib/log.ts';
import { accountToken, auth, useClaims } from '../../../lib/session/session.ts';
import { ownTimeZone } from '../../../lib/device/time-zone.ts';
import { useOrganizations } from '../active/organization-provider.tsx';
import { firstEmail } from '../active/rules.ts';

export function useCreateOrganization() {
  const claims = useClaims();
  const { showNew } = useOrganizations();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const create = async (name: string, path = '/app/start'): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      const email = await firstEmail([
        // The user pool tells the address only to a token from a recent sign-in.
        async () => (accountToken() ? (await auth()).emailAttribute() : undefined),
        () => claims.email,
        async () => (await call(userRoutes.getProfile)).email,
      ]);
      if (!email) throw new Error(fixed.emailUnavailable);
      const made = await createWithTimeZone({ name: name.trim(), email });
      await showNew(made.organizationId, path);
      return true;
    } catch (failure) {
      log('The organization could not be created', failure);
      setError(messageOf(failure, fixed.organizationCreateFailed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { create, busy, error };
}

/** The browser may report a time zone that the server does not know, so a refusal is retried without it. */
async function createWithTimeZone(sent: { name: string; email: string }): Promise<Organization> {
  try {
    return await call(organizationRoutes.createOrganization, { ...sent, timeZone: ownTimeZone() });
  } catch (failure) {
    if (!isApiError(failure) || !failure.fields.timeZone) throw failure;
    return await call(organizationRoutes.createOrganization, sent);
  }
}
