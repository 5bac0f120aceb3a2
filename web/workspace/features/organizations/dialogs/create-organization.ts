import { useState } from 'react';
import { organizationRoutes, type Organization } from '#contract/resources/organization';
import { texts } from '#contract/primitives/text';
import { userRoutes } from '#contract/resources/user';
import { call, isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { log } from '../../../lib/log.ts';
import { accountToken, auth, useClaims } from '../../../lib/session/session.ts';
import { ownTimeZone } from '../../../lib/device/time-zone.ts';
import { useOrganizations } from '../active/organization-provider.tsx';
import { firstEmail } from '../active/rules.ts';

/** Creates an organization and begins with it, or shows another page of it. `create` resolves to true when that worked. */
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
        // The user pool tells it to a token that comes straight from a sign-in, and to no other.
        async () => (accountToken() ? (await auth()).emailAttribute() : undefined),
        () => claims.email,
        async () => (await call(userRoutes.getProfile)).email,
      ]);
      if (!email) throw new Error(texts.emailUnavailable);
      const made = await createWithTimeZone({ name: name.trim(), email });
      await showNew(made.organizationId, path);
      return true;
    } catch (failure) {
      log('The organization could not be created', failure);
      setError(messageOf(failure, texts.organizationCreateFailed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { create, busy, error };
}

/** A browser may know a zone that the server has not heard of yet: that is no reason not to begin. */
async function createWithTimeZone(sent: { name: string; email: string }): Promise<Organization> {
  try {
    return await call(organizationRoutes.createOrganization, { ...sent, timeZone: ownTimeZone() });
  } catch (failure) {
    if (!isApiError(failure) || !failure.fields.timeZone) throw failure;
    return await call(organizationRoutes.createOrganization, sent);
  }
}
