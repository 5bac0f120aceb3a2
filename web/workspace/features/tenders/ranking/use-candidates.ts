import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Facts } from '#contract/reference/fact-schemas';
import { factTexts, type FactValues } from '#contract/reference/facts';
import { plainText } from '#contract/reference/plain-text';
import type { Customer } from '#contract/resources/customer';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import type { WholeTender } from '#contract/resources/tender';
import type { TenderPick } from '#contract/tender/pick';
import { lightOfReference, type KnownForLight } from '#contract/tender/light-of-reference';
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
  /** What decides whether the tender may say the reference. */
  known: Known;
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
export function useCandidates({ tender, picks }: Pick<WholeTender, 'tender' | 'picks'>) {
  const { rows, today, failed } = usePermissionOverview();
  const [facts, settings] = [useAllFacts(), useSettings()];
  const { id, deadline, holdUntil } = tender;
  const { language: original, permissionPolicy: policy } = settings.data ?? {};
  const all = useMemo(() => {
    if (!rows || !facts.data || !original || !policy) return undefined;
    const about = { tender: { id, deadline, holdUntil }, policy, today };
    const factsOf = new Map(facts.data.map((one) => [one.referenceId, one]));
    return new Map(
      rows.map((row) => {
        const own = factsOf.get(row.reference.id);
        const known = { ...row, ...about, facts: own?.values ?? {} };
        return [row.reference.id, candidateOf(known, own, original)];
      }),
    );
  }, [rows, facts.data, original, policy, today, id, deadline, holdUntil]);
  const likeness = useMemo(() => all && createLikeness([...all.values()].map(wordsOf)), [all]);
  const candidates = useMemo(() => all && withChoices(all, picks), [all, picks]);
  return {
    candidates,
    likeness,
    today,
    failed: failed ?? [facts, settings].find(({ data, error }) => data === undefined && error),
  };
}

type Known = ReferenceRow & Omit<KnownForLight, keyof ReferenceRow>;

function candidateOf(known: Known, row: Facts | undefined, original: string): Candidate {
  const { reference, customer, facts } = known;
  const { id, tags, attributes, language = original, translations = {} } = reference;
  const ready = Object.keys(translations).filter((code) => translations[code]?.status === 'Ready');
  return {
    reference,
    customer,
    known,
    record: {
      id,
      tags,
      type: attributes.referenceType,
      languages: [...new Set([language, ...ready, ...languagesOfTexts(facts)])],
      facts,
      checkedAt: row?.checkedAt,
      light: lightOfReference(known),
    },
  };
}

/** A title for tenders is enough to tell a reference in its language. */
const languagesOfTexts = ({ translations = {} }: FactValues): string[] =>
  Object.keys(translations).filter((code) => translations[code]!.tenderTitle);

/** Of a chosen reference the tender may say less, which needs less to be allowed. */
function withChoices(
  all: ReadonlyMap<string, Candidate>,
  picks: readonly TenderPick[],
): ReadonlyMap<string, Candidate> {
  const chosen = picks.flatMap((pick): [string, Candidate][] => {
    const candidate = pick.anonymous || pick.untold ? all.get(pick.referenceId) : undefined;
    if (!candidate) return [];
    const known = { ...candidate.known, pick };
    const record = { ...candidate.record, light: lightOfReference(known) };
    return [[pick.referenceId, { ...candidate, known, record }]];
  });
  return chosen.length > 0 ? new Map([...all, ...chosen]) : all;
}

const wordsOf = ({ reference: { id, name, tags, attributes }, record: { facts } }: Candidate) => ({
  id,
  title: name,
  type: attributes.referenceType ?? '',
  tags: tags.join(' '),
  tender: [facts, ...Object.values(facts.translations ?? {})]
    .flatMap((texts) => factTexts.map((text) => texts[text]))
    .filter(Boolean)
    .join(' '),
  story: plainText([attributes.description, attributes.longDescription].filter(Boolean).join('\n')),
});
