export const screens = {
  overview: { title: 'Analys', tab: 'Översikt', description: 'Vad dina referenser har gett.' },
  performance: {
    title: 'Resultat',
    tab: 'Resultat',
    description: 'Vilka referenser som ses, öppnas och leder vidare.',
  },
  traffic: {
    title: 'Trafik',
    tab: 'Trafik',
    description: 'Var besökarna kommer ifrån och vilka enheter de använder.',
  },
  engagement: {
    title: 'Engagemang',
    tab: 'Engagemang',
    description: 'Hur långt besökarna går och vilka referenser som väcker intresse.',
  },
} as const;
export const navigation = 'Analysvyer';
export const loading = 'Hämtar siffrorna…';
export const failed = 'Siffrorna kunde inte hämtas';
export const noVisits = (days: string) => `Inga besök: ${days}`;

export const period = 'Period';
export const presets = {
  '7d': 'Senaste 7 dagarna',
  '30d': 'Senaste 30 dagarna',
  '90d': 'Senaste 90 dagarna',
  '12m': 'Senaste 12 månaderna',
} as const;
export const custom = 'Andra dagar…';
export const from = 'Första dagen';
export const to = 'Sista dagen';
export const apply = 'Visa';
export const comparedWith = (days: string) => `jämfört med ${days}`;
export const nothingBefore = (days: string) => `inga siffror från perioden före (${days})`;
export const zone = (timeZone: string) =>
  `Dagarna börjar och slutar enligt organisationens tidszon, ${timeZone}.`;
export const notCounted =
  'Räknas inte: botar, sidor som webbläsaren hämtat i förväg, besökare som inte vill bli spårade (Do Not Track, Global Privacy Control) och fler än 40 besökare per dag från samma nätverksadress. Inga kakor används och inga adresser sparas.';

export const csv = 'Ladda ner CSV';
export const all = (count: number) => `Visa alla ${count}`;
export const fewer = 'Visa färre';
export const change = 'Förändring';
export const share = 'Andel';
export const reference = 'Referens';
export const opensChange = 'Öppningar, förändring';
export const changeOf = (metric: string) =>
  `Förändring mot perioden före, i antal och inte i procent: ${metric}.`;
export const total = 'Alla referenser';
export const totalNote = 'Visningar av hela sidan hör inte till någon referens och räknas inte in här.';
export const nothingSeen = 'Inget kort har setts under perioden.';

export const sources = 'Visningsplatser';
export const source = 'Visades på';
export const referrers = 'Hänvisande webbplatser';
export const referrer = 'Kom från';
export const countries = 'Länder';
export const country = 'Land';
export const devices = 'Enheter';
export const device = 'Enhet';

export const splitTitle = 'Visningar över tid';
export const splitBy = 'Dela upp efter';
// The unit comes as the code of the report, not as a word.
const units: Readonly<Record<string, string>> = { day: 'dag', week: 'vecka', month: 'månad' };
export const splitLabel = (by: string, unit: string) => `Visningar per ${units[unit] ?? unit}: ${by}`;
export const splitRest = 'Alla andra';

export const topReferences = 'Populäraste referenserna';
export const topReferrers = 'Vanligaste hänvisningarna';
export const seeAll = 'Visa alla';

export const depth = 'Från besök till klick';
export const ofVisitors = (share: string) => `${share} av besökarna`;
export const steps = {
  saw: {
    label: 'Såg en referens',
    definition:
      'Besökare som hade ett kort i sikte i en sekund eller kom till en berättelse. Var och en räknas en gång per dag.',
  },
  read: {
    label: 'Öppnade en berättelse',
    definition:
      'Besökare som öppnade ett kort eller kom till en berättelse via dess egen adress. Var och en räknas en gång per dag.',
  },
  pressed: {
    label: 'Klickade på en knapp',
    definition:
      'Besökare som klickade på knappen på ett kort eller i berättelsen. Var och en räknas en gång per dag.',
  },
} as const;
export const tags = 'Taggar';
export const tag = 'Tagg';
export const tagsNote = 'En referens med flera taggar räknas under var och en av dem.';
export const types = 'Typer';
export const type = 'Typ';
export const templates = 'Mallar';
export const template = 'Mall';
export const noTag = 'Ingen tagg';
export const noType = 'Ingen typ';
export const deleted = 'Borttagna referenser';
