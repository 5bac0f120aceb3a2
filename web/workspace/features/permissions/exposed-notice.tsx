import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import * as fixed from '#words/fixed';
import * as words from '#words/permission-overview';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { hideableOf } from '../../permissions/hide-parts.ts';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import type { PlaceRow } from './places.ts';

/** Names how many references show what nobody allows, and hides those parts on all of them. */
export function ExposedNotice({ rows, to }: { rows: readonly PlaceRow[]; to: string }) {
  const context = useActionContext();
  const [isPending, setPending] = useState(false);
  const hideable = rows.filter(({ exposed }) => hideableOf(exposed).length > 0);
  if (rows.length === 0) return null;
  const hide = async () => {
    setPending(true);
    try {
      await (await import('./hide-on-all.ts')).hideOnAll(context, hideable);
    } catch {
      notify.error(fixed.noResponse);
    }
    setPending(false);
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-xl border border-bad bg-bad-soft px-4 py-3 font-medium text-bad">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-48">{words.exposed(rows.length)}</p>
      {hideable.length > 0 ? (
        <Button size="sm" variant="danger" busy={isPending} onClick={() => void hide()}>
          {words.hide(hideable.length, rows.length)}
        </Button>
      ) : null}
      <ButtonLink size="sm" to={to}>
        {words.show(rows.length)}
      </ButtonLink>
    </div>
  );
}
