import type { Counts } from '../../resources/analytics.ts';
import { limits } from '../../rules/limits.ts';

export const metrics = {
  visitors: {
    label: 'Besökare',
    definition:
      'Webbläsare som kom på besök, var och en räknad en gång per dag. Inga kakor används, så den som kommer tillbaka en annan dag räknas igen.',
  },
  views: {
    label: 'Visningar',
    definition:
      'Hur ofta din referenssida, sidan för en enskild referens eller en inbäddning hämtades. Var och en räknas en gång per besökare och dag.',
  },
  visible: {
    label: 'Sedda kort',
    definition:
      'Hur ofta ett kort blev synligt: minst halva kortet, i en sekund. Räknas en gång per besökare och dag.',
  },
  opens: {
    label: 'Öppningar',
    definition:
      'Hur ofta någon öppnade ett kort för att läsa berättelsen. Räknas en gång per besökare och dag.',
  },
  clicks: {
    label: 'Klick',
    definition:
      'Hur ofta någon klickade på knappen på ett kort eller i berättelsen. Räknas en gång per besökare och dag.',
  },
} satisfies Record<keyof Counts, { label: string; definition: string }>;

export const periodMissing = 'Välj den första och den sista dagen.';
export const periodReversed = 'Den sista dagen får inte vara före den första.';
export const periodFuture = 'Den sista dagen får inte ligga i framtiden.';
export const periodTooLong = `Välj högst ${limits.analyticsDays} dagar.`;

export const changeMost = 'över 999\u00a0%';
export const trendNone = 'Ingen jämförelse: det fanns inget under perioden före';
export const trendSame = (before: string) => `Samma som under perioden före (${before})`;
export const trendMore = (change: string, before: string) =>
  `${change} fler än under perioden före (${before})`;
export const trendFewer = (change: string, before: string) =>
  `${change} färre än under perioden före (${before})`;
export const noChange = 'Ingen förändring';

export const soFar = (days: string) => `${days} (hittills)`;
export const partly = (days: string, count: number) => `${days} (${count} ${count === 1 ? 'dag' : 'dagar'})`;

export const chartOf = (metric: string) => `Diagram: ${metric}`;
export const summary = (label: string) => `${label}.`;
export const summaryHighest = (label: string, most: string, when: string) =>
  `${label}. Högst: ${most}, ${when}.`;
export const chartHint = 'Med piltangenterna går du från en punkt till nästa.';
export const pointBefore = (point: string, earlier: string) => `${point}, perioden före: ${earlier}`;
export const thisPeriod = 'Den här perioden';
export const before = 'Perioden före';

export const topNone = 'Inget kort har setts under perioden.';
export const topOpens = (count: number, shown: string) => `${shown} ${count === 1 ? 'öppning' : 'öppningar'}`;
export const deletedReference = (end: string) => `Borttagen referens …${end}`;

export const emptyUnpublished =
  'Publicera först en referens. Sedan räknas besöken på din sida och överallt där du bäddar in den.';
export const emptyOpenReferences = 'Visa referenserna';
export const emptyGoToReferences = 'Gå till referenserna';
export const emptyPublished =
  'Dela länken till din referenssida, lägg in den i din signatur och dina offerter eller bädda in referenserna på din webbplats. Från och med då räknas varje besök här.';
export const emptyCopy = 'Kopiera länken till din sida';
export const emptyCopyFailed = 'Länken kunde inte kopieras. Öppna sidan och kopiera adressen.';
export const emptyView = 'Visa sidan';
