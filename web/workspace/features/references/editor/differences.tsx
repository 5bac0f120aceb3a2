import { templateOf } from '#contract/templates/index';
import { referenceFields } from '#contract/reference-fields';
import { formatReferenceDate } from '#contract/reference-date';
import type { FormField, ReferenceForm } from '../reference-form.ts';
import { dialogTexts } from './dialog-texts.ts';
import { texts } from './texts.ts';

const words = dialogTexts.conflict;

interface Props {
  fields: readonly FormField[];
  theirs: ReferenceForm;
  mine: ReferenceForm;
  /** A customer's name. */
  nameOf: (customerId: string) => string | undefined;
  /** The fields that are to be theirs. */
  chosen: readonly FormField[];
  onChoose: (fields: FormField[]) => void;
}

/** Each field that differs, with a choice between the two. */
export function Differences({ fields, theirs, mine, nameOf, chosen, onChoose }: Props) {
  if (fields.length === 0) return null;
  const choose = (field: FormField, isTheirs: boolean) => {
    const others = chosen.filter((other) => other !== field);
    onChoose(isTheirs ? [...others, field] : others);
  };
  return (
    <table className="w-full table-fixed text-left">
      <caption className="mb-2 text-left font-medium">{words.differences}</caption>
      <thead className="text-[0.8125rem] text-ink-3">
        <tr className="border-b border-line">
          <th scope="col" className="w-[26%] py-1.5 pr-3 font-medium">
            {words.field}
          </th>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {words.theirs}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {words.mine}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
              {labelOf(field)}
            </th>
            {([theirs, mine] as const).map((form) => (
              <td key={form === theirs ? 'theirs' : 'mine'} className="py-2 pr-3">
                <label className="flex min-h-6 cursor-pointer items-start gap-2">
                  <input
                    type="radio"
                    name={`stays-${field}`}
                    aria-label={`${labelOf(field)}: ${form === theirs ? words.theirs : words.mine}`}
                    checked={chosen.includes(field) === (form === theirs)}
                    onChange={() => choose(field, form === theirs)}
                    className="mt-0.5 size-4 shrink-0 accent-(--accent)"
                  />
                  <span className="line-clamp-4 min-w-0 text-[0.8125rem] wrap-anywhere">
                    {inWords(field, form, nameOf) || <span className="text-ink-3">{words.empty}</span>}
                  </span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function labelOf(field: FormField): string {
  if (field === 'customerId') return texts.customer.label;
  if (field === 'templateId') return texts.sections.template;
  if (field === 'visibility') return texts.sections.visibility;
  if (field === 'config') return texts.sections.appearance;
  return referenceFields[field].label;
}

function inWords(field: FormField, form: ReferenceForm, nameOf: Props['nameOf']): string {
  if (field === 'customerId') return nameOf(form.customerId) ?? '';
  if (field === 'templateId') return templateOf(form.templateId).name;
  if (field === 'visibility') return texts.visibility[form.visibility].label;
  if (field === 'config') return Object.keys(form.config).length > 0 ? words.ownStyle : words.defaultStyle;
  if (field === 'referenceDate') return formatReferenceDate(form.referenceDate) || form.referenceDate;
  return field === 'tags' ? form.tags.join(', ') : form[field];
}
