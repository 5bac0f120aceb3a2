import { useWatch } from 'react-hook-form';
import { templateOf, type CardField } from '#contract/templates/index';
import type { ReferenceForm } from '../reference-form.ts';
import { texts } from './texts.ts';

/** The fields of the template that is chosen now. */
export function useTemplateFields() {
  const templateId = useWatch<ReferenceForm, 'templateId'>({ name: 'templateId' });
  const { fields } = templateOf(templateId);
  const find = (name: CardField) => fields.find((field) => field.name === name);
  return {
    has: (name: CardField) => find(name) !== undefined,
    /** What stands beside the field's label. */
    mark: (name: CardField) => (find(name)?.required ? texts.editor.requiredToPublish : undefined),
  };
}
