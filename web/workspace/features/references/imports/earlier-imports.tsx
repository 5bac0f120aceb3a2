import { useState } from 'react';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/imports';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { Button } from '../../../ui/elements/button.tsx';
import { Link } from '../../../ui/elements/link.tsx';
import { RelativeTime } from '../../../ui/elements/relative-time.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { earlierImports, referencesOf, undoImport, type EarlierImport } from './undo-import.ts';

export function EarlierImports({ references }: { references: readonly Reference[] }) {
  const context = useActionContext();
  const [chosen, setChosen] = useState<EarlierImport>();
  const [kept, setKept] = useState<readonly Reference[]>([]);
  const imports = earlierImports(references);
  if (imports.length === 0) return null;
  const undo = async (one: EarlierImport, ids: ReadonlySet<string>) => {
    const done = await undoImport(context, one, ids);
    setKept(done.kept);
    notify.success(words.undone(done.gone, done.restored));
  };
  return (
    <>
      {kept.length > 0 ? (
        <section role="alert" className="rounded-xl border border-line bg-warn-soft px-4 py-3">
          <h2 className="font-semibold">{words.kept(kept.length)}</h2>
          <ul className="mt-1 max-h-64 overflow-y-auto">
            {kept.map(({ id, name }) => (
              <li key={id} className="py-1 wrap-anywhere">
                <Link to={`/app/references/${id}`} className="underline underline-offset-2">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="earlier-imports">
        <h2 id="earlier-imports" className="mb-2 font-semibold">
          {words.earlier}
        </h2>
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {imports.map((one) => (
            <li key={one.importId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{one.file}</span>
                <span className="text-[0.8125rem] text-ink-2">
                  {words.madeAndChanged(one.made.length, one.changed.length)} · <RelativeTime at={one.at} />
                </span>
              </span>
              <Button size="sm" onClick={() => setChosen(one)} aria-label={words.undoOf(one.file)}>
                {words.undo}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {chosen ? (
        <UndoDialog one={chosen} onUndo={(ids) => undo(chosen, ids)} onClose={() => setChosen(undefined)} />
      ) : null}
    </>
  );
}

interface UndoDialogProps {
  one: EarlierImport;
  onUndo: (ids: ReadonlySet<string>) => Promise<void>;
  onClose: () => void;
}

function UndoDialog({ one, onUndo, onClose }: UndoDialogProps) {
  const all = referencesOf(one);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setLeft(new Set(left.has(id) ? [...left].filter((other) => other !== id) : [...left, id]));
  return (
    <ConfirmDialog
      open
      title={words.undoTitle(one.file)}
      action={words.undoAction}
      errorTitle={words.undoFailed}
      onClose={onClose}
      onConfirm={() => onUndo(new Set(all.flatMap(({ id }) => (left.has(id) ? [] : id))))}
    >
      {words.undoBody}
      {all.length > 1 ? (
        <details className="mt-3">
          <summary className="cursor-pointer font-medium">{words.undoSome}</summary>
          <fieldset className="mt-2 max-h-56 overflow-y-auto rounded-lg border border-line">
            <legend className="sr-only">{words.undoThese}</legend>
            {all.map(({ id, name }) => (
              <label key={id} className="flex min-h-11 items-center gap-3 px-3 py-2 wrap-anywhere text-ink">
                <input
                  type="checkbox"
                  checked={!left.has(id)}
                  onChange={() => toggle(id)}
                  className="size-4 shrink-0 accent-accent"
                />
                {name}
              </label>
            ))}
          </fieldset>
        </details>
      ) : null}
    </ConfirmDialog>
  );
}
