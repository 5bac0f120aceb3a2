import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, Header, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import {
  Search,
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
import { useNavigate } from 'react-router-dom';
import { Collection } from 'react-aria-components/Collection';
import * as words from '#words/palette';
import { BareDialog } from '../../ui/overlays/dialog.tsx';
import { findCommands, type Command, type CommandGroup, type CommandIcon } from './commands.ts';
import { useCommands } from './use-commands.ts';

// Autocomplete adds `aria-controls`, but not the role and state of a combobox.
const combobox = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const;

export default function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { groups, loading, incomplete } = useCommands();
  const shown = findCommands(groups, typed);
  const choose = (id: string) => {
    const chosen = groups.flatMap(({ commands }) => commands).find((command) => command.id === id);
    onClose();
    if (chosen?.path) void navigate(chosen.path);
    chosen?.run?.();
  };
  const note = loading ? words.loading : incomplete ? words.incomplete : undefined;
  return (
    <BareDialog
      label={words.title}
      onClose={onClose}
      className="mt-[12vh] mb-auto w-[calc(100vw-2rem)] max-w-xl max-sm:mt-4"
    >
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label={words.title} className="flex items-center gap-2.5 border-b border-line px-4">
          <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
          <Input
            data-autofocus
            {...combobox}
            placeholder={words.placeholder}
            className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
          />
          <kbd aria-hidden className="font-sans text-xs text-ink-3">
            {words.keyClose}
          </kbd>
        </SearchField>
        <ListBox
          aria-label={words.results}
          items={shown}
          selectionMode="none"
          onAction={(id) => choose(String(id))}
          renderEmptyState={() => <Nothing typed={typed.trim()} />}
          className="max-h-[min(26rem,60dvh)] scroll-py-2 overflow-y-auto p-2 outline-none"
        >
          {(group) => <CommandSection group={group} />}
        </ListBox>
      </Autocomplete>
      <output className="block border-line px-4 text-[0.8125rem] text-ink-3 not-empty:border-t not-empty:py-2">
        {note}
      </output>
    </BareDialog>
  );
}

function Nothing({ typed }: { typed: string }) {
  return (
    <div className="px-4 py-10 text-center">
      <p className="font-medium wrap-anywhere">{words.nothing(typed)}</p>
      <p className="mt-1 text-ink-2">{words.nothingHint}</p>
    </div>
  );
}

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

function CommandSection({ group }: { group: CommandGroup }) {
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
