import { limits } from '../../rules/limits.ts';
import type { Role } from '../../rules/roles.ts';

export const title = 'Etusivu';
export const morning = 'Hyvää huomenta';
export const afternoon = 'Hyvää iltapäivää';
export const evening = 'Hyvää iltaa';
export const greetingTo = (greeting: string, firstName: string) => `${greeting}, ${firstName}`;
export const description = (organization: string) => `Näin organisaatiolla menee: ${organization}.`;
export const newReference = 'Uusi referenssi';
export const loading = 'Ladataan etusivua…';
export const failed = 'Etusivua ei voitu ladata';

export const firstTitle = 'Ensimmäinen referenssisi';
export const firstText = 'Kirjoita yhden asiakkaan tarina kortille ja julkaise se: sivusi alkaa siitä.';
export const firstWrite = 'Kirjoita ensimmäinen referenssisi';

export const shareNone = 'Ei yhtään';
export const shareAll = 'Kaikki';
export const tilePublished = 'Julkaistut';
export const tileOnPage = (share: string) => `${share} sivullasi`;
export const tileDrafts = 'Luonnokset';
export const tileReady = (share: string) => `${share} valmiina julkaistavaksi`;
export const tileCustomers = 'Asiakkaat';
export const tileWithout = (customers: string) => `${customers} ilman referenssiä`;
export const tileAllWith = 'Kaikilla on referenssi';

export const pageTitle = 'Referenssisivusi';
export const pageEmpty = 'Se on olemassa ja tyhjä, kunnes julkaiset julkisen referenssin.';
export const pageHolds = (count: number) =>
  `Sivulla on ${count === 1 ? 'yksi referenssi' : `${count} referenssiä`} kaikille, joilla on linkki.`;
export const pageView = 'Katso sivu';
export const pageCopy = 'Kopioi linkki';
export const pageCopyFailed = 'Linkkiä ei voitu kopioida. Avaa sivu ja kopioi sen osoite.';

export const visitsFailed = 'Käyntejä ei voitu ladata';
export const visitsNone = 'Käyntejä ei ole vielä';
export const visitsLoading = 'Ladataan käyntejä…';
export const visitsTitle = 'Viimeiset 30 päivää';
export const visitsAll = 'Koko analytiikka';
export const visitsTop = 'Suosituimmat referenssit';
export const visitsPerformance = 'Tulokset';
export const visitorsByDay = 'Kävijät päivittäin';
export const visitorsByWeek = 'Kävijät viikoittain';

const asRole = { owner: 'omistaja', admin: 'ylläpitäjä', member: 'jäsen' } satisfies Record<Role, string>;
export const invitedTitle = 'Sinut on kutsuttu';
/** The second half is set apart. */
export const invitedTo = (organization: string, role: Role | undefined) =>
  [`Sinut on kutsuttu organisaatioon: ${organization}`, role ? `, rooli: ${asRole[role]}` : ''] as const;
/** The second half is only read out. */
export const invitedSee = (organization: string) => ['Katso kutsu', `: ${organization}`] as const;

export const sentTitle = 'Lähetetyt kutsut';
export const sentTeam = 'Tiimi';
export const sentNote = <T>(role: Role, expired: boolean, when: T): readonly (string | T)[] => [
  `Rooli: ${asRole[role]} · ${expired ? 'vanheni' : 'vanhenee'} `,
  when,
];
export const sentIsExpired = 'Vanhentunut';
export const sentNotDelivered = 'Ei perillä';

export const viewAll = (count: number) => `Katso kaikki ${count}`;
export const draftsTitle = 'Odottavat luonnokset';
export const draftRefused = 'Asiakas on kieltänyt';
export const draftReady = 'Valmis julkaistavaksi';
export const draftNeeds = (fields: readonly string[]) => `Puuttuu: ${fields.join(', ')}`;
export const picturesTitle = 'Kuva puuttuu';
export const publishedTitle = 'Viimeksi julkaistut';

export const permissionsTitle = 'Luvat';
export const permissions = {
  waiting: {
    title: (count: number) =>
      count === 1 ? '1 referenssi odottaa vastausta' : `${count} referenssiä odottaa vastausta`,
    note: 'Yhteyshenkilöille lähtee muistutus itsestään. Katso, keneltä kysyttiin, tai kysy joltakulta muulta.',
  },
  ending: {
    title: (count: number) =>
      `${count === 1 ? '1 referenssin' : `${count} referenssin`} lupa päättyy ${limits.expiryReminderDays[0]} päivän kuluessa`,
    note: 'Kysy uudelleen ennen sitä.',
  },
  ended: {
    title: (count: number) =>
      `${count === 1 ? '1 julkaistu referenssi' : `${count} julkaistua referenssiä`} ei ole enää sallittu: lupa päättyi`,
    note: 'Kysy uudelleen, tai kirjaa, mitä sovittiin.',
  },
  missing: {
    title: (count: number) =>
      `${count === 1 ? '1 julkaistu referenssi' : `${count} julkaistua referenssiä`} näyttää, mitä asiakas ei ole sallinut`,
    note: 'Pyydä hyväksyntää, tai kirjaa, mitä sovittiin.',
  },
} as const;

export const tendersTitle = 'Tarjoukset';
export const tenderTell = (title: string) => `Ilmoita tilaajalle: ”${title}”`;
export const tenderRecalls = (count: number) =>
  count === 1
    ? '1 lähettämäsi referenssin lupa ei ole enää voimassa.'
    : `${count} lähettämäsi referenssin lupa ei ole enää voimassa.`;
export const tenderDue = (days: number, answered: number, needs: number) => {
  const left =
    days < 0
      ? 'Määräaika on päättynyt'
      : days === 0
        ? 'Määräaika on tänään'
        : days === 1
          ? '1 päivä jäljellä'
          : `${days} päivää jäljellä`;
  return needs > 0
    ? `${left} · ${answered} / ${needs} vaatimusta täytetty`
    : `${left} · ei vielä vaatimuksia`;
};
