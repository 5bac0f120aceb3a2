import type { Role } from '../../rules/roles.ts';
import { roleNames } from './roles.ts';

export const pageTitle = 'Teammedlemmar';
export const pageDescription = (organization: string) =>
  `Vilka som arbetar i ${organization} och vad var och en får göra.`;
export const pageInvite = 'Bjud in';
export const pageSearch = 'Sök personer';
export const pageLoading = 'Hämtar teamet…';
export const pageFailed = 'Teamet kunde inte hämtas';
export const pageCount = (members: number, invitations: number) =>
  invitations > 0
    ? `${counted(members, 'medlem', 'medlemmar')}, ${counted(invitations, 'inbjudan', 'inbjudningar')}`
    : counted(members, 'medlem', 'medlemmar');
export const pageNoneTitle = 'Inga träffar';
export const pageNone = 'Inget namn och ingen adress matchar sökningen.';
export const pageClear = 'Rensa sökningen';
export const pageReadOnly = (managers: string) =>
  `Bara ägare och administratörer kan ändra teamet. Fråga ${managers}.`;
export const pageAlone = 'Än så länge är det bara du.';
export const pageAloneBody =
  'Bjud in dem som skriver, granskar och publicerar referenser tillsammans med dig.';

export const columnsPerson = 'Namn och e-post';
export const columnsRole = 'Roll';
export const columnsState = 'Status';
export const columnsActions = 'Åtgärder';

export const roles = roleNames;
export const roleNotes = {
  owner: 'Allt, även andra ägare och att ta bort organisationen.',
  admin:
    'Det som medlemmar gör, samt varumärkesprofilen, fakturering, organisationens namn och hela teamet utom ägarna.',
  member: 'Skapar, redigerar och publicerar referenser, kunder och samlingar.',
} satisfies Record<Role, string>;
export const rolesTitle = 'Vad varje roll får göra';

export const rowYou = 'Du';
export const rowUnnamed = 'Inget namn än';
export const rowActive = 'Aktiv';
export const rowInvited = 'Inbjuden';
export const rowExpired = 'Har gått ut';
export const rowExpires = 'Går ut';
export const rowBy = (name: string) => `Inbjuden av ${name}`;
export const rowDelivery = {
  sending: 'Mejlet är på väg',
  sent: 'Mejlet har skickats',
  failed: 'Mejlet kunde inte levereras. Kontrollera adressen.',
} as const;
export const rowLastOwner = 'Den enda ägaren, så det går inte att ändra. Gör först någon annan till ägare.';
export const rowChangeRole = (name: string, role: string) => `Roll för ${name}: ${role}. Ändra`;
export const rowActions = (name: string) => `Åtgärder för ${name}`;

export const actions = {
  remove: 'Ta bort från teamet…',
  resend: 'Skicka igen',
  checking: 'Kontrollerar…',
  sending: 'Skickar…',
  copyLink: 'Kopiera inbjudningslänk',
  copyNote: (email: string) => `Fungerar bara för ${email}`,
  copied: (email: string) => `Kopierad. Länken fungerar bara för ${email}.`,
  copyFailed: (link: string) => `Det gick inte att kopiera. Länken är ${link}`,
  revoke: 'Återkalla inbjudan…',
  undo: 'Ångra',
} as const;

export const changedRole = (name: string, role: string) => `${name} har nu rollen ${role.toLowerCase()}`;
export const changedRemoved = (name: string) => `${name} är inte längre med i teamet`;
export const changedRevoked = (email: string) => `Inbjudan till ${email} återkallades`;
export const changedResent = (email: string) => `En ny inbjudan är på väg till ${email}`;

export const problemsForbidden = 'Din roll tillåter inte längre det här. Listan visar hur det ser ut nu.';
export const problemsGone = 'Personen är inte längre med i teamet.';
export const problemsNotResent = (email: string) => `Skickades inte till ${email}`;

export const lower = {
  title: 'Lämna ifrån dig din egen roll?',
  body: (to: string) =>
    `Du får rollen ${to.toLowerCase()}. Du kan inte ta tillbaka den gamla rollen själv: någon som har den måste ge dig den.`,
  action: 'Ändra min roll',
  failed: 'Din roll ändrades inte',
} as const;
export const owner = {
  title: (name: string) => `Gör ${name} till ägare?`,
  body: 'En ägare får göra allt: ändra allas roller, även din, och ta bort organisationen.',
  action: 'Gör till ägare',
  failed: 'Rollen ändrades inte',
} as const;

export const removeTitle = (name: string) => `Ta bort ${name}?`;
export const removeBody = (name: string) =>
  `${name} förlorar åtkomsten direkt. Allt som personen har skapat finns kvar. Det krävs en ny inbjudan för att komma tillbaka.`;
export const removeAction = 'Ta bort';
export const removeFailed = 'Ingen togs bort';

export const revokeTitle = 'Återkalla den här inbjudan?';
export const revokeBody = (email: string) =>
  `Då kan ${email} inte längre gå med via den. Du kan skicka en ny inbjudan när som helst.`;
export const revokeAction = 'Återkalla';
export const revokeFailed = 'Inbjudan återkallades inte';

export const inviteTitle = 'Bjud in personer';
export const inviteDescription =
  'Var och en får ett mejl med en länk. Den gäller i 7 dagar och bara för den adressen.';
export const inviteAddresses = 'E-postadresser';
export const inviteAddressesHint = 'En eller flera, åtskilda med kommatecken, mellanslag eller ny rad.';
export const inviteRole = 'Roll';
export const inviteSend = (count: number) => (count > 1 ? `Skicka ${count} inbjudningar` : 'Skicka inbjudan');
export const inviteCancel = 'Avbryt';
export const inviteClose = 'Stäng';
export const inviteNone = 'Ange en e-postadress';
export const inviteNotAnAddress = (text: string) => `”${text}” är inte en e-postadress`;
export const inviteTooMany = (most: number) =>
  `Högst ${most} åt gången: fler går inte att skicka på en timme`;
export const inviteResults = 'Resultat för varje inbjudan';
export const inviteSteps = {
  waiting: 'Väntar',
  checking: 'Kontrollerar…',
  sending: 'Skickar…',
  sent: 'Inbjuden',
  skipped: 'Inte skickad',
} as const;
export const inviteSomeFailed = 'De som inte skickades finns kvar ovan. Rätta dem eller skicka dem igen.';
export const inviteDone = (addresses: readonly string[]) =>
  addresses.length === 1
    ? `Inbjudan skickades till ${addresses[0]}`
    : `${addresses.length} inbjudningar skickades`;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
