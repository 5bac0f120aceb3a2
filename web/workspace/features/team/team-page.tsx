import { SearchX, UserPlus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { may } from '#contract/permission';
import { useOrganization } from '../../lib/active-organization.tsx';
import { useTeam } from '../../lib/records.ts';
import { useClaims } from '../../lib/session.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useDeliveryWatch } from './api.ts';
import { RoleNotes } from './role-notes.tsx';
import { TeamList } from './team-list.tsx';
import { managersOf, matchingRows, roleIn, teamRows, type Team, type Viewer } from './team-rows.ts';
import { TeamSkeleton } from './team-skeleton.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { texts } from './texts.ts';

const InviteDialog = onDemand(() => import('./invite-dialog.tsx'));

/** Team Members: who is in, who is invited, and what one may do about it. */
export default function TeamPage() {
  useTitle(texts.page.title);
  const { name, roles } = useOrganization();
  const { sub: userId } = useClaims();
  const team = useTeam();
  useDeliveryWatch(team);
  const { inviting, setInviting } = useInviting();
  const role = team.data && roleIn(team.data, userId, roles);
  return (
    <>
      <PageHeader
        title={texts.page.title}
        description={texts.page.description(name)}
        actions={
          role && may(role, 'team:write') ? (
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden />}
              onPointerEnter={InviteDialog.prefetch}
              onFocus={InviteDialog.prefetch}
              onClick={() => setInviting(true)}
            >
              {texts.page.invite}
            </Button>
          ) : null
        }
      />
      {team.data && role ? (
        <People team={team.data} you={{ userId, role }} asOf={new Date(team.dataUpdatedAt)} />
      ) : team.error ? (
        <ErrorState
          title={texts.page.failed}
          error={team.error}
          retrying={team.isFetching}
          onRetry={() => void team.refetch()}
        />
      ) : (
        <TeamSkeleton />
      )}
      {inviting && role && may(role, 'team:write') ? (
        <InviteDialog role={role} onClose={() => setInviting(false)} />
      ) : null}
    </>
  );
}

/** Whether the dialog is open stands in the address: `?invite` is where other screens send somebody to invite. */
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

/** From so many people on, one looks for somebody rather than reading. */
const manyRows = 9;

const codec = {
  read: (address: URLSearchParams) => ({ search: address.get('q') ?? '' }),
  write: ({ search }: { search: string }) => new URLSearchParams(search.trim() ? { q: search.trim() } : {}),
};

function People({ team, you, asOf }: { team: Team; you: Viewer; asOf: Date }) {
  const { filters, setSearch, set } = useAddressFilters(codec);
  const rows = teamRows(team, you, asOf);
  const shown = matchingRows(rows, useDeferredValue(filters.search));
  const manages = may(you.role, 'team:write');
  return (
    <>
      {manages ? null : (
        <p className="mb-4 rounded-lg bg-sunken px-4 py-3 text-ink-2">
          {texts.page.readOnly(managersOf(team))}
        </p>
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {rows.length >= manyRows || filters.search ? (
          <SearchField
            label={texts.page.search}
            placeholder={texts.page.search}
            value={filters.search}
            onChange={setSearch}
            className="w-full sm:max-w-xs"
          />
        ) : null}
        <output className="text-[0.8125rem] text-ink-2">
          {texts.page.count(team.users.length, team.invitations.length)}
        </output>
      </div>
      {shown.length > 0 ? (
        <TeamList rows={shown} manages={manages} />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={texts.page.noneTitle}
          action={<Button onClick={() => set({ search: '' })}>{texts.page.clear}</Button>}
        >
          {texts.page.none}
        </EmptyState>
      )}
      {rows.length === 1 && manages ? (
        <p className="mt-4 text-ink-2">
          {texts.page.alone} {texts.page.aloneBody}
        </p>
      ) : null}
      <RoleNotes />
    </>
  );
}
