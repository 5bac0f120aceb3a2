import { useQuery } from '@tanstack/react-query';
import type { ImportJob } from '#contract/resources/import';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/imports';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../../lib/organization/records.ts';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../../../ui/feedback/states.tsx';
import type { StartedImport } from '../steps/import-steps.tsx';
import { ResultStep } from '../steps/result-step.tsx';
import { readResult } from './read-result.ts';

interface Props {
  /** Missing where nothing was left to write. */
  job?: ImportJob | undefined;
  /** Missing where this tab did not begin it. */
  started?: StartedImport | undefined;
  references: readonly Reference[];
  onClose: () => void;
}

export default function ImportEnded({ job, started, references, onClose }: Props) {
  const { call, organizationId } = useActionContext();
  const result = useQuery({
    queryKey: [...recordKeys.all(organizationId), 'import', job?.id],
    queryFn: async () => {
      const read = await readResult(call, job ?? { id: '', pages: 0 });
      await started?.discard([...read.refused, ...read.left].map(({ key }) => key));
      return read;
    },
    staleTime: Infinity,
  });
  const { data } = result;
  if (result.error) return <QueryError title={words.failed} query={result} />;
  if (!data)
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-40 max-w-2xl" />
      </Loading>
    );
  return (
    <ResultStep
      file={(job ?? started)?.file ?? ''}
      kind={(job ?? started)?.kind ?? 'file'}
      isWhole={job?.status !== 'failed'}
      // Without a step there is none that could say which forms were refused.
      result={job ? data : { ...data, refusedPictures: started?.forms?.refused ?? [] }}
      notPossible={started?.notPossible ?? []}
      leftOut={job?.leftOut ?? 0}
      forms={started?.forms?.made ?? 0}
      references={references}
      onAgain={onClose}
    />
  );
}
