import { analyticsRoutes } from '#contract/resources/analytics';
import type { EventBatch, VisitEvent } from '#contract/resources/event';
import { referenceRoutes } from '#contract/resources/reference';
import { sendEvents } from '#functions/event/send-events';
import type { RefdeckCloud } from '#tools/start/cloud';
import { inLocalTable } from './local-table.ts';
import type { Call } from './people.ts';

/** Screens compare thirty days with the thirty before. */
const days = 60;
const dayMs = 24 * 60 * 60 * 1_000;

/** Values are sorted by frequency, and the first one takes the remainder. */
const referrers = [undefined, 'www.google.com', 'birchline.example', 'www.linkedin.com', 'news.example'];
const websites = ['www.birchline.example', 'news.example'];
const countries = ['FI', 'FI', 'SE', 'DE', 'EE', 'GB', 'US'];
const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];

/** Uses the operation directly, because the route counts a visit on the current day. Repeatable. */
export async function createVisits(cloud: RefdeckCloud, call: Call, organizationId: string): Promise<void> {
  const { totals, previous } = await call(analyticsRoutes.getAnalytics, {});
  if (totals.views + previous.views > 0) return;
  const { references } = await call(referenceRoutes.listReferences, {});
  const cards = references
    .filter(({ status, visibility }) => status === 'Published' && visibility === 'public')
    .map(({ id }) => id);
  const visits = makeVisits(organizationId, cards, new Date());
  // One after the other within a month, whose counters they share.
  const months = [...new Set(visits.map(monthOf))];
  await inLocalTable(cloud, () =>
    Promise.all(months.map((month) => countInOrder(visits.filter((visit) => monthOf(visit) === month)))),
  );
}

interface SampleVisit {
  now: Date;
  batch: EventBatch;
  visitor: { address: string; userAgent: string; country: string };
}

const monthOf = ({ now }: SampleVisit): string => now.toISOString().slice(0, 7);

async function countInOrder(visits: readonly SampleVisit[]): Promise<void> {
  for (const { now, batch, visitor } of visits) {
    const log = () => undefined;
    await sendEvents(
      { requestId: 'seed', now, log, visitor: { ...visitor, optedOut: false, prefetch: false } },
      batch,
    );
  }
}

/** Every seed creates the same visits, with fewer at weekends and slow growth. */
function makeVisits(organizationId: string, cards: readonly string[], now: Date): SampleVisit[] {
  const random = numbers(7);
  const skewed = (below: number) => Math.floor((random(1_000) / 1_000) ** 2 * below);
  return Array.from({ length: days }, (_, n) => new Date(now.getTime() - (days - 1 - n) * dayMs)).flatMap(
    (day, n) => {
      const weekend = [0, 6].includes(day.getUTCDay());
      const count = weekend ? random(2) : 1 + random(3) + Math.floor(n / 20);
      return Array.from({ length: count }, (_visit, index) => {
        const ledBy = referrers[skewed(referrers.length)];
        const source = random(10) < 3 ? 'embed' : 'page';
        const referrer = source === 'embed' ? websites[index % websites.length] : ledBy;
        return {
          now: day,
          batch: {
            organizationId,
            batchId: `sample-visit-${day.toISOString().slice(0, 10)}-${index}`,
            source,
            ...(referrer && { referrer }),
            events: eventsOf(cards, random, skewed),
          } satisfies EventBatch,
          visitor: {
            address: `198.51.100.${random(250)}`,
            userAgent: browsers[random(10) < 6 ? 0 : random(8) < 7 ? 1 : 2]!,
            country: countries[skewed(countries.length)]!,
          },
        };
      });
    },
  );
}

type Random = (below: number) => number;

function eventsOf(cards: readonly string[], random: Random, skewed: Random): VisitEvent[] {
  const seen = cards.filter((_card, index) => index < 3 + random(cards.length));
  const story = seen[skewed(seen.length)]!;
  const of = (type: VisitEvent['type'], ids: readonly string[]) =>
    ids.map((referenceId) => ({ type, referenceId }));
  const often = (times: number, tenths: number) =>
    random(10) < tenths ? Array<string>(times).fill(story) : [];
  return [
    { type: 'view' },
    ...(random(10) < 3 ? [{ type: 'view' as const }] : []),
    ...of('visible', seen),
    ...of('open', often(1 + random(2), 6)),
    ...of('view', often(1, 3)),
    ...of('click', often(1, 2)),
  ];
}

function numbers(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
