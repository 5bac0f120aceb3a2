import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Reference, ReferenceStatus } from '#contract/reference';
import { isApiError } from '../../../lib/api-error.ts';
import { formOf, missingToPublish, namesOf, sameForm, type ReferenceForm } from '../reference-form.ts';
import { saveReference, type Place } from '../save-reference.ts';
import { isUnanswered, saveFailure, type SaveFailure } from './save-failure.ts';
import { texts } from './texts.ts';
import type { Conflict, Target } from './use-save.ts';

export interface Work {
  form: UseFormReturn<ReferenceForm>;
  place: Place;
  target: Target;
  /** What it is to become; absent: stays as it is. */
  status: ReferenceStatus | undefined;
  /** What it is. */
  savedStatus: ReferenceStatus | undefined;
  /** What was sent without an answer: when the server has it, the conflict is with nobody but ourselves. */
  unanswered: RefObject<ReferenceForm | undefined>;
  onSend: () => void;
  onSaved: (reference: Reference, sent: ReferenceForm) => void;
  onConflict: (conflict: Conflict | undefined) => void;
  onFailure: (failure: SaveFailure) => void;
}

/** Checks the form and sends it. Resolves with the record when it worked; else it has said what happened. */
export async function saveForm(work: Work): Promise<Reference | undefined> {
  const { form, target, status, savedStatus, onSend, onFailure } = work;
  let reference: Reference | undefined;
  await form.handleSubmit(
    async (values) => {
      const incomplete = incompleteness(values, status ?? savedStatus);
      if (incomplete) return onFailure(incomplete);
      onSend();
      reference = await send(work, values, target);
    },
    (errors) => {
      const fields = stillMissing(form.getValues(), errors, status);
      onFailure({ message: texts.editor.checkFields, fields });
    },
  )();
  return reference;
}

async function send(work: Work, values: ReferenceForm, target: Target): Promise<Reference | undefined> {
  const { place, status, unanswered, onSaved, onConflict, onFailure } = work;
  const sent = structuredClone(values);
  try {
    const reference = await saveReference(place, { form: sent, saved: target, status });
    unanswered.current = undefined;
    onConflict(undefined);
    onSaved(reference, sent);
    return reference;
  } catch (error) {
    if (isUnanswered(error)) unanswered.current = sent;
    if (isApiError(error, 'VERSION_CONFLICT') && error.current) {
      const theirs = error.current as Reference;
      const ours = unanswered.current && isStored(unanswered.current, theirs);
      unanswered.current = undefined;
      if (ours) return send(work, values, { id: theirs.id, version: theirs.version });
      onConflict({ theirs, status });
    } else {
      onConflict(undefined);
      onFailure(saveFailure(error, !target, sent));
    }
    return undefined;
  }
}

/** Whether the server's record holds what was sent. An empty date it fills itself. */
function isStored(sent: ReferenceForm, record: Reference): boolean {
  const stored = formOf(record);
  return sameForm({ ...sent, referenceDate: sent.referenceDate || stored.referenceDate }, stored);
}

function incompleteness(values: ReferenceForm, status: ReferenceStatus | undefined): SaveFailure | undefined {
  const missing = status === 'Published' ? missingToPublish(values) : [];
  if (missing.length === 0) return undefined;
  return { message: texts.editor.fillIn(namesOf(missing)), fields: stillMissing(values, {}, status) };
}

/** A note for each field that publishing needs and that has no other complaint. */
function stillMissing(values: ReferenceForm, known: object, status: ReferenceStatus | undefined) {
  const missing = status === 'Published' ? missingToPublish(values) : [];
  const notes = missing.filter((field) => !(field in known));
  return Object.fromEntries(notes.map((field) => [field, texts.editor.requiredToPublish]));
}
