import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { namesWhere, type EditorSection } from '#contract/reference-fields';
import { templateOf } from '#contract/templates';
import type { ReferenceForm } from '../reference-form.ts';
import { FieldInput, type FormState } from './field-input.tsx';
import { Pair, Section } from './section.tsx';
import { texts } from './texts.ts';

/** Short inputs stand beside each other. */
const paired: ReadonlySet<EditorSection> = new Set(['details', 'button']);

/** The fields of a section that the chosen template shows, below what else belongs there; without any, nothing. */
export function FieldSection({
  section,
  children,
  ...state
}: FormState & { section: EditorSection; children?: ReactNode }) {
  const { fields } = templateOf(useWatch<ReferenceForm, 'templateId'>({ name: 'templateId' }));
  const names = namesWhere((field) => field.section === section).filter((name) =>
    fields.some((field) => field.name === name),
  );
  if (!children && names.length === 0) return null;
  const inputs = names.map((name) => <FieldInput key={name} name={name} {...state} />);
  return (
    <Section title={texts.sections[section]}>
      {children}
      {paired.has(section) ? <Pair>{inputs}</Pair> : inputs}
    </Section>
  );
}
