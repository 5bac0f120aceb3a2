import type { ReactNode } from 'react';
import { cardOf, type CardContent } from '#contract/card';
import type { Customer } from '#contract/customer';
import { FittedCard } from '../../../cards/fitted-card.tsx';
import { useTemplateLooks } from '../../../lib/branding.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { cardOfForm, previewOf } from '../reference-form.ts';
import { texts } from '../texts.ts';
import type { ReferenceEditorState } from './use-reference-editor.ts';

interface Props {
  editor: ReferenceEditorState;
  customers: readonly Customer[] | undefined;
  onKeepMine: () => Promise<void>;
}

/** Both versions side by side; closing it leaves everything as it is. */
export function ConflictDialog({ editor, customers, onKeepMine }: Props) {
  const { conflict, form, saved, saving } = editor;
  if (!conflict) return null;
  const busy = saving !== undefined;
  const nameOf = (id: string) => customers?.find((customer) => customer.id === id)?.name;
  const { theirs } = conflict;
  const mine = form.getValues();
  return (
    <Dialog
      open
      onClose={editor.decideLater}
      title={texts.conflict.title}
      description={texts.conflict.body}
      busy={busy}
      size="lg"
    >
      <div className="grid max-h-[64dvh] grid-cols-2 gap-4 overflow-y-auto">
        <Version
          title={texts.conflict.theirs}
          note={
            <>
              {texts.conflict.savedAgo} <RelativeTime at={theirs.updatedAt} />
            </>
          }
          card={cardOf(theirs, nameOf(theirs.attributes.customerId))}
        />
        <Version
          title={texts.conflict.mine}
          note={texts.conflict.notSaved}
          card={previewOf(cardOfForm(mine, saved, nameOf(mine.customerId)))}
        />
      </div>
      <DialogActions>
        <Button onClick={editor.keepTheirs} disabled={busy}>
          {texts.conflict.keepTheirs}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void onKeepMine()}>
          {texts.conflict.keepMine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Version({ title, note, card }: { title: string; note: ReactNode; card: CardContent }) {
  const { looks } = useTemplateLooks();
  return (
    <section className="min-w-0">
      <h3 className="font-medium">{title}</h3>
      <p className="mb-3 text-[0.8125rem] text-ink-3">{note}</p>
      <div inert>
        <FittedCard card={card} branding={looks} headingLevel={4} />
      </div>
    </section>
  );
}
