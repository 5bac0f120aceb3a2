import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cardOf, type CardContent } from '#contract/card';
import type { Customer } from '#contract/customer';
import { currentYearMonth } from '#contract/reference-date';
import { FittedCard } from '../../../cards/fitted-card.tsx';
import { useBranding } from '../../../lib/records.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { cardOfForm, differingFields, formOf, previewOf } from '../reference-form.ts';
import type { FormField, ReferenceForm } from '../reference-form.ts';
import { dialogTexts } from './dialog-texts.ts';
import { Differences } from './differences.tsx';
import type { ReferenceEditorState } from './use-reference-editor.ts';
import type { Conflict } from './use-save.ts';

const words = dialogTexts.conflict;

interface Props {
  editor: ReferenceEditorState;
  conflict: Conflict;
  customers: readonly Customer[] | undefined;
  /** Saves what is in the form, except for these fields, which become theirs. */
  onKeepMine: (theirFields: readonly FormField[]) => Promise<void>;
}

/** Both versions side by side with what differs; closing it leaves everything as it is. */
export default function ConflictDialog({ editor, conflict: { theirs }, customers, onKeepMine }: Props) {
  const { form, saved, saving } = editor;
  const [chosen, setChosen] = useState<readonly FormField[]>([]);
  const theirForm = formOf(theirs);
  const [mine] = useState(() => asSaved(form.getValues()));
  const busy = saving !== undefined;
  const nameOf = (id: string) => customers?.find((customer) => customer.id === id)?.name;
  // Outside the form: what is chosen here is none of its fields.
  return createPortal(
    <Dialog
      open
      onClose={editor.decideLater}
      title={words.title}
      description={words.body}
      busy={busy}
      size="lg"
    >
      <div className="-mx-1 flex max-h-[60dvh] flex-col gap-5 overflow-y-auto px-1">
        <div className="grid grid-cols-2 gap-4">
          <Version
            title={words.theirs}
            note={
              <>
                {words.savedAgo} <RelativeTime at={theirs.updatedAt} />
              </>
            }
            card={cardOf(theirs, nameOf(theirs.attributes.customerId))}
          />
          <Version
            title={words.mine}
            note={words.notSaved}
            card={previewOf(cardOfForm(mine, saved, nameOf(mine.customerId)))}
          />
        </div>
        <Differences
          fields={differingFields(theirForm, mine)}
          theirs={theirForm}
          mine={mine}
          nameOf={nameOf}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <DialogActions>
        <Button onClick={editor.keepTheirs} disabled={busy}>
          {words.keepTheirs}
        </Button>
        {chosen.length > 0 ? (
          <Button disabled={busy} onClick={() => void onKeepMine([])}>
            {words.keepMine}
          </Button>
        ) : null}
        <Button variant="primary" busy={busy} onClick={() => void onKeepMine(chosen)}>
          {chosen.length > 0 ? words.keepChosen : words.keepMine}
        </Button>
      </DialogActions>
    </Dialog>,
    document.body,
  );
}

/** What a save would keep: an update sets the current month where there is none. */
const asSaved = (form: ReferenceForm): ReferenceForm => ({
  ...structuredClone(form),
  referenceDate: form.referenceDate || currentYearMonth(new Date()),
});

function Version({ title, note, card }: { title: string; note: ReactNode; card: CardContent }) {
  const branding = useBranding();
  return (
    <section className="min-w-0">
      <h3 className="font-medium">{title}</h3>
      <p className="mb-3 text-[0.8125rem] text-ink-3">{note}</p>
      <div inert className="max-w-56">
        <FittedCard card={card} branding={branding.data} headingLevel={4} />
      </div>
    </section>
  );
}
