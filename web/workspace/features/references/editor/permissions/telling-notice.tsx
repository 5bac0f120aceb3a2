import { useWatch } from 'react-hook-form';
import { knownBy, tellsCustomer } from '#contract/permission/tells-customer';
import type { Customer } from '#contract/resources/customer';
import { fieldEntries, textsOf, type FieldName } from '#contract/reference/field-values';
import * as words from '#words/anonymous';
import { namesOf, type ReferenceForm } from '../../reference-form.ts';

/** Without these the card has no anonymous version. */
const needed: ReadonlySet<FieldName> = new Set(['alias', 'title']);

/** Says which texts an anonymous card has to do without, while there is an alias. */
export function TellingNotice({ customer }: { customer: Pick<Customer, 'name' | 'attributes'> }) {
  const form = useWatch<ReferenceForm>() as ReferenceForm;
  if (!form.alias) return null;
  const about = { name: customer.name, ...knownBy(customer) };
  const telling = fieldEntries
    .filter(([field]) => textsOf(form[field]).some((text) => tellsCustomer(text, about)))
    .map(([field]) => field);
  const isNeeded = (field: FieldName) => needed.has(field);
  const [down, leftOut] = [telling.filter(isNeeded), telling.filter((field) => !isNeeded(field))];
  if (telling.length === 0) return null;
  return (
    <output className="text-[0.8125rem] text-pretty text-warn">
      {down.length > 0 ? words.down(namesOf(down)) : words.leftOut(namesOf(leftOut))}
    </output>
  );
}
