import * as words from '#words/integrations';
import { useCollections } from '../../lib/organization/records.ts';
import { Button } from '../../ui/elements/button.tsx';
import { SelectField } from '../../ui/forms/text-field.tsx';
import { onlyOf, type Build } from './build.ts';
import { countOf } from './shown.ts';
import { useShown } from './use-shown.ts';

/** These numbers fill the rows of a grid. */
const offeredLimits = [1, 2, 3, 4, 6, 8, 9, 12, 24];

interface Props {
  build: Build;
  set: (change: Partial<Build>) => void;
}

export function WhatToShow({ build, set }: Props) {
  const shown = useShown(build.collection);
  const tags = new Set(shown?.flatMap((reference) => reference.tags).toSorted());
  if (build.tag) tags.add(build.tag);
  const numbers = new Set(offeredLimits);
  if (build.limit) numbers.add(build.limit);
  return (
    <>
      <CollectionField build={build} set={set} count={shown && countOf(shown, build)} />
      {build.form === 'iframe' ? null : (
        <SelectField
          label={words.builderReference}
          value={build.reference}
          placeholder={words.builderAnyReference}
          onChange={(event) => set({ reference: event.target.value, tag: '', limit: undefined })}
          options={(shown ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {onlyOf(build) ? null : (
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            label={words.builderTag}
            value={build.tag}
            placeholder={words.builderAnyTag}
            onChange={(event) => set({ tag: event.target.value })}
            options={[...tags].map((value) => ({ value, label: value }))}
          />
          <SelectField
            label={words.builderLimit}
            value={build.limit ?? ''}
            placeholder={words.builderNoLimit}
            onChange={(event) => set({ limit: Number(event.target.value) || undefined })}
            options={[...numbers]
              .sort((a, b) => a - b)
              .map((value) => ({ value: String(value), label: words.builderLimitOf(value) }))}
          />
        </div>
      )}
    </>
  );
}

function CollectionField({ build, set, count }: Props & { count: number | undefined }) {
  const { data, isError, isFetching, refetch } = useCollections();
  const offered = data?.filter(({ visibility }) => visibility !== 'private') ?? [];
  const missing = build.collection !== '' && !offered.some(({ id }) => id === build.collection);
  const gone = missing && data !== undefined;
  const hint = count === undefined ? ' ' : count === 0 ? words.builderNone : words.builderFound(count);
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={words.builderCollection}
        value={build.collection}
        error={gone ? words.builderGoneHint : undefined}
        hint={hint}
        placeholder={words.builderAll}
        // Another collection has other references and tags.
        onChange={(event) => set({ collection: event.target.value, reference: '', tag: '' })}
        options={[
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ...(missing
            ? [{ value: build.collection, label: gone ? words.builderGone : words.builderLoading }]
            : []),
        ]}
      />
      {isError && !data ? (
        <p className="flex items-center justify-between gap-3 text-[0.8125rem] text-bad">
          {words.builderCollectionsFailed}
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {words.preview.retry}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
