import { factTexts, type FactName } from '../reference/facts.ts';
import type { Tender } from '../resources/tender.ts';
import type { Answering, TenderPick } from './pick.ts';
import type { Need } from './need.ts';
import type { Condition } from './condition.ts';
import { fitClasses, type Ranked } from './fit.ts';
import type { FitRecord } from './marks.ts';

export interface Rankings {
  need: Pick<Need, 'id' | 'number' | 'conditions'>;
  ranked: readonly Ranked[];
}

export interface Short {
  needId: string;
  /** So many references are missing. */
  missing: number;
  /** The best of those that do not count. */
  nearest: string[];
}

const nearestShown = 3;

const isCandidate = ({ fit }: Ranked) => fit === 'fits' || fit === 'may fit';

/** Requirements with the fewest candidates choose first; whoever answers most open ones wins. */
export function propose(
  all: readonly Rankings[],
  { references: most = Infinity, sameTwice = true }: NonNullable<Tender['allowed']> = {},
): { picks: Answering[]; short: Short[] } {
  const answers = new Map<string, Set<string>>();
  const candidates = new Map(all.map(({ need, ranked }) => [need.id, ranked.filter(isCandidate)]));
  const open = new Map(all.map(({ need }) => [need.id, need.number]));
  const isFree = (referenceId: string, needId: string) => {
    const own = answers.get(referenceId);
    if (!own) return answers.size < most;
    return sameTwice && !own.has(needId);
  };
  const openFor = (referenceId: string) =>
    sameTwice
      ? [...candidates].filter(
          ([id, list]) => open.get(id)! > 0 && list.some((one) => one.referenceId === referenceId),
        ).length
      : 1;
  const inOrder = all.toSorted(
    (a, b) => candidates.get(a.need.id)!.length - candidates.get(b.need.id)!.length,
  );
  for (const { need } of inOrder) {
    while (open.get(need.id)! > 0) {
      const best = candidates
        .get(need.id)!
        .filter(({ referenceId }) => isFree(referenceId, need.id))
        .map((one) => ({ ...one, open: openFor(one.referenceId) }))
        // The sort is stable, so the order of the ranking decides between equals.
        .toSorted((a, b) => fitClasses.indexOf(a.fit) - fitClasses.indexOf(b.fit) || b.open - a.open)[0];
      if (!best) break;
      const own = answers.get(best.referenceId) ?? new Set();
      answers.set(best.referenceId, own.add(need.id));
      open.set(need.id, open.get(need.id)! - 1);
    }
  }
  return {
    picks: [...answers].map(([referenceId, needIds]) => ({ referenceId, needIds: [...needIds] })),
    short: all.flatMap(({ need, ranked }) => {
      const missing = open.get(need.id)!;
      const others = ranked.filter(({ referenceId }) => !answers.get(referenceId)?.has(need.id));
      const nearest = others.slice(0, nearestShown).map(({ referenceId }) => referenceId);
      return missing > 0 ? [{ needId: need.id, missing, nearest }] : [];
    }),
  };
}

export const gapKinds = [
  'too few',
  'fact',
  'permission',
  'language',
  'contact',
  'ends',
  'unchecked',
] as const;

/** A gap stands between the references and a complete tender. The kinds that block most come first. */
export interface Gap {
  kind: (typeof gapKinds)[number];
  needId?: string;
  missing?: number;
  referenceId?: string;
  fact?: FactName;
  language?: string;
}

/** Facts that nobody has checked for so long may be wrong. */
const checkedMonths = 24;

const factOf: Partial<Record<Condition['kind'], FactName>> = {
  ended: 'endedOn',
  performed: 'startedOn',
  size: 'sizes',
  role: 'role',
  workKind: 'workKind',
  clientKind: 'clientKind',
  difficulty: 'difficulty',
  cpv: 'cpv',
  region: 'regions',
  task: 'keyPeople',
};

const missingFact = (condition: Condition): FactName | undefined =>
  condition.kind === 'value'
    ? condition.of === 'ours'
      ? 'ourValue'
      : 'contractValue'
    : factOf[condition.kind];

/** The picks are those of the tender, or the proposed ones while it has none. */
export function gapsOf(
  all: readonly Rankings[],
  picks: readonly (Answering & Pick<TenderPick, 'own'>)[],
  records: ReadonlyMap<string, FitRecord>,
  { languages, today }: { languages: readonly string[]; today: string },
): Gap[] {
  const picked = picks.flatMap(({ referenceId }) => records.get(referenceId) ?? []);
  const lately = new Date(today);
  lately.setUTCMonth(lately.getUTCMonth() - checkedMonths);
  return [
    ...all.flatMap(({ need, ranked }): Gap[] => {
      const missing = need.number - ranked.filter(isCandidate).length;
      return missing > 0 ? [{ kind: 'too few', needId: need.id, missing }] : [];
    }),
    ...factGaps(all, picks),
    ...lightGaps('permission', picked),
    ...picks.flatMap(({ referenceId, own }) => languageGaps(records.get(referenceId), own, languages)),
    ...picked
      .filter(({ facts }) => !facts.clientContact)
      .map(({ id }): Gap => ({ kind: 'contact', referenceId: id, fact: 'clientContact' })),
    ...lightGaps('ends', picked),
    ...picked
      .filter(({ checkedAt }) => !checkedAt || checkedAt < lately.toISOString())
      .map(({ id }): Gap => ({ kind: 'unchecked', referenceId: id })),
  ];
}

/** A tender in another language lacks the texts that the reference has for tenders in its own alone. */
function languageGaps(
  record: FitRecord | undefined,
  own: TenderPick['own'],
  languages: readonly string[],
): Gap[] {
  if (!record) return [];
  const { id: referenceId, facts, languages: has } = record;
  return languages.flatMap((language): Gap[] => {
    const texts = { ...facts.translations?.[language], ...(own?.language === language && own) };
    if (!has.includes(language) && !texts.tenderTitle) return [{ kind: 'language', referenceId, language }];
    const fact = factTexts.find((name) => facts[name] && !texts[name]);
    return fact && language !== has[0] ? [{ kind: 'language', referenceId, language, fact }] : [];
  });
}

/** A permission that ends too early is asked for less urgently than one that nobody has given. */
const lightGaps = (kind: 'permission' | 'ends', picked: readonly FitRecord[]): Gap[] =>
  picked
    .filter(({ light }) => light.reasons[0] && (light.reasons[0].reason === 'ends') === (kind === 'ends'))
    .map(({ id }) => ({ kind, referenceId: id }));

function factGaps(all: readonly Rankings[], picks: readonly Answering[]): Gap[] {
  const found = new Map<string, Gap>();
  for (const { need, ranked } of all) {
    const byId = new Map(ranked.map((one) => [one.referenceId, one]));
    for (const { referenceId } of picks.filter(({ needIds }) => needIds.includes(need.id))) {
      need.conditions.forEach((condition, index) => {
        const fact = missingFact(condition);
        if (byId.get(referenceId)?.marks[index]?.state !== 'unknown' || !fact) return;
        found.set(`${referenceId} ${fact}`, { kind: 'fact', referenceId, fact });
      });
    }
  }
  return [...found.values()];
}
