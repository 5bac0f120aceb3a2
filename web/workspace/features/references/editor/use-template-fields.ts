import { useWatch } from 'react-hook-form';
import type { FieldName } from '#contract/reference-fields';
import { templateOf } from '#contract/templates/index';
import type { ReferenceForm } from '../reference-form.ts';
import { texts } from './texts.ts';

/** The fields of the template that is chosen now. */
export function useTemplateFields() {
  const templateId = useWatch<ReferenceForm, 'templateId'>({ name: 'templateId' });
  const { fields } = templateOf(templateId);
  const find = (name: FieldName) => fields.find((field) => field.name === name);
  return {
    has: (name: FieldName) => find(name) !== undefined,
    /** What stands beside the field's label. */
    mark: (name: FieldName) => (find(name)?.required ? texts.editor.requiredToPublish : undefined),
  };
}
