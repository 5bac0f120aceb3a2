import type { Reference, ReferenceStatus } from '#contract/resources/reference';
import type { RecordEditor } from '../../../record-editor/use-record-editor.ts';
import type { ReferenceForm } from '../reference-form.ts';

export type ReferenceEditorState = RecordEditor<ReferenceForm, Reference, ReferenceStatus>;
