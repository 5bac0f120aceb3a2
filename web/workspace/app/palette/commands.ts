export interface Command {
  id: string;
  label: string;
  note?: string;
  keywords?: string;
  icon: CommandIcon;
  path?: string;
  run?: () => void;
}

export type CommandIcon =
  | 'page'
  | 'reference'
  | 'customer'
  | 'collection'
  | 'create'
  | 'invite'
  | 'organization'
  | 'theme'
  | 'sign-out';

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
  atFirst?: number;
  titleAtFirst?: string;
}

const shownPerGroup = 6;

export function findCommands(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const words = plain(typed).split(' ').filter(Boolean);
  if (words.length === 0) return groups.filter(({ atFirst }) => atFirst).flatMap(likely);
  return groups
    .map((group) => ({ group, found: matching(group.commands, words) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => a.found[0]!.distance - b.found[0]!.distance)
    .map(({ group, found }) => ({ ...group, commands: found.map(({ command }) => command) }));
}

function likely(group: CommandGroup): CommandGroup[] {
  const commands = group.commands.slice(0, group.atFirst);
  return commands.length > 0 ? [{ ...group, title: group.titleAtFirst ?? group.title, commands }] : [];
}

function matching(commands: readonly Command[], words: readonly string[]) {
  return commands
    .map((command) => ({ command, distance: distanceOf(command, words) }))
    .filter(({ distance }) => distance < missing)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, shownPerGroup);
}

const missing = 1_000;

/** Returns 0 for a label that begins with the typed text, and at least `missing` if a word is not found. */
function distanceOf({ label, note, keywords }: Command, words: readonly string[]): number {
  const name = plain(label);
  const rest = plain(`${note ?? ''} ${keywords ?? ''}`);
  if (name.startsWith(words.join(' '))) return 0;
  return words.reduce((sum, word) => sum + distanceOfWord(word, name, rest), 1);
}

function distanceOfWord(word: string, name: string, rest: string): number {
  if (` ${name}`.includes(` ${word}`)) return 0;
  if (name.includes(word)) return 1;
  return rest.includes(word) ? 2 : missing;
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
