import type { Approval } from '../../resources/approval.ts';
import { limits } from '../../rules/limits.ts';

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
export const title = 'Luvat';
export const description = 'Mitä kukin asiakas sallii, paikoittain.';
export const loading = 'Ladataan lupia…';
export const failed = 'Lupia ei voitu ladata';
export const requestsFailed =
  'Hyväksyntäpyyntöjä ei voitu ladata, joten odottavat näkyvät tilassa ”Ei kysytty”.';
export const retry = 'Yritä uudelleen';
export const emptyTitle = 'Ei vielä mitään kysyttävää';
export const empty =
  'Kun olet kirjoittanut referenssin, näet tästä, mitä sen asiakas sallii, mikä puuttuu ja mikä päättyy pian.';
export const create = 'Luo uusi referenssi';

export const search = 'Hae asiakkaita, referenssejä ja yhteyshenkilöitä';
export const states = 'Luvan tila';
export const all = 'Kaikki';
export const exposedTab = 'Ilman lupaa';
export const exposed = (references: number) =>
  `${counted(references, 'referenssi', 'referenssiä')} näyttää sellaista, mitä asiakas ei salli`;
export const show = (references: number) => (references === 1 ? 'Näytä se' : 'Näytä ne');
export const hide = (hideable: number, references: number) =>
  references === 1
    ? 'Piilota ne osat'
    : hideable === references
      ? `Piilota ne osat kaikista ${references} referenssistä`
      : `Piilota osia ${hideable} / ${references} referenssistä`;
export const status = 'Tila';
export const anyStatus = 'Mikä tahansa tila';
export const noneMatchTitle = 'Ei tuloksia';
export const noneMatch = 'Kokeile toista sanaa tai poista suodatin.';
export const clear = 'Tyhjennä haku ja suodattimet';

export const columnsSelection = 'Valinta';
export const columnsReference = 'Referenssi';
export const columnsUntil = 'Päättyy';
export const columnsSent = 'Viimeisin pyyntö';

export const groups = {
  web: 'Verkko',
  social: 'Some',
  sales: 'Myynti',
  tender: 'Tarjous',
} as const;
export const some = (allowed: number, of: number) => `${allowed} / ${of}`;
export const refused = (parts: number) => `${parts} kielletty`;
export const endsIn = (days: number) => (days === 0 ? 'päättyy tänään' : `päättyy ${days} päivän kuluttua`);
export const noEnd = 'Ei päättymistä';
export const never = 'Ei vielä';
export const requestStatuses = {
  waiting: 'ei vielä vastausta',
  approved: 'hyväksytty',
  'changes suggested': 'muutoksia ehdotettu',
  declined: 'ei hyväksytty',
  canceled: 'peruttu',
  lapsed: 'ei vastattu ajoissa',
} satisfies Record<Approval['status'], string>;
export const inDays = (requests: number) =>
  `${counted(requests, 'pyyntö', 'pyyntöä')} ${limits.approvalLoadDays} päivän aikana`;
export const loads = (name: string, requests: number) =>
  `${name}: ${counted(requests, 'pyyntö', 'pyyntöä')} ${limits.approvalLoadDays} päivän aikana`;
export const tooMany = 'Kysytty usein';

export const count = (shown: number, all: number) =>
  shown === all
    ? counted(all, 'referenssi', 'referenssiä')
    : `${shown} / ${counted(all, 'referenssi', 'referenssiä')}`;
export const select = (name: string) => `Valitse ${name}`;
export const selectCustomer = (name: string) => `Valitse kaikki: ${name}`;
export const ask = 'Pyydä hyväksyntää';
export const record = 'Kirjaa';
