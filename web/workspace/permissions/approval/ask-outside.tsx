import { TriangleAlert } from 'lucide-react';
import { drawsElsewhere, isElsewhere } from '#contract/reference/elsewhere';
import { fieldNames, fieldsOf, namesWhere, textsOf } from '#contract/reference/field-values';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/ask-approval';
import { ButtonLink } from '../../ui/elements/button.tsx';

const pictureFields = namesWhere(({ kind }) => kind === 'image');

/** Says which pictures come from another website, because no answer about them is ever shown as confirmed. */
export function AskOutside({ reference, onClose }: { reference: Reference; onClose: () => void }) {
  const fields = fieldsOf(reference);
  const found = [
    ...pictureFields
      .filter((name) => textsOf(fields[name]).some(isElsewhere))
      .map((name) => fieldNames[name]),
    ...(drawsElsewhere(fields.longDescription ?? '') ? [words.elsewhereStory] : []),
  ];
  if (found.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warn-soft px-3 py-2.5 text-warn">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-48 flex-1 text-pretty">{words.elsewhere(found.join(', '))}</p>
      <ButtonLink size="sm" to={`/app/references/${reference.id}`} onClick={onClose}>
        {words.elsewhereOpen}
      </ButtonLink>
    </div>
  );
}
