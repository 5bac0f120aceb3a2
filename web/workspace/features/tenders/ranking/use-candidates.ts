import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Facts } from '#contract/reference/fact-schemas';
import { plainText } from '#contract/reference/plain-text';
import type { Customer } from '#contract/resources/customer';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import type { Subject } from '#contract/rules/choices';
import type { Tender } from '#contract/resources/tender';
import { lightOfReference, sayableIn, type KnownForLight } from '#contract/tender/light-of-reference';
import type { FitRecord } from '#contract/tender/marks';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { allPages, recordKeys } from '../../../lib/organization/records.ts';
import { useSettings } from '../../../lib/organization/settings.ts';
import { usePermissionOverview } from '../../../permissions/state/overview-data.ts';
import type { ReferenceRow } from '../../../permissions/state/overview.ts';
import { createLikeness } from './likeness.ts';

export interface Candidate {
  record: FitRecord;
  reference: Reference;
  customer: Customer;
  /** A file of the tender may say these parts. */
  sayable: Subject[];
}

function useAllFacts() {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [...recordKeys.all(organizationId), 'facts'],
    queryFn: ({ signal }): Promise<Facts[]> =>
      allPages(async (cursor) => {
        const page = await call(referenceRoutes.listFacts, { cursor }, { signal });
        return { items: page.facts, nextCursor: page.nextCursor };
      }),
    // Facts are filled in on another page while a tender is open.
    staleTime: 0,
  });
}

/** All references that are not archived, with what ranks them for this tender. */
export function useCandidates(tender: Tender) {
  const { rows, today, failed } = usePermissionOverview();
  const [facts, settings] = [useAllFacts(), useSettings()];
  const { id, deadline, holdUntil } = tender;
  const { language: original, permissionPolicy: policy } = settings.data ?? {};
  const candidates = useMemo(() => {
    if (!rows || !facts.data || !original || !policy) return undefined;
    const about = { tender: { id, deadline, holdUntil }, original, policy, today };
    const factsOf = new Map(facts.data.map((one) => [one.referenceId, one]));
    return new Map(
      rows.map((row) => [row.reference.id, candidateOf(row, factsOf.get(row.reference.id), about)]),
    );
  }, [rows, facts.data, original, policy, today, id, deadline, holdUntil]);
  const likeness = useMemo(
    () => candidates && createLikeness([...candidates.values()].map(wordsOf)),
    [candidates],
  );
  return {
    candidates,
    likeness,
    today,
    failed: failed ?? [facts, settings].find(({ data, error }) => data === undefined && error),
  };
}

function candidateOf(
  { reference, customer, entries, requests }: ReferenceRow,
  facts: Facts | undefined,
  { original, ...about }: Pick<KnownForLight, 'tender' | 'policy' | 'today'> & { original: string },
): Candidate {
  const { id, tags, attributes, language = original, translations = {} } = reference;
  const ready = Object.keys(translations).filter((code) => translations[code]?.status === 'Ready');
  const values = facts?.values ?? {};
  return {
    reference,
    customer,
    sayable: sayableIn({ reference, entries, ...about }),
    record: {
      id,
      tags,
      type: attributes.referenceType,
      languages: [language, ...ready],
      facts: values,
      checkedAt: facts?.checkedAt,
      light: lightOfReference({ reference, facts: values, entries, requests, ...about }),
    },
  };
}

const wordsOf = ({ reference: { id, name, tags, attributes }, record: { facts } }: Candidate) => ({
  id,
  title: name,
  type: attributes.referenceType ?? '',
  tags: tags.join(' '),
  tender: [facts.tenderTitle, facts.tenderText, facts.ourPart].filter(Boolean).join(' '),
  story: plainText([attributes.description, attributes.longDescription].filter(Boolean).join('\n')),
});
