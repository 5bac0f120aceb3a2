import { texts as fixed } from '#contract/text';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { FormState } from './field-input.tsx';
import { texts } from './texts.ts';
import type { FormRestState } from './use-form-rest.ts';

/** The rest of the form, or what stands in its place until it is there. */
export function RestOfForm({ rest, ...fields }: FormState & { rest: FormRestState }) {
  const { Rest, failed, show, place } = rest;
  if (Rest) return <Rest {...fields} />;
  return (
    <>
      {failed ? (
        <FormError title={texts.editor.restFailed}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{fixed.noResponse}</p>
            <Button size="sm" onClick={() => void show()}>
              {texts.editor.retry}
            </Button>
          </div>
        </FormError>
      ) : null}
      <div ref={place} aria-hidden className="flex flex-col gap-5">
        <Skeleton className="h-60 rounded-xl" />
        <Skeleton className="h-95 rounded-xl" />
        <Skeleton className="h-44 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-20 rounded-xl" />
      </div>
    </>
  );
}
