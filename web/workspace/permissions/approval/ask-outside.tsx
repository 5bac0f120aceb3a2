import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { isElsewhere, picturesElsewhere } from '#contract/reference/elsewhere';
import { fieldNames, fieldsOf, namesWhere, textsOf } from '#contract/reference/field-values';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/ask-approval';
import { messageOf } from '../../lib/api/api-error.ts';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../lib/organization/records.ts';
import { useClaims } from '../../lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import type { Held } from './ask-copies.ts';

const pictureFields = namesWhere(({ kind }) => kind === 'image');

function heldElsewhere(reference: Reference) {
  const values = fieldsOf(reference);
  return {
    fields: pictureFields.flatMap((name) =>
      textsOf(values[name])
        .filter(isElsewhere)
        .map((address) => ({ name, address })),
    ),
    story: picturesElsewhere(values.longDescription ?? ''),
  } satisfies Held;
}

interface Props {
  reference: Reference;
  /** Unsaved changes of the editor behind the dialog would be refused after the copy. */
  isUnsaved: boolean;
  onClose: () => void;
}

/** Offers to copy pictures of other websites, because no answer about them is ever shown as confirmed. */
export function AskOutside({ reference, isUnsaved, onClose }: Props) {
  const { sub } = useClaims();
  const held = heldElsewhere(reference);
  const context = useActionContext();
  const { mutate, isPending, data, error } = useMutation({
    // It brings uploads with it, which a dialog without such pictures does not need.
    mutationFn: async () =>
      (await import('./ask-copies.ts')).copyPictures({ ...context, sub }, reference, held),
    onSettled: () => context.client.invalidateQueries({ queryKey: recordKeys.all(context.organizationId) }),
  });
  const { fields, story } = held;
  const found = [
    ...fields.map(({ name }) => fieldNames[name]),
    ...(story.length > 0 ? [words.elsewhereStory] : []),
  ];
  if (found.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warn-soft px-3 py-2.5 text-warn">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <div className="min-w-48 flex-1 text-pretty" aria-live="polite">
        <p>{words.elsewhere(found.join(', '))}</p>
        {error ? <p>{messageOf(error)}</p> : null}
        {data && data.length > 0 ? (
          <p className="break-words">{words.elsewhereFailed(data.join(', '))}</p>
        ) : null}
      </div>
      {isUnsaved ? null : (
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          {words.elsewhereCopy}
        </Button>
      )}
      <ButtonLink size="sm" to={`/app/references/${reference.id}`} onClick={onClose}>
        {words.elsewhereOpen}
      </ButtonLink>
    </div>
  );
}
