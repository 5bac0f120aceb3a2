import { useInvitationsForMe } from '../../lib/organizations.ts';
import { Link } from '../../ui/link.tsx';

/** The organisations that wait for this person's answer. Nothing when there are none. */
export function PendingInvitations() {
  const invited = useInvitationsForMe();
  if (invited.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="invitations">
      <h2 id="invitations" className="text-[0.9375rem] font-semibold">
        You are invited
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-xl border border-line bg-surface">
        {invited.map(({ organizationId, name }) => (
          <li key={organizationId} className="flex items-center justify-between gap-4 px-4 py-3">
            <span className="min-w-0 truncate">{name}</span>
            <Link
              className="font-medium underline underline-offset-2"
              to={`/app/profile/join/${organizationId}`}
            >
              See invitation<span className="sr-only"> to {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
