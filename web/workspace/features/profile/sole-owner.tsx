import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../lib/api-client.ts';
import { organizationsQuery } from '../../lib/organizations.ts';
import { writeTabOrganization } from '../../lib/tab-organization.ts';
import { buttonClass } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** The organisations that have no other owner, each with the way to its team. */
export function SoleOwner({ organizations }: Pick<ApiError, 'organizations'>) {
  const { data } = useQuery(organizationsQuery);
  // Only of a suspended one it is known that its screens cannot be opened.
  const suspended = (id: string) =>
    data?.some(({ organizationId, status }) => organizationId === id && status === 'inactive');
  return (
    <>
      <p className="text-pretty text-ink-2">{texts.deletion.refusedBody}</p>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {organizations.map(({ organizationId, name }) => (
          <li
            key={organizationId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2"
          >
            <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
            {suspended(organizationId) ? (
              <span className="text-ink-2">{texts.deletion.suspended}</span>
            ) : (
              // A new start of the app, which opens with the organisation that the tab remembers.
              <a
                href="/app/organization/team"
                className={buttonClass('secondary', 'sm')}
                onClick={() => writeTabOrganization(organizationId)}
              >
                {texts.deletion.openTeam}
                <span className="sr-only"> of {name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
