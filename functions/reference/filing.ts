import type { ReferenceFilters } from '#contract/reference';
import { templateOf } from '#contract/templates/index';
import { filing, keys, type Filing } from '../shared/data/keys.ts';
import { put, remove, type Step } from '../shared/data/write.ts';
import type { ReferenceItem } from './store.ts';

type Filed = Pick<ReferenceItem, 'status' | 'templateId' | 'attributes'>;

/** Where references with these values are filed. A template's id counts as the template that it resolves to. */
export function filingOf({ templateId, ...filters }: ReferenceFilters): Filing {
  return filing({ ...filters, templateId: templateId && templateOf(templateId).id });
}

/** Every combination of filters that lists the reference, but the one of no filter: that is the references themselves. */
export function filedUnder({ status, templateId, attributes: { customerId } }: Filed): Filing[] {
  return [
    { status },
    { customerId },
    { templateId },
    { status, customerId },
    { status, templateId },
    { customerId, templateId },
    { status, customerId, templateId },
  ].map(filingOf);
}

type Change = Filed & Pick<ReferenceItem, 'id' | 'filed'>;

/** The steps that file a reference after a change, in the transaction of the change. What stays in its place costs nothing. */
export function filingSteps(organizationId: string, change: { before?: Change; after?: Change }): Step[] {
  const { before, after } = change;
  const id = (before ?? after)!.id;
  // A reference that was written before there were files is filed by its next change.
  const from = before?.filed ? filedUnder(before) : [];
  const to = after ? filedUnder(after) : [];
  const left = from.filter((under) => !to.includes(under));
  const joined = to.filter((under) => !from.includes(under));
  return [
    ...left.map((under) => remove(keys.filed(organizationId, under, id), {})),
    ...joined.map((under) => put(keys.filed(organizationId, under, id), {})),
  ];
}
