import * as words from '#words/palette';
import { statuses as statusNames } from '#words/choices';
import { useOrganizations } from '../../features/organizations/active/organization-provider.tsx';
import { useMay } from '../../lib/organization/active-organization.tsx';
import { useCollections, useCustomers, useReferences } from '../../lib/organization/records.ts';
import { useHasLanguages } from '../../lib/organization/settings.ts';
import { signOut } from '../../lib/session/session.ts';
import { useTheme } from '../../lib/device/theme.ts';
import {
  billingItem,
  footerItems,
  isPage,
  mainItems,
  workspaceItems,
  type NavItem,
} from '../shell/navigation.ts';
import type { Command, CommandGroup } from './commands.ts';

/** Returns everything that the palette can find. `incomplete` means that some of it failed to load. */
export function useCommands(): { groups: CommandGroup[]; loading: boolean; incomplete: boolean } {
  const records = useRecordGroups();
  const groups = [
    ...records.groups,
    createGroup(useMay('team:write')),
    pagesGroup(useMay('billing:read'), useHasLanguages()),
    useSwitchGroup(),
    useYouGroup(),
  ];
  return { ...records, groups };
}

function useRecordGroups() {
  const [references, customers, collections] = [useReferences(), useCustomers(), useCollections()];
  const queries = [references, customers, collections];
  const nameOf = new Map(customers.data?.map(({ id, name }) => [id, name]));
  const byChange = references.data?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) ?? [];
  const groups: CommandGroup[] = [
    {
      id: 'references',
      title: words.groupsReferences,
      titleAtFirst: words.groupsRecentReferences,
      atFirst: 4,
      commands: byChange.map(({ id, name, status, tags, attributes }) => ({
        id: `reference-${id}`,
        label: name,
        note: [nameOf.get(attributes.customerId), statusNames[status]].filter(Boolean).join(' · '),
        keywords: tags.join(' '),
        icon: 'reference',
        path: `/app/references/${id}`,
      })),
    },
    {
      id: 'customers',
      title: words.groupsCustomers,
      commands: (customers.data ?? []).map(({ id, name, tags }) => ({
        id: `customer-${id}`,
        label: name,
        keywords: tags.join(' '),
        icon: 'customer',
        path: `/app/customers/${id}`,
      })),
    },
    {
      id: 'collections',
      title: words.groupsCollections,
      commands: (collections.data ?? []).map(({ id, name }) => ({
        id: `collection-${id}`,
        label: name,
        icon: 'collection',
        path: `/app/collections/${id}`,
      })),
    },
  ];
  return {
    groups,
    loading: queries.some(({ isPending }) => isPending),
    incomplete: queries.some(({ isError, data }) => isError && !data),
  };
}

function createGroup(mayInvite: boolean): CommandGroup {
  const create = (
    id: keyof typeof words.create,
    path: string,
    keywords: string = words.createKeywords,
  ): Command => ({
    id: `new-${id}`,
    label: words.create[id],
    keywords,
    icon: id === 'invite' ? 'invite' : 'create',
    path,
  });
  const commands = [
    create('reference', '/app/references/new', words.referenceKeywords),
    create('customer', '/app/customers/new'),
    // The lists open their dialogs for these addresses.
    create('collection', '/app/collections/new'),
    create('document', '/app/documents/new'),
    create('tender', '/app/tenders/new'),
    ...(mayInvite ? [create('invite', '/app/organization/team?invite', words.inviteKeywords)] : []),
  ];
  return { id: 'create', title: words.groupsCreate, commands, atFirst: commands.length };
}

function pagesGroup(seesBilling: boolean, hasLanguages: boolean): CommandGroup {
  const main = mainItems.flatMap((item) => [...(isPage(item) ? [item] : []), ...(item.items ?? [])]);
  const items: readonly Pick<NavItem, 'label' | 'path' | 'keywords'>[] = [
    ...main.filter((item) => hasLanguages || !('isOfLanguages' in item)),
    ...workspaceItems,
    ...(seesBilling ? [billingItem] : []),
    ...footerItems,
  ];
  const commands = items
    .filter(({ path }) => !path.endsWith('/new'))
    .map(({ label, path, keywords }): Command => ({ id: path, label, keywords, icon: 'page', path }));
  return { id: 'pages', title: words.groupsPages, commands, atFirst: commands.length };
}

function useSwitchGroup(): CommandGroup {
  const { availableOrganizations, activeOrgId, switchTo } = useOrganizations();
  const others = availableOrganizations.filter(({ organizationId }) => organizationId !== activeOrgId);
  const commands = others.map(({ organizationId, name }): Command => ({
    id: `organization-${organizationId}`,
    label: words.switchTo(name),
    keywords: words.organizationKeywords,
    icon: 'organization',
    run: () => void switchTo(organizationId),
  }));
  return { id: 'organizations', title: words.groupsOrganizations, commands, atFirst: commands.length };
}

function useYouGroup(): CommandGroup {
  const { theme, toggle } = useTheme();
  const commands: Command[] = [
    {
      id: 'theme',
      label: theme === 'dark' ? words.lightTheme : words.darkTheme,
      keywords: words.themeKeywords,
      icon: 'theme',
      run: toggle,
    },
    {
      id: 'sign-out',
      label: words.signOut,
      keywords: words.signOutKeywords,
      icon: 'sign-out',
      run: () => void signOut(),
    },
  ];
  return { id: 'you', title: words.groupsYou, commands, atFirst: commands.length };
}
