export const screens = {
  overview: { title: 'Analytiikka', tab: 'Yleiskuva', description: 'Mitä referenssisi ovat saaneet aikaan.' },
  performance: {
    title: 'Tulokset',
    tab: 'Tulokset',
    description: 'Mitkä referenssit näkyvät, avautuvat ja saavat kävijän toimimaan.',
  },
  traffic: {
    title: 'Liikenne',
    tab: 'Liikenne',
    description: 'Mistä kävijät tulevat ja mitä laitteita he käyttävät.',
  },
  engagement: {
    title: 'Sitoutuminen',
    tab: 'Sitoutuminen',
    description: 'Kuinka pitkälle kävijät etenevät ja mitkä referenssit kiinnostavat.',
  },
} as const;
export const navigation = 'Analytiikan näkymät';
export const loading = 'Ladataan lukuja…';
export const failed = 'Lukuja ei voitu ladata';
export const noVisits = (days: string) => `Ei käyntejä: ${days}`;

export const period = 'Jakso';
export const presets = {
  '7d': 'Viimeiset 7 päivää',
  '30d': 'Viimeiset 30 päivää',
  '90d': 'Viimeiset 90 päivää',
  '12m': 'Viimeiset 12 kuukautta',
} as const;
export const custom = 'Muut päivät…';
export const from = 'Ensimmäinen päivä';
export const to = 'Viimeinen päivä';
export const apply = 'Näytä';
export const comparedWith = (days: string) => `vertailussa ${days}`;
export const nothingBefore = (days: string) => `edelliseltä jaksolta (${days}) ei ole lukuja`;
export const zone = (timeZone: string) =>
  `Päivät alkavat ja päättyvät organisaatiosi aikavyöhykkeen mukaan: ${timeZone}.`;
export const notCounted =
  'Luvuissa eivät ole mukana botit, selaimen ennakkoon hakemat sivut, kävijät, jotka eivät halua seurantaa (Do Not Track, Global Privacy Control), eivätkä saman verkko-osoitteen yli 40 kävijää päivässä. Evästeitä ei aseteta eikä osoitteita tallenneta.';

export const csv = 'Lataa CSV';
export const all = (count: number) => `Näytä kaikki ${count}`;
export const fewer = 'Näytä vähemmän';
export const change = 'Muutos';
export const share = 'Osuus';
export const reference = 'Referenssi';
export const opensChange = 'Avaukset, muutos';
export const changeOf = (metric: string) =>
  `Muutos edelliseen jaksoon, lukumääränä eikä prosentteina: ${metric}.`;
export const total = 'Kaikki referenssit';
export const totalNote =
  'Koko sivun näyttökerrat eivät kuulu millekään referenssille, joten ne eivät ole mukana.';
export const nothingSeen = 'Yhtään korttia ei nähty tällä jaksolla.';

export const sources = 'Näyttöpaikat';
export const source = 'Näyttöpaikka';
export const referrers = 'Tulosivustot';
export const referrer = 'Mistä tultiin';
export const countries = 'Maat';
export const country = 'Maa';
export const devices = 'Laitteet';
export const device = 'Laite';

export const splitTitle = 'Näyttökertojen kehitys';
export const splitBy = 'Jaottelu';
// The unit comes as the code of the report, not as a word.
const units: Readonly<Record<string, string>> = {
  day: 'päivittäin',
  week: 'viikoittain',
  month: 'kuukausittain',
};
export const splitLabel = (by: string, unit: string) => `Näyttökerrat ${units[unit] ?? unit}: ${by}`;
export const splitRest = 'Kaikki muut';

export const topReferences = 'Suosituimmat referenssit';
export const topReferrers = 'Yleisimmät tulosivustot';
export const seeAll = 'Katso kaikki';

export const depth = 'Käynnistä klikkaukseen';
export const ofVisitors = (share: string) => `${share} kävijöistä`;
export const steps = {
  saw: {
    label: 'Näki referenssin',
    definition:
      'Kävijät, joilla kortti oli näkyvissä sekunnin ajan tai jotka tulivat tarinan sivulle. Kukin kerran päivässä.',
  },
  read: {
    label: 'Avasi tarinan',
    definition:
      'Kävijät, jotka avasivat kortin tai tulivat tarinaan sen omasta osoitteesta. Kukin kerran päivässä.',
  },
  pressed: {
    label: 'Painoi painiketta',
    definition: 'Kävijät, jotka painoivat kortin tai sen tarinan painiketta. Kukin kerran päivässä.',
  },
} as const;
export const tags = 'Tunnisteet';
export const tag = 'Tunniste';
export const tagsNote = 'Referenssi, jolla on useita tunnisteita, lasketaan jokaiseen niistä.';
export const types = 'Tyypit';
export const type = 'Tyyppi';
export const templates = 'Pohjat';
export const template = 'Pohja';
export const noTag = 'Ei tunnistetta';
export const noType = 'Ei tyyppiä';
export const deleted = 'Poistetut referenssit';
