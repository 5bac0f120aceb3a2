import { UserPlus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { may, roles } from '#contract/rules/roles';
import * as words from '#words/team';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useTeam } from '../../lib/organization/records.ts';
import { useClaims } from '../../lib/session/session.ts';
import { searchOnly, useAddressFilters } from '../../lib/lists/use-address-filters.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Button } from '../../ui/elements/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { QueryError, NoMatch } from '../../ui/feedback/states.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/skeleton.tsx';
import { useDeliveryWatch } from './api.ts';
import { TeamList } from './team-list.tsx';
import { managersOf, matchingRows, roleIn, teamRows, type Team, type Viewer } from './team-rows.ts';

const InviteDialog = onDemand(() => import('./invite-dialog.tsx'));

export default function TeamPage() {
  useTitle(words.pageTitle);
  const { name, roles: granted } = useOrganization();
  const { sub: userId } = useClaims();
  const team = useTeam();
  useDeliveryWatch(team);
  const { inviting, setInviting } = useInviting();
  const role = team.data && roleIn(team.data, userId, granted);
  return (
    <>
      <PageHeader
        title={words.pageTitle}
        description={words.pageDescription(name)}
        actions={
          role && may(role, 'team:write') ? (
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden />}
              onPointerEnter={InviteDialog.prefetch}
              onFocus={InviteDialog.prefetch}
              onClick={() => setInviting(true)}
            >
              {words.pageInvite}
            </Button>
          ) : null
        }
      />
      {team.data && role ? (
        <People team={team.data} you={{ userId, role }} asOf={new Date(team.dataUpdatedAt)} />
      ) : team.error ? (
        <QueryError title={words.pageFailed} query={team} />
      ) : (
        <TeamSkeleton />
      )}
      {inviting && role && may(role, 'team:write') ? (
        <InviteDialog role={role} onClose={() => setInviting(false)} />
      ) : null}
    </>
  );
}

function useInviting() {
  const [address, setAddress] = useSearchParams();
  const setInviting = (inviting: boolean) =>
    setAddress(
      (now) => {
        if (inviting) now.set('invite', '');
        else now.delete('invite');
        return now;
      },
      { replace: true },
    );
  return { inviting: address.has('invite'), setInviting };
}

const manyRows = 9;

function People({ team, you, asOf }: { team: Team; you: Viewer; asOf: Date }) {
  const { filters, setSearch, set } = useAddressFilters(searchOnly);
  const rows = teamRows(team, you, asOf);
  const shown = matchingRows(rows, useDeferredValue(filters.search));
  const manages = may(you.role, 'team:write');
  return (
    <>
      {manages ? null : (
        <p className="mb-4 rounded-lg bg-sunken px-4 py-3 text-ink-2">
          {words.pageReadOnly(managersOf(team))}
        </p>
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {rows.length >= manyRows || filters.search ? (
          <SearchField
            label={words.pageSearch}
            value={filters.search}
            onChange={setSearch}
            className="w-full sm:max-w-xs"
          />
        ) : null}
        <output className="text-[0.8125rem] text-ink-2">
          {words.pageCount(team.users.length, team.invitations.length)}
        </output>
      </div>
      {shown.length > 0 ? (
        <TeamList rows={shown} manages={manages} />
      ) : (
        <NoMatch title={words.pageNoneTitle} clear={words.pageClear} onClear={() => set({ search: '' })}>
          {words.pageNone}
        </NoMatch>
      )}
      {rows.length === 1 && manages ? (
        <p className="mt-4 text-ink-2">
          {words.pageAlone} {words.pageAloneBody}
        </p>
      ) : null}
      <RoleNotes />
    </>
  );
}

function RoleNotes() {
  return (
    <section aria-labelledby="role-notes" className="mt-8">
      <h2 id="role-notes" className="text-[0.8125rem] font-semibold text-ink-2">
        {words.rolesTitle}
      </h2>
      <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {roles.map((role) => (
          <div key={role} className="border-t border-line pt-2">
            <dt className="font-medium">{words.roles[role]}</dt>
            <dd className="text-[0.8125rem] text-pretty text-ink-2">{words.roleNotes[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TeamSkeleton() {
  return (
    <Loading label={words.pageLoading}>
      <Skeleton className="mb-3 h-4 w-40" />
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        <Skeletons count={4} className="flex h-16 items-center gap-3 px-4">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="mt-1.5 h-3 w-48" />
          </div>
          <Skeleton className="h-5 w-20 max-sm:hidden" />
        </Skeletons>
      </div>
    </Loading>
  );
}
