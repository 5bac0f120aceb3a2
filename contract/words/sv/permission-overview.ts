import type { Approval } from '../../resources/approval.ts';
import { limits } from '../../rules/limits.ts';

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
export const title = 'Tillåtelser';
export const description = 'Vad varje kund tillåter, plats för plats.';
export const loading = 'Hämtar tillåtelserna…';
export const failed = 'Tillåtelserna kunde inte hämtas';
export const requestsFailed =
  'Förfrågningarna om godkännande kunde inte hämtas. De som väntar visas därför som ”Inte frågat”.';
export const retry = 'Försök igen';
export const emptyTitle = 'Inget att fråga om än';
export const empty =
  'När du har skrivit en referens ser du här vad kunden tillåter, vad som saknas och vad som snart går ut.';
export const create = 'Skapa ny referens';

export const search = 'Sök kunder, referenser och kontaktpersoner';
export const states = 'Tillåtelsens status';
export const all = 'Alla';
export const exposedTab = 'Inte tillåtet';
export const exposed = (references: number) =>
  `${counted(references, 'referens', 'referenser')} visar något som kunden inte tillåter`;
export const hide = (hideable: number, references: number) =>
  references === 1
    ? 'Dölj de delarna'
    : hideable === references
      ? `Dölj de delarna på alla ${references}`
      : `Dölj delar på ${hideable} av ${references}`;
export const show = (references: number) => (references === 1 ? 'Visa den' : 'Visa dem');
export const status = 'Status';
export const anyStatus = 'Alla statusar';
export const noneMatchTitle = 'Inga träffar';
export const noneMatch = 'Prova ett annat ord eller ta bort ett filter.';
export const clear = 'Rensa sökning och filter';

export const columnsSelection = 'Urval';
export const columnsReference = 'Referens';
export const columnsUntil = 'Gäller till';
export const columnsSent = 'Senaste förfrågan';

export const groups = {
  web: 'Webb',
  social: 'Socialt',
  sales: 'Sälj',
  tender: 'Anbud',
} as const;
export const some = (allowed: number, of: number) => `${allowed} av ${of}`;
export const refused = (parts: number) => counted(parts, 'nekad', 'nekade');
export const endsIn = (days: number) =>
  days === 0 ? 'går ut idag' : `går ut om ${counted(days, 'dag', 'dagar')}`;
export const noEnd = 'Tills vidare';
export const never = 'Aldrig';
export const requestStatuses = {
  waiting: 'inget svar än',
  approved: 'godkänd',
  'changes suggested': 'ändringar föreslagna',
  declined: 'avböjd',
  canceled: 'tillbakadragen',
  lapsed: 'obesvarad',
} satisfies Record<Approval['status'], string>;
export const inDays = (requests: number) => `${requests} på ${limits.approvalLoadDays} dagar`;
export const loads = (name: string, requests: number) =>
  `${name}: ${counted(requests, 'förfrågan', 'förfrågningar')} på ${limits.approvalLoadDays} dagar`;
export const tooMany = 'Tillfrågas ofta';

export const count = (shown: number, all: number) =>
  shown === all
    ? counted(all, 'referens', 'referenser')
    : `${shown} av ${counted(all, 'referens', 'referenser')}`;
export const select = (name: string) => `Välj ${name}`;
export const selectCustomer = (name: string) => `Välj alla för ${name}`;
export const ask = 'Be om godkännande';
export const record = 'Registrera';
