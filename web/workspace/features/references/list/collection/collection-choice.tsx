import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Collection } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import * as words from '#words/add-to-collection';
import { visibilities as visibilityNames } from '#words/reference-list';
import { SearchField } from '../../../../ui/forms/search-field.tsx';
import { SelectField, TextField } from '../../../../ui/forms/text-field.tsx';
import { type NewCollection, hasRoomFor, missingFrom } from './use-add-to-collection.ts';

export const freshId = 'new';

export type FreshCollection = NewCollection;

interface CollectionChoiceProps {
  collections: readonly Collection[];
  ids: readonly string[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  fresh: FreshCollection;
  onFresh: (fresh: FreshCollection) => void;
  nameError: string | undefined;
}

const manyCollections = 8;
const visibilities: readonly Collection['visibility'][] = ['public', 'unlisted', 'private'];

export function CollectionChoice(props: CollectionChoiceProps) {
  const { collections, ids, chosen, onChoose, fresh, onFresh, nameError } = props;
  const group = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = collections.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <>
      {collections.length > manyCollections ? (
        <SearchField label={words.search} value={search} onChange={setSearch} />
      ) : null}
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.choose}</legend>
        <div className="flex max-h-72 flex-col gap-1 overflow-y-auto rounded-lg border border-line p-1 [--option-line:transparent]">
          {found.map((collection) => (
            <Choice
              key={collection.id}
              group={group}
              checked={chosen === collection.id}
              onChoose={() => onChoose(collection.id)}
              disabled={!canTake(collection, ids)}
              note={noteOf(collection, ids)}
            >
              {collection.name}
            </Choice>
          ))}
          {found.length === 0 && collections.length > 0 ? (
            <p className="px-3 py-2.5 text-ink-2">{words.noneFound}</p>
          ) : null}
          <Choice group={group} checked={chosen === freshId} onChoose={() => onChoose(freshId)}>
            <span className="flex items-center gap-1.5">
              <Plus aria-hidden className="size-4" />
              {words.fresh}
            </span>
          </Choice>
        </div>
      </fieldset>
      {chosen === freshId ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.name}
            required
            value={fresh.name}
            maxLength={limits.nameLength}
            error={nameError}
            onChange={(event) => onFresh({ ...fresh, name: event.target.value })}
          />
          <SelectField
            label={words.seen}
            hint={words.seenBy[fresh.visibility]}
            value={fresh.visibility}
            options={visibilities.map((value) => ({ value, label: visibilityNames[value] }))}
            onChange={(event) =>
              onFresh({ ...fresh, visibility: event.target.value as Collection['visibility'] })
            }
          />
        </div>
      ) : null}
    </>
  );
}

interface ChoiceProps {
  group: string;
  checked: boolean;
  onChoose: () => void;
  disabled?: boolean;
  note?: string;
  children: ReactNode;
}

function Choice({ group, checked, onChoose, disabled, note, children }: ChoiceProps) {
  return (
    <label
      className={clsx(
        'option flex min-h-11 items-center gap-3 rounded-md px-3 py-2',
        disabled && 'text-ink-3',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{children}</span>
      {note ? <span className="shrink-0 text-[0.8125rem] text-ink-2">{note}</span> : null}
    </label>
  );
}

const canTake = (collection: Collection, ids: readonly string[]) =>
  missingFrom(collection, ids).length > 0 && hasRoomFor(collection, ids);

function noteOf(collection: Collection, ids: readonly string[]): string {
  const missing = missingFrom(collection, ids).length;
  if (missing === 0) return words.holdsAll;
  if (!hasRoomFor(collection, ids)) return words.full(limits.collectionItems);
  return missing < ids.length
    ? words.holdsSome(ids.length - missing)
    : words.holds(collection.itemIds.length);
}
