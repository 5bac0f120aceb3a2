import { useState, type FormEvent } from 'react';
import { importLimits } from '#contract/rules/import-limits';
import type { PostTypes } from '#contract/resources/website';
import * as words from '#words/import-addresses';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useCall } from '../../../lib/organization/active-organization.tsx';
import { Button } from '../../../ui/elements/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { Card } from '../../../ui/page/card.tsx';
import type { ReadFiles } from './reading/read-files.ts';
import { typesOf } from './reading/wordpress/own-types.ts';

interface Props {
  site: PostTypes;
  onRead: (read: ReadFiles) => void;
  /** Reads what was typed as a page like any other. */
  onReadPage: () => void;
}

/** Asks which posts of a website with WordPress are references, and reads them. */
export function ChoosePosts({ site, onRead, onReadPage }: Props) {
  const call = useCall();
  const offered = typesOf(site);
  // A firm that made a type of its own keeps its references there, and its news in the posts.
  const own = offered.filter(({ id }) => id !== 'post');
  const [types, setTypes] = useState(new Set((own.length > 0 ? own : offered).map(({ id }) => id)));
  const [categories, setCategories] = useState<Set<number>>(new Set());
  const [count, setCount] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const hasCategories = offered.some((one) => one.hasCategories && types.has(one.id));
  const read = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    setCount(0);
    try {
      const { readWebsite } = await import('./reading/wordpress/read-website.ts');
      onRead(await readWebsite(call, { site, types, categories }, setCount));
    } catch (error) {
      setFailure(messageOf(error));
      setCount(undefined);
    }
  };
  return (
    <Card className="p-4">
      <form className="flex flex-col items-start gap-4" onSubmit={(event) => void read(event)}>
        <h2 className="font-semibold wrap-anywhere">{words.found(new URL(site.address).host)}</h2>
        <Checks
          label={words.types}
          options={offered}
          chosen={types}
          onToggle={(id) => setTypes(toggled(types, id))}
        />
        {hasCategories && site.categories.length > 0 ? (
          <Checks
            label={words.categories}
            hint={words.categoriesHint(importLimits.categories)}
            options={site.categories}
            chosen={categories}
            most={importLimits.categories}
            onToggle={(id) => setCategories(toggled(categories, id))}
          />
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={count !== undefined} disabled={types.size === 0}>
            {words.readPosts}
          </Button>
          <Button disabled={count !== undefined} onClick={onReadPage}>
            {words.readPage}
          </Button>
        </div>
        <output className="text-[0.8125rem] text-ink-2 empty:hidden">
          {count === undefined ? null : words.reading(count)}
        </output>
        <FormError title={words.unreadable}>{failure}</FormError>
      </form>
    </Card>
  );
}

function toggled<Id>(chosen: ReadonlySet<Id>, id: Id): Set<Id> {
  const changed = new Set(chosen);
  if (!changed.delete(id)) changed.add(id);
  return changed;
}

interface ChecksProps<Id> {
  label: string;
  hint?: string;
  options: readonly { id: Id; name: string; count?: number }[];
  chosen: ReadonlySet<Id>;
  most?: number;
  onToggle: (id: Id) => void;
}

function Checks<Id extends string | number>({
  label,
  hint,
  options,
  chosen,
  most = Infinity,
  onToggle,
}: ChecksProps<Id>) {
  return (
    <fieldset className="w-full min-w-0">
      <legend className="font-medium">{label}</legend>
      {hint ? <p className="text-[0.8125rem] text-pretty text-ink-2">{hint}</p> : null}
      <ul className="mt-1.5 grid max-h-64 gap-x-6 overflow-y-auto sm:grid-cols-2">
        {options.map(({ id, name, count }) => (
          <li key={id}>
            <label className="flex min-h-9 items-center gap-2.5 wrap-anywhere">
              <input
                type="checkbox"
                checked={chosen.has(id)}
                disabled={chosen.size >= most && !chosen.has(id)}
                onChange={() => onToggle(id)}
                className="size-4 shrink-0 accent-accent"
              />
              {name}
              {count === undefined ? null : <span className="text-[0.8125rem] text-ink-2">{count}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
