import { documentLooks, type DocumentLook } from '#contract/resources/document';
import * as words from '#words/made-documents';
import { SelectField } from '../ui/forms/text-field.tsx';

interface Props {
  /** Like the cards of the organization, if absent. */
  value: DocumentLook | undefined;
  onChange: (look: DocumentLook | undefined) => void;
}

export function LookField({ value, onChange }: Props) {
  const chosen = value ? words.looks[value] : words.likeCards;
  return (
    <SelectField
      label={words.look}
      hint={chosen.note}
      value={value ?? ''}
      onChange={({ target }) => onChange(documentLooks.find((look) => look === target.value))}
      options={[
        { value: '', label: words.likeCards.label },
        ...documentLooks.map((look) => ({ value: look, label: words.looks[look].label })),
      ]}
    />
  );
}
