import { clsx } from 'clsx';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits';
import { texts } from '#contract/text';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CreateOrganizationDialog } from './create-organization-dialog.tsx';
import { useOrganizations } from './organization-provider.tsx';

/** Shows the active organisation and changes it; also where another one is created. */
export function OrganizationSwitcher({ className }: { className?: string }) {
  const { isLoading, availableOrganizations, activeOrgId, switchingOrgId, switchTo } = useOrganizations();
  const [creating, setCreating] = useState(false);
  const active = availableOrganizations.find(({ organizationId }) => organizationId === activeOrgId);
  const waiting = isLoading || switchingOrgId !== undefined;
  const full = availableOrganizations.length >= limits.organizationsPerUser;
  const shown = isLoading
    ? 'Loading...'
    : switchingOrgId
      ? 'Switching...'
      : (active?.name ?? 'No Organization');

  const list = availableOrganizations.map(({ organizationId, name }) => ({
    id: organizationId,
    label: name,
    icon: <Avatar name={name} shape="square" className="size-5 text-[0.625rem]" />,
    end:
      organizationId === activeOrgId ? (
        <span>
          <Check aria-hidden className="size-4" />
          <span className="sr-only">Active</span>
        </span>
      ) : undefined,
    onSelect: () => void switchTo(organizationId),
  }));
  const create = {
    id: 'create-organization',
    label: 'Create organization',
    icon: <Plus aria-hidden />,
    disabled: full,
    note: full ? texts.organizationLimit : undefined,
    onSelect: () => setCreating(true),
  };

  return (
    <>
      <Menu
        label="Organizations"
        width={200}
        disabled={isLoading}
        groups={[list, [create]]}
        triggerClassName={clsx(
          'flex min-w-0 items-center gap-2 rounded-lg border border-line bg-surface px-2 text-left font-medium transition-colors duration-100 not-disabled:hover:border-line-strong',
          className,
        )}
        trigger={
          <>
            {waiting ? (
              <Spinner className="mx-0.5 text-ink-3" />
            ) : (
              <Avatar name={active?.name} shape="square" className="size-5 text-[0.625rem]" />
            )}
            <span className="sr-only">Organization: </span>
            <span className={clsx('min-w-0 flex-1 truncate', waiting && 'text-ink-2')}>{shown}</span>
            <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
          </>
        }
      />
      <output className="sr-only">{switchingOrgId ? 'Switching...' : ''}</output>
      <CreateOrganizationDialog open={creating} onClose={() => setCreating(false)} />
    </>
  );
}
