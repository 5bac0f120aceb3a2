import { Check } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Approval } from '#contract/resources/approval';
import { figuresInOwnWords } from '#contract/permission/own-words';
import type { KeyFigure } from '#contract/reference/fields';
import { textsOf, type TextFieldName } from '#contract/reference/field-values';
import * as words from '#words/approval-requests';
import { FieldDiff } from '../../../../permissions/changes/field-diff.tsx';
import { suggestedTexts } from '../../../../permissions/changes/field-changes.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx';
import type { ReferenceForm } from '../../reference-form.ts';

interface Props {
  approval: Approval;
  save: () => Promise<boolean>;
  onAskAgain: () => void;
  onClose: () => void;
}

export default function SuggestedChangesDialog({ approval, save, onAskAgain, onClose }: Props) {
  const { setValue, getValues } = useFormContext<ReferenceForm>();
  const form = useWatch<ReferenceForm>() as ReferenceForm;
  const [before] = useState(() => structuredClone(getValues()));
  const [busy, setBusy] = useState(false);
  const { contact, answer: response } = approval;
  const suggested = suggestedTexts(response?.changes);
  const open = suggested.filter(([name, text]) => !isSame(form[name], text));
  const figures = response?.figures && figuresInOwnWords(response.figures);
  const figuresTaken = !figures || inWords(figures) === inWords(form.figures);
  const isApproval = approval.status === 'approved';
  const put = (name: TextFieldName, text: string) =>
    setValue(name, text, { shouldDirty: true, shouldValidate: true });
  const putFigures = () => {
    if (figures) setValue('figures', figures, { shouldDirty: true, shouldValidate: true });
  };
  /** The permission holds for all of the words together. */
  const takeTheirs = async () => {
    setBusy(true);
    open.forEach(([name, text]) => put(name, text));
    if (!figuresTaken) putFigures();
    await save();
    onClose();
  };
  const askAgain = async () => {
    setBusy(true);
    const saved = await save();
    setBusy(false);
    if (saved) onAskAgain();
    // The errors are in the form behind the dialog.
    else onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      busy={busy}
      title={(isApproval ? words.changesApprovedTitle : words.changesTitle)(response?.name ?? contact.name)}
      description={
        isApproval
          ? words.changesApprovedDescription
          : suggested.length > 0 || figures
            ? words.changesDescription
            : words.changesCommentAlone
      }
      onClose={onClose}
    >
      {response?.comment ? (
        <blockquote className="border-s-2 border-accent ps-3 wrap-anywhere whitespace-pre-line">
          {response.comment}
        </blockquote>
      ) : null}
      {suggested.map(([name, text]) => {
        const taken = isSame(form[name], text);
        return (
          <FieldDiff key={name} name={name} before={taken ? before[name] : form[name]} after={text}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
              {isApproval ? null : taken ? (
                <>
                  <output className="flex items-center gap-1.5 text-[0.8125rem] text-good">
                    <Check aria-hidden className="size-4" />
                    {words.changesTaken}
                  </output>
                  {isSame(before[name], text) ? null : (
                    <Button size="sm" variant="ghost" onClick={() => put(name, before[name])}>
                      {words.changesUndo}
                    </Button>
                  )}
                </>
              ) : (
                <Button size="sm" onClick={() => put(name, text)}>
                  {words.changesTake}
                </Button>
              )}
            </div>
          </FieldDiff>
        );
      })}
      {figures ? (
        <FieldDiff
          name="figures"
          before={inWords(figuresTaken ? before.figures : form.figures)}
          after={inWords(figures)}
        >
          {isApproval || figuresTaken ? null : (
            <Button size="sm" onClick={putFigures}>
              {words.changesTake}
            </Button>
          )}
        </FieldDiff>
      ) : null}
      <DialogActions>
        {isApproval ? (
          <Button variant="primary" busy={busy} onClick={() => void takeTheirs()}>
            {words.changesTakeTheirs}
          </Button>
        ) : open.length > 1 ? (
          <Button onClick={() => open.forEach(([name, text]) => put(name, text))} disabled={busy}>
            {words.changesTakeAll}
          </Button>
        ) : (
          <Button onClick={onClose} disabled={busy}>
            {words.changesClose}
          </Button>
        )}
        <Button variant={isApproval ? 'secondary' : 'primary'} busy={busy} onClick={() => void askAgain()}>
          {open.length < suggested.length ? words.changesAskAgain : words.askAgain}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const inWords = (figures: readonly KeyFigure[]) => textsOf([...figures]).join(', ');

const isSame = (one: string, other: string) => one.trim() === other.trim();
