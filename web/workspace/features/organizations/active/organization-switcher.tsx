import { clsx } from 'clsx';
import { Check, ChevronsUpDown, LogOut, Pencil, Plus, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#contract/rules/limits';
import type { Organization } from '#contract/resources/organization';
import { highestRole, may } from '#contract/rules/roles';
import * as fixed from '#words/fixed';
import * as words from '#words/shell';
import { joinPath, useSuspended } from '../../../lib/organization/organizations.ts';
import { Avatar } from '../../../ui/elements/avatar.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useOrganizations } from './organization-provider.tsx';

const dialogs = {
  create: onDemand(() => import('../dialogs/create-organization-dialog.tsx')),
  rename: onDemand(() => import('../dialogs/rename-organization-dialog.tsx')),
  leave: onDemand(() => import('../dialogs/leave-organization-dialog.tsx')),
  delete: onDemand(() => import('../dialogs/delete-organization-dialog.tsx')),
};
type DialogName = keyof typeof dialogs;

export function OrganizationSwitcher({ className }: { className?: string }) {
  const { isLoading, availableOrganizations, activeOrgId, switchingOrgId, switchTo } = useOrganizations();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<DialogName>();
  const active = availableOrganizations.find(({ organizationId }) => organizationId === activeOrgId);
  const waiting = isLoading || switchingOrgId !== undefined;
  const full = availableOrganizations.length >= limits.organizationsPerUser;
  const shown = isLoading
    ? words.switcherLoading
    : switchingOrgId
      ? words.switcherSwitching
      : (active?.name ?? words.switcherNone);

  const list = availableOrganizations.map(({ organizationId, name }) => ({
    id: organizationId,
    label: name,
    icon: <Avatar name={name} shape="square" className="size-5 text-[0.625rem]" />,
    end:
      organizationId === activeOrgId ? (
        <span>
          <Check aria-hidden className="size-4" />
          <span className="sr-only">{words.switcherActive}</span>
        </span>
      ) : undefined,
    onSelect: () => void switchTo(organizationId),
  }));
  const suspended = useSuspended().map(({ organizationId, name }) => ({
    id: organizationId,
    label: name,
    note: words.switcherSuspended,
    onSelect: () => void navigate(joinPath(organizationId)),
  }));
  const settings = {
    id: 'organization-settings',
    label: words.organizationSettings,
    icon: <Settings aria-hidden className="mx-0.5" />,
    onSelect: () => void navigate('/app/organization/settings'),
  };
  const create = {
    id: 'create-organization',
    label: words.switcherCreate,
    icon: <Plus aria-hidden className="mx-0.5" />,
    disabled: full,
    note: full ? fixed.organizationLimit : undefined,
    onSelect: () => setDialog('create'),
  };
  const OpenDialog = dialog && dialogs[dialog];

  return (
    <>
      <Menu
        label={words.switcher}
        width={200}
        disabled={isLoading}
        groups={[
          [...list, ...suspended],
          active ? [settings, ...entriesFor(active, setDialog)] : [],
          [create],
        ]}
        triggerClassName={clsx(
          'flex min-w-0 items-center gap-2 rounded-lg border border-line bg-surface px-2 text-start font-medium transition-colors duration-100 not-disabled:hover:border-line-strong',
          className,
        )}
        trigger={
          <>
            {waiting ? (
              <Spinner className="mx-0.5 text-ink-3" />
            ) : (
              <Avatar name={active?.name} shape="square" className="size-5 text-[0.625rem]" />
            )}
            <span className="sr-only">{words.switcherBefore}</span>
            <span className={clsx('min-w-0 flex-1 truncate', waiting && 'text-ink-2')}>{shown}</span>
            <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
          </>
        }
      />
      <output className="sr-only">{switchingOrgId ? words.switcherSwitching : ''}</output>
      {OpenDialog ? <OpenDialog onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}

function entriesFor({ roles }: Organization, open: (dialog: DialogName) => void): MenuEntry[] {
  const role = highestRole(roles);
  const rename: MenuEntry = {
    id: 'rename-organization',
    label: words.switcherRename,
    icon: <Pencil aria-hidden className="mx-0.5" />,
    onSelect: () => open('rename'),
  };
  const leave: MenuEntry = {
    id: 'leave-organization',
    label: words.switcherLeave,
    icon: <LogOut aria-hidden className="mx-0.5" />,
    onSelect: () => open('leave'),
  };
  const remove: MenuEntry = {
    id: 'delete-organization',
    label: words.switcherDelete,
    icon: <Trash2 aria-hidden className="mx-0.5" />,
    tone: 'danger',
    onSelect: () => open('delete'),
  };
  return [
    ...(may(role, 'organization:rename') ? [rename] : []),
    leave,
    ...(may(role, 'organization:delete') ? [remove] : []),
  ];
}
