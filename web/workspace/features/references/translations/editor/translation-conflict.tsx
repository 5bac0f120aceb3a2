import * as words from '#words/translations';
import { RecordConflict } from '../../../../record-editor/record-conflict.tsx';
import { labelOf } from '../../../../permissions/changes/field-changes.ts';
import { namesOf } from '../../reference-form.ts';
import type { TranslationEditorState } from './editor-state.ts';
import type { TextName, TranslationForm } from './translation-form.ts';

export function TranslationConflict({ editor }: { editor: TranslationEditorState }) {
  return (
    <RecordConflict
      editor={editor}
      labelOf={(field) => (isMark(field) ? words.marks[field] : isText(field) ? labelOf(field) : '')}
      show={inWords}
    />
  );
}

const isMark = (field: keyof TranslationForm): field is 'same' | 'leaveOut' =>
  field === 'same' || field === 'leaveOut';

/** Proposals in a form are never saved, so they are in no conflict. */
const isText = (field: keyof TranslationForm): field is TextName | 'figures' =>
  field !== 'proposed' && field !== 'origin';

function inWords(field: keyof TranslationForm, form: TranslationForm): string {
  if (isMark(field)) return namesOf(form[field]);
  if (!isText(field)) return '';
  if (field !== 'figures') return form[field];
  return form.figures
    .map(({ unit, label }) => [unit, label].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
}
