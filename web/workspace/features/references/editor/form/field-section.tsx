import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { EditorSection } from '#contract/reference/fields';
import { namesWhere } from '#contract/reference/field-values';
import { templateOf } from '#contract/cards/templates';
import * as words from '#words/reference-editor';
import type { ReferenceForm } from '../../reference-form.ts';
import { FieldInput, type FormState } from './field-input.tsx';
import { Pair, Section } from './section.tsx';

const paired: ReadonlySet<EditorSection> = new Set(['details', 'button']);

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
    <Section title={words.sections[section]} note={section === 'proof' ? words.proofNote : undefined}>
      {children}
      {paired.has(section) ? <Pair>{inputs}</Pair> : inputs}
    </Section>
  );
}
