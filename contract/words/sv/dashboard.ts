import { limits } from '../../rules/limits.ts';
import type { Role } from '../../rules/roles.ts';

export const title = 'Översikt';
export const morning = 'God morgon';
export const afternoon = 'God eftermiddag';
export const evening = 'God kväll';
export const greetingTo = (greeting: string, firstName: string) => `${greeting}, ${firstName}`;
export const description = (organization: string) => `Så går det för ${organization}.`;
export const newReference = 'Ny referens';
export const loading = 'Hämtar översikten…';
export const failed = 'Översikten kunde inte hämtas';

export const firstTitle = 'Din första referens';
export const firstText = 'Skriv en kunds berättelse på ett kort och publicera det: där börjar din sida.';
export const firstWrite = 'Skriv din första referens';

export const shareNone = 'Inga';
export const shareAll = 'Alla';
export const tilePublished = 'Publicerade';
export const tileOnPage = (share: string) => `${share} på din sida`;
export const tileDrafts = 'Utkast';
export const tileReady = (share: string) => `${share} redo att publiceras`;
export const tileCustomers = 'Kunder';
export const tileWithout = (customers: string) => `${customers} utan referens`;
export const tileAllWith = 'Alla har en referens';

export const pageTitle = 'Din referenssida';
export const pageEmpty = 'Sidan finns redan, men är tom tills du publicerar en offentlig referens.';
export const pageHolds = (count: number) =>
  `Här finns ${count === 1 ? 'en referens' : `${count} referenser`} för alla som har länken.`;
export const pageView = 'Visa sidan';
export const pageCopy = 'Kopiera länk';
export const pageCopyFailed = 'Länken kunde inte kopieras. Öppna sidan och kopiera adressen.';

export const visitsFailed = 'Besöken kunde inte hämtas';
export const visitsNone = 'Inga besök har räknats än';
export const visitsLoading = 'Hämtar besöken…';
export const visitsTitle = 'Senaste 30 dagarna';
export const visitsAll = 'Hela analysen';
export const visitsTop = 'Populäraste referenserna';
export const visitsPerformance = 'Resultat';
export const visitorsByDay = 'Besökare per dag';
export const visitorsByWeek = 'Besökare per vecka';

const asRole = { owner: 'ägare', admin: 'administratör', member: 'medlem' } satisfies Record<Role, string>;
export const invitedTitle = 'Du är inbjuden';
/** The second half is set apart. */
export const invitedTo = (organization: string, role: Role | undefined) =>
  [`Du är inbjuden till ${organization}`, role ? ` som ${asRole[role]}` : ''] as const;
/** The second half is only read out. */
export const invitedSee = (organization: string) => ['Visa inbjudan', ` till ${organization}`] as const;

export const sentTitle = 'Skickade inbjudningar';
export const sentTeam = 'Team';
export const sentNote = <T>(role: Role, expired: boolean, when: T): readonly (string | T)[] => [
  `Som ${asRole[role]} · ${expired ? 'gick ut' : 'går ut'} `,
  when,
];
export const sentIsExpired = 'Har gått ut';
export const sentNotDelivered = 'Levererades inte';

export const viewAll = (count: number) => `Visa alla ${count}`;
export const draftsTitle = 'Utkast som väntar';
export const draftRefused = 'Kunden har sagt nej';
export const draftReady = 'Redo att publiceras';
export const draftNeeds = (fields: readonly string[]) => `Saknas: ${fields.join(', ')}`;
export const picturesTitle = 'Saknar bild';
export const publishedTitle = 'Senast publicerade';

export const permissionsTitle = 'Tillåtelser';
export const permissions = {
  waiting: {
    title: (count: number) =>
      count === 1 ? '1 referens väntar på svar' : `${count} referenser väntar på svar`,
    note: 'Kontaktpersonerna påminns automatiskt. Se vem som har tillfrågats eller fråga någon annan.',
  },
  ending: {
    title: (count: number) =>
      `Tillåtelsen för ${count === 1 ? '1 referens' : `${count} referenser`} går ut inom ${limits.expiryReminderDays[0]} dagar`,
    note: 'Fråga igen innan dess.',
  },
  ended: {
    title: (count: number) =>
      `${count === 1 ? '1 publicerad referens är inte längre tillåten' : `${count} publicerade referenser är inte längre tillåtna`}: tillåtelsen har gått ut`,
    note: 'Fråga igen eller registrera vad ni har kommit överens om.',
  },
  missing: {
    title: (count: number) =>
      `${count === 1 ? '1 publicerad referens' : `${count} publicerade referenser`} visar något som kunden inte har tillåtit`,
    note: 'Be om godkännande eller registrera vad ni har kommit överens om.',
  },
} as const;

export const tendersTitle = 'Anbud';
export const tenderTell = (title: string) => `Meddela köparen av ”${title}”`;
export const tenderRecalls = (count: number) =>
  count === 1
    ? 'Tillåtelsen för 1 referens som ni har skickat gäller inte längre.'
    : `Tillåtelsen för ${count} referenser som ni har skickat gäller inte längre.`;
export const tenderDue = (days: number, answered: number, needs: number) => {
  const left =
    days < 0
      ? 'Tiden har gått ut'
      : days === 0
        ? 'Sista dagen är i dag'
        : days === 1
          ? '1 dag kvar'
          : `${days} dagar kvar`;
  return needs > 0 ? `${left} · ${answered} av ${needs} krav besvarade` : `${left} · inga krav ännu`;
};
