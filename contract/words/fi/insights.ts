import type { Counts } from '../../resources/analytics.ts';
import { limits } from '../../rules/limits.ts';

export const metrics = {
  visitors: {
    label: 'Kävijät',
    definition:
      'Selaimet, joilla käytiin, kukin kerran päivässä. Evästettä ei aseteta, joten toisena päivänä palaava lasketaan uudelleen.',
  },
  views: {
    label: 'Näyttökerrat',
    definition:
      'Kuinka usein referenssisivusi, yhden referenssin sivu tai upotus ladattiin. Kukin kerran kävijää ja päivää kohti.',
  },
  visible: {
    label: 'Nähdyt kortit',
    definition:
      'Kuinka usein kortti tuli näkyviin: vähintään puolet siitä, sekunnin ajan. Kerran kävijää ja päivää kohti.',
  },
  opens: {
    label: 'Avaukset',
    definition: 'Kuinka usein kortti avattiin tarinan lukemista varten. Kerran kävijää ja päivää kohti.',
  },
  clicks: {
    label: 'Klikkaukset',
    definition: 'Kuinka usein kortin tai sen tarinan painiketta painettiin. Kerran kävijää ja päivää kohti.',
  },
} satisfies Record<keyof Counts, { label: string; definition: string }>;

export const periodMissing = 'Valitse ensimmäinen ja viimeinen päivä.';
export const periodReversed = 'Viimeinen päivä ei voi olla ennen ensimmäistä.';
export const periodFuture = 'Viimeinen päivä ei voi olla tulevaisuudessa.';
export const periodTooLong = `Valitse enintään ${limits.analyticsDays} päivää.`;

export const changeMost = 'yli 999 %';
export const trendNone = 'Ei vertailua: edellisellä jaksolla ei ollut mitään';
export const trendSame = (before: string) => `Sama kuin edellisellä jaksolla (${before})`;
export const trendMore = (change: string, before: string) =>
  `${change} enemmän kuin edellisellä jaksolla (${before})`;
export const trendFewer = (change: string, before: string) =>
  `${change} vähemmän kuin edellisellä jaksolla (${before})`;
export const noChange = 'Ei muutosta';

export const soFar = (days: string) => `${days} (tähän asti)`;
export const partly = (days: string, count: number) =>
  `${days} (${count} ${count === 1 ? 'päivä' : 'päivää'})`;

export const chartOf = (metric: string) => `Kaavio: ${metric}`;
export const summary = (label: string) => `${label}.`;
export const summaryHighest = (label: string, most: string, when: string) =>
  `${label}. Suurin: ${most}, ${when}.`;
export const chartHint = 'Nuolinäppäimet siirtävät pisteestä toiseen.';
export const pointBefore = (point: string, earlier: string) => `${point}, edellinen jakso: ${earlier}`;
export const thisPeriod = 'Tämä jakso';
export const before = 'Edellinen';

export const topNone = 'Yhtään korttia ei nähty tällä jaksolla.';
export const topOpens = (count: number, shown: string) => `${shown} ${count === 1 ? 'avaus' : 'avausta'}`;
export const deletedReference = (end: string) => `Poistettu referenssi …${end}`;

export const emptyUnpublished =
  'Julkaise ensin referenssi: siitä alkaen lasketaan käynnit sivullasi ja kaikkialla, mihin upotat sen.';
export const emptyOpenReferences = 'Avaa referenssit';
export const emptyGoToReferences = 'Siirry referensseihin';
export const emptyPublished =
  'Jaa linkki referenssisivullesi, lisää se allekirjoitukseesi ja tarjouksiisi tai upota referenssisi sivustollesi. Jokainen käynti siitä alkaen lasketaan tänne.';
export const emptyCopy = 'Kopioi linkki sivullesi';
export const emptyCopyFailed = 'Linkkiä ei voitu kopioida. Avaa sivu ja kopioi sen osoite.';
export const emptyView = 'Katso sivu';
