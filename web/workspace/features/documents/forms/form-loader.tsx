import type { ReactNode } from 'react';
import type { FormDetails } from '#contract/resources/form';
import * as words from '#words/forms';
import { Button } from '../../../ui/elements/button.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useForm } from './api.ts';

interface Props {
  id: string;
  failed: string;
  children: (form: FormDetails) => ReactNode;
}

/** Shows what a list of forms leaves out, because one form may have hundreds of lines. */
export function FormLoader({ id, failed, children }: Props) {
  const { data: form, isError, isFetching, refetch } = useForm(id);
  if (isError)
    return (
      <div role="alert" className="flex items-center gap-3 ps-4.5">
        {failed}
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  if (!form)
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-16 rounded-lg" />
      </Loading>
    );
  return children(form);
}
