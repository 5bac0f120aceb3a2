import { useQuery } from '@tanstack/react-query';
import { formRoutes, type Form } from '#contract/resources/form';
import * as words from '#words/made-documents';
import { useActionContext } from '../lib/organization/active-organization.tsx';
import { Button, ButtonLink } from '../ui/elements/button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { SelectField } from '../ui/forms/text-field.tsx';
import { formsKey } from './forms-key.ts';

interface Props {
  value: Form | undefined;
  onChange: (form: Form | undefined) => void;
}

/** Offers the forms that can be filled. */
export function FormField({ value, onChange }: Props) {
  const { call, organizationId } = useActionContext();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: formsKey(organizationId),
    queryFn: ({ signal }) => call(formRoutes.listForms, {}, { signal }),
  });
  if (isError)
    return (
      <div role="alert" className="flex items-center justify-between gap-3">
        {words.formsFailed}
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  if (!data)
    return (
      <Loading label={words.formsLoading}>
        <Skeleton className="h-9" />
      </Loading>
    );
  const fillable = data.forms.filter(({ mistakes, placeholders }) => mistakes === 0 && placeholders > 0);
  if (fillable.length === 0)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 text-ink-2">
        {words.noForms}
        <ButtonLink size="sm" to="/app/documents/forms">
          {words.seeForms}
        </ButtonLink>
      </div>
    );
  return (
    <SelectField
      label={words.whichForm}
      placeholder=""
      value={value?.id ?? ''}
      onChange={({ target }) => onChange(fillable.find(({ id }) => id === target.value))}
      options={fillable.map(({ id, name, buyer }) => ({
        value: id,
        label: buyer ? `${name} · ${buyer}` : name,
      }))}
    />
  );
}
