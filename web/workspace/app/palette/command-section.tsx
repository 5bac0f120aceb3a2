import {
  ArrowRight,
  Building2,
  FileText,
  Folder,
  LogOut,
  Plus,
  SunMoon,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { Collection } from 'react-aria-components/Collection';
import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import type { Command, CommandGroup, CommandIcon } from './commands.ts';

const icons: Record<CommandIcon, LucideIcon> = {
  page: ArrowRight,
  reference: FileText,
  customer: Users,
  collection: Folder,
  create: Plus,
  invite: UserPlus,
  organization: Building2,
  theme: SunMoon,
  'sign-out': LogOut,
};

export function CommandSection({ group }: { group: CommandGroup }) {
  return (
    <ListBoxSection id={group.id} className="not-first:mt-2">
      <Header className="px-2 py-1 text-xs font-medium text-ink-3">{group.title}</Header>
      <Collection items={group.commands}>{(command) => <CommandLine command={command} />}</Collection>
    </ListBoxSection>
  );
}

function CommandLine({ command }: { command: Command }) {
  const Icon = icons[command.icon];
  return (
    <ListBoxItem
      id={command.id}
      textValue={command.label}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2 outline-none data-[focused]:bg-hover max-sm:min-h-11"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">{command.label}</span>
      {command.note ? (
        <span className="max-w-[45%] truncate text-[0.8125rem] text-ink-3">{command.note}</span>
      ) : null}
    </ListBoxItem>
  );
}
