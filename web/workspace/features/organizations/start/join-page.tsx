import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { organizationRoutes, type Organization } from '#contract/resources/organization';
import { productName } from '#contract/primitives/product';
import type { ErrorCode } from '#contract/primitives/error';
import type { Role } from '#contract/rules/roles';
import { language } from '#words/language';
import * as words from '#words/start';
import { call, isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { log } from '../../../lib/log.ts';
import { signOut, useClaims } from '../../../lib/session/session.ts';
import { signInPath } from '../../../lib/session/sign-in-path.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../../ui/elements/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Link } from '../../../ui/elements/link.tsx';
import { useOrganizations, useOrganizationList } from '../active/organization-provider.tsx';

interface Refusal {
  title: string;
  text: string;
  retry?: boolean;
  otherAccount?: boolean;
}

const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });

const joinRefusals: Partial<Record<ErrorCode, Refusal>> = {
  NOT_FOUND: { title: words.notInvitedTitle, text: words.notInvitedHint, otherAccount: true },
  INVITATION_EXPIRED: { title: words.expiredTitle, text: words.expiredHint },
  INVITATION_REVOKED: { title: words.revokedTitle, text: words.revokedHint },
  INVITATION_USED: { title: words.spentTitle, text: words.spentHint },
  ORGANIZATION_LIMIT: { title: words.limitTitle, text: words.limitHint, retry: true },
  MEMBER_LIMIT: { title: words.fullTitle, text: words.fullHint, retry: true },
};

export default function JoinPage() {
  useTitle(words.joinTitle);
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

function AlreadyJoined({ organization, available }: AlreadyJoinedProps) {
  const { organizationId, name, status, suspension } = organization;
  const { openJoined } = useOrganizations();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await openJoined(organizationId);
    setBusy(false);
  };
  if (!available) {
    const isDeleted = status === 'deleted';
    return (
      <>
        <h1 className="text-2xl font-semibold text-balance wrap-anywhere">
          {isDeleted ? words.deletedTitle(name) : words.suspendedTitle(name)}
        </h1>
        <p className="mt-2 text-ink-2">{isDeleted ? words.deletedHint : words.suspendedHint}</p>
        {suspension ? (
          <p className="mt-4 wrap-anywhere">
            {words.suspendedWhy(date.format(new Date(suspension.since)), suspension.reason)}
          </p>
        ) : null}
        <ButtonLink className="mt-8" to="/app" size="lg" variant="primary">
          {words.goTo(productName)}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl font-semibold text-balance wrap-anywhere">{words.joinedTitle(name)}</h1>
      <p className="mt-2 text-ink-2">{words.joinedHint}</p>
      <Button className="mt-8" variant="primary" size="lg" busy={busy} onClick={() => void open()}>
        {words.joinedOpen(name)}
      </Button>
    </>
  );
}

interface InvitationProps {
  organizationId: string;
  /** Unknown without an invitation for this person; accepting then explains why. */
  name?: string;
  role?: Role;
}

function Invitation({ organizationId, name, role }: InvitationProps) {
  const { email } = useClaims();
  const { join, busy, error } = useJoin(organizationId);
  const refusal = isApiError(error) && error.code ? joinRefusals[error.code] : undefined;
  return (
    <>
      <h1 className="text-2xl font-semibold text-balance wrap-anywhere">
        {name ? words.joinTo(name) : words.joinTitle}
      </h1>
      <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-ink-2">
        {role ? `${words.joinAs[role]} ` : ''}
        {email ? words.joinFor(email) : words.joinForYou}
      </p>
      <div className="mt-8 flex flex-col gap-4">
        <FormError title={refusal?.title ?? (error ? words.joinFailed : undefined)}>
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

function Next({ refusal, busy, onJoin }: NextProps) {
  const location = useLocation();
  const useAnotherAccount = () => void signOut(signInPath(location));
  if (refusal && !refusal.retry) {
    return (
      <div className="flex flex-wrap gap-2">
        {refusal.otherAccount ? (
          <Button variant="primary" size="lg" onClick={useAnotherAccount}>
            {words.joinOtherAccount}
          </Button>
        ) : null}
        <ButtonLink to="/app" size="lg" variant={refusal.otherAccount ? 'secondary' : 'primary'}>
          {words.goTo(productName)}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <Button variant="primary" size="lg" busy={busy} onClick={onJoin}>
        {words.joinAccept}
      </Button>
      <div className="flex flex-wrap justify-between gap-2 text-ink-2">
        <Link className="underline underline-offset-2" to="/app">
          {words.joinNotNow}
        </Link>
        <button className="underline underline-offset-2" type="button" onClick={useAnotherAccount}>
          {words.joinOtherAccount}
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
      // The response to an earlier click was lost, so the person is already a member.
      if (isApiError(failure, 'ALREADY_MEMBER')) {
        await openJoined(organizationId);
        return;
      }
      log('The invitation could not be accepted', failure);
      setError(failure);
      // The invitation may have been revoked or renewed, so the page reloads.
      void refresh();
    } finally {
      setBusy(false);
    }
  };
  return { join, busy, error };
}
