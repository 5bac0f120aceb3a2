import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { organizationRoutes, type Organization } from '#contract/organization';
import { productName } from '#contract/product';
import { call, isApiError, messageOf } from '../../lib/api-client.ts';
import { log } from '../../lib/log.ts';
import { signOut, useClaims } from '../../lib/session.ts';
import { signInPath } from '../../lib/sign-in-path.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useOrganizationList } from './organization-list.ts';
import { useOrganizations } from './organization-provider.tsx';
import { closedTexts, joinRefusals } from './join-texts.ts';
import { Link } from '../../ui/link.tsx';

/** Where the link in an invitation leads. */
export default function JoinPage() {
  useTitle('Join an organization');
  const { organizationId = '' } = useParams();
  const { query, available } = useOrganizationList();
  if (query.isPending) {
    return (
      <Loading>
        <Skeleton className="mx-auto mt-20 h-40 max-w-md rounded-xl" />
      </Loading>
    );
  }
  const known = query.data?.find((organization) => organization.organizationId === organizationId);
  return (
    <div className="fade-in mx-auto w-full max-w-md py-10 sm:py-20">
      {known?.joined ? (
        <AlreadyJoined organization={known} available={available.includes(known)} />
      ) : (
        <Invitation organizationId={organizationId} name={known?.name} role={known?.roles[0]} />
      )}
    </div>
  );
}

interface AlreadyJoinedProps {
  organization: Organization;
  available: boolean;
}

function AlreadyJoined({ organization: { organizationId, name, status }, available }: AlreadyJoinedProps) {
  const { openJoined } = useOrganizations();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await openJoined(organizationId);
    setBusy(false);
  };
  if (!available) {
    const { title, text } = closedTexts[status === 'deleted' ? 'deleted' : 'inactive'];
    return (
      <>
        <h1 className="text-2xl font-semibold text-balance wrap-anywhere">{title(name)}</h1>
        <p className="mt-2 text-ink-2">{text}</p>
        <ButtonLink className="mt-8" to="/app" size="lg" variant="primary">
          Go to {productName}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl font-semibold text-balance wrap-anywhere">You are a member of {name}</h1>
      <p className="mt-2 text-ink-2">There is nothing left to accept.</p>
      <Button className="mt-8" variant="primary" size="lg" busy={busy} onClick={() => void open()}>
        Open {name}
      </Button>
    </>
  );
}

interface InvitationProps {
  organizationId: string;
  /** Unknown when there is no invitation for this person; accepting then says why. */
  name?: string;
  role?: string;
}

function Invitation({ organizationId, name, role }: InvitationProps) {
  const { email } = useClaims();
  const { join, busy, error } = useJoin(organizationId);
  const refusal = isApiError(error) && error.code ? joinRefusals[error.code] : undefined;
  return (
    <>
      <h1 className="text-2xl font-semibold text-balance wrap-anywhere">
        {name ? `You are invited to ${name}` : 'Join an organization'}
      </h1>
      <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-ink-2">
        {role ? `You will join as ${role === 'member' ? 'a member' : `an ${role}`}. ` : ''}
        The invitation must be for {email ?? 'your address'}, the address that you are signed in with.
      </p>
      <div className="mt-8 flex flex-col gap-4">
        <FormError title={refusal?.title ?? (error ? 'Error joining organization' : undefined)}>
          {refusal?.text ?? (error ? messageOf(error) : undefined)}
        </FormError>
        <Next refusal={refusal} busy={busy} onJoin={() => void join()} />
      </div>
    </>
  );
}

interface NextProps {
  refusal: (typeof joinRefusals)[keyof typeof joinRefusals];
  busy: boolean;
  onJoin: () => void;
}

/** What can be done now: accept, or after a refusal what it leaves to do. */
function Next({ refusal, busy, onJoin }: NextProps) {
  const location = useLocation();
  const useAnotherAccount = () => void signOut(signInPath(location));
  if (refusal && !refusal.retry) {
    return (
      <div className="flex flex-wrap gap-2">
        {refusal.otherAccount ? (
          <Button variant="primary" size="lg" onClick={useAnotherAccount}>
            Use another account
          </Button>
        ) : null}
        <ButtonLink to="/app" size="lg" variant={refusal.otherAccount ? 'secondary' : 'primary'}>
          Go to {productName}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <Button variant="primary" size="lg" busy={busy} onClick={onJoin}>
        Accept invitation
      </Button>
      <div className="flex flex-wrap justify-between gap-2 text-ink-2">
        <Link className="underline underline-offset-2" to="/app">
          Not now
        </Link>
        <button className="underline underline-offset-2" type="button" onClick={useAnotherAccount}>
          Use another account
        </button>
      </div>
    </>
  );
}

function useJoin(organizationId: string) {
  const { showNew, openJoined, refresh } = useOrganizations();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const join = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await call(organizationRoutes.joinOrganization, { organizationId });
      await showNew(organizationId);
    } catch (failure) {
      // The answer to an earlier press was lost: what was wanted is so.
      if (isApiError(failure, 'ALREADY_MEMBER')) {
        await openJoined(organizationId);
        return;
      }
      log('The invitation could not be accepted', failure);
      setError(failure);
      // An invitation that came or went meanwhile changes what the page says about it.
      void refresh();
    } finally {
      setBusy(false);
    }
  };
  return { join, busy, error };
}
