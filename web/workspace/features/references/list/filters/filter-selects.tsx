import type { Customer } from '#contract/resources/customer';
import { templates } from '#contract/cards/templates';
import * as words from '#words/reference-list';
import { Button } from '../../../../ui/elements/button.tsx';
import { SelectField } from '../../../../ui/forms/text-field.tsx';
import { countSet, noFilters, type ReferenceFilters } from '../../reference-filters.ts';

export interface FilterChoices {
  customers: readonly Customer[];
  tags: readonly string[];
  types: readonly string[];
}

interface FilterSelectsProps {
  filters: ReferenceFilters;
  set: (change: Partial<ReferenceFilters>) => void;
  choices: FilterChoices;
}

const plain = (value: string) => ({ value, label: value });
const named = <Key extends string>(names: Record<Key, string>) =>
  (Object.keys(names) as Key[]).map((value) => ({ value, label: names[value] }));
const templateOptions = templates
  .filter((template) => !template.hidden)
  .map(({ id, name }) => ({ value: id, label: name }));

export function FilterSelects({ filters, set, choices }: FilterSelectsProps) {
  const { customers, tags, types } = choices;
  const select = (
    key: 'customerId' | 'tag' | 'type' | 'templateId' | 'visibility' | 'lacks',
    label: string,
    any: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      placeholder={any}
      value={filters[key]}
      options={options}
      onChange={(event) => set({ [key]: event.target.value })}
    />
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {select(
          'customerId',
          words.customer,
          words.anyCustomer,
          customers
            .map(({ id, name }) => ({ value: id, label: name }))
            .sort((one, other) => one.label.localeCompare(other.label)),
        )}
        {select('tag', words.tag, words.anyTag, tags.map(plain))}
        {select('type', words.type, words.anyType, types.map(plain))}
        {select('templateId', words.template, words.anyTemplate, templateOptions)}
        {select('visibility', words.visibility, words.anyVisibility, named(words.visibilities))}
        {select('lacks', words.lacks, words.anyLacks, named(words.lacking))}
      </div>
      {countSet(filters) > 0 ? (
        <Button
          size="sm"
          variant="ghost"
          className="mt-2"
          onClick={() =>
            set({ ...noFilters, search: filters.search, status: filters.status, sort: filters.sort })
          }
        >
          {words.clear}
        </Button>
      ) : null}
    </>
  );
}
