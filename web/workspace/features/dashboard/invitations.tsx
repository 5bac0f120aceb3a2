import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { Invitation } from '#contract/resources/team';
import * as words from '#words/dashboard';
import { useInvitationsForMe } from '../../lib/organization/organizations.ts';
import { useTeam } from '../../lib/organization/records.ts';
import { Badge } from '../../ui/elements/badge.tsx';
import { ButtonLink } from '../../ui/elements/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Pieces } from '../../ui/elements/pieces.tsx';
import { RelativeTime } from '../../ui/elements/relative-time.tsx';
import { inOrder, isExpired } from './overview.ts';
import { Link } from '../../ui/elements/link.tsx';

export function InvitationsForMe() {
  const invited = useInvitationsForMe();
  if (invited.length === 0) return null;
  return (
    <Card className="overflow-hidden" aria-labelledby="invited">
      <h2 id="invited" className="sr-only">
        {words.invitedTitle}
      </h2>
      <ul className="divide-y divide-line">
        {invited.map(({ organizationId, name, roles }) => {
          const [where, as] = words.invitedTo(name, roles[0]);
          const [see, ofWhat] = words.invitedSee(name);
          return (
            <li key={organizationId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
              <Mail aria-hidden className="size-5 shrink-0 text-accent-ink" />
              <p className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-medium">{where}</span>
                <span className="text-ink-2">{as}</span>
              </p>
              <ButtonLink to={`/app/profile/join/${organizationId}`} size="sm">
                {see}
                <span className="sr-only">{ofWhat}</span>
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const shown = 4;

export function PendingInvitations() {
  const { data: team } = useTeam();
  const [now] = useState(() => new Date());
  if (!team || team.invitations.length === 0) return null;
  const pending = inOrder(team.invitations, now);
  return (
    <Card className="overflow-hidden" aria-labelledby="pending">
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3.5">
        <h2 id="pending" className="text-[0.9375rem] font-semibold">
          {words.sentTitle}
        </h2>
        <Link
          to="/app/organization/team"
          className="inline-flex min-h-6 items-center text-ink-2 hover:text-ink hover:underline"
        >
          {pending.length > shown ? words.viewAll(pending.length) : words.sentTeam}
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {pending.slice(0, shown).map((invitation) => (
          <Pending key={invitation.email} invitation={invitation} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function Pending({ invitation, now }: { invitation: Invitation; now: Date }) {
  const { email, role, expiresAt, delivery } = invitation;
  const expired = isExpired(invitation, now);
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium" title={email}>
          {email}
        </span>
        <span className="block truncate text-[0.8125rem] text-ink-2">
          <Pieces of={words.sentNote(role, expired, <RelativeTime at={expiresAt} />)} />
        </span>
      </span>
      {expired ? (
        <Badge>{words.sentIsExpired}</Badge>
      ) : delivery === 'failed' ? (
        <Badge tone="bad">{words.sentNotDelivered}</Badge>
      ) : null}
    </li>
  );
}
