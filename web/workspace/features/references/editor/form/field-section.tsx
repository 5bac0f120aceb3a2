import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EditorSection } from '#contract/reference/fields';
import { namesWhere, type FieldName } from '#contract/reference/field-values';
import { requiredFields, templateOf } from '#contract/cards/templates';
import * as words from '#words/reference-editor';
import type { ReferenceForm } from '../../reference-form.ts';
import { FieldInput, type FormState } from './field-input.tsx';
import { FoldedSection, Pair, Section } from './section.tsx';

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
  if (section === 'proof') return <ProofSection names={names}>{inputs}</ProofSection>;
  return (
    <Section title={words.sections[section]}>
      {children}
      {paired.has(section) ? <Pair>{inputs}</Pair> : inputs}
    </Section>
  );
}

function ProofSection({ names, children }: { names: readonly FieldName[]; children: ReactNode }) {
  const { formState, getValues } = useFormContext<ReferenceForm>();
  const required = requiredFields(useWatch<ReferenceForm, 'templateId'>({ name: 'templateId' }));
  const used = names.some(
    (name) => required.includes(name) || formState.errors[name] || getValues(name).length > 0,
  );
  return (
    <FoldedSection title={words.sections.proof} note={words.proofNote} used={used}>
      <div className="flex flex-col gap-5">{children}</div>
    </FoldedSection>
  );
}
