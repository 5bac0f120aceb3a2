import { limits } from '../../rules/limits.ts';
import type { Role } from '../../rules/roles.ts';

export const firstTitle = 'Skapa din organisation';
export const firstWelcome = 'Välkommen.';
export const firstWelcomeTo = (name: string) => `Välkommen, ${name}.`;
export const firstHint =
  'Kunder, referenser och din offentliga sida hör till en organisation. De flesta ger den företagets namn.';
export const firstCreate = 'Skapa organisation';
export const invitedTitle = 'Du har fått en inbjudan';
export const invitedSee = 'Visa inbjudan';
/** Follows “Visa inbjudan” for screen readers. */
export const invitedSeeTo = (organization: string) => ` till ${organization}`;

export const colorsTitle = 'Välj dina färger';
export const colorsNote =
  'De används på din sida och dess kort från början. Det räcker med ett klick, och du kan ändra dem när du vill.';
export const colorsSkip = 'Hoppa över';
export const colorsFailed = 'Färgerna kunde inte sparas';
export const websiteTitle = 'Ta dem från er webbplats';
export const websiteLabel = 'Webbplatsens adress';
export const websiteHint = 'Vi läser dess startsida en gång. Inget sparas förrän du väljer.';
export const websiteRead = 'Visa';
export const websiteFrom = (host: string) => `Från ${host}`;
export const websiteNothing = 'Vi hittade varken logotyp eller färg där. Välj någon av dessa i stället.';
export const websiteLogoFailed = 'Logotypen kunde inte sparas';

export const joinTitle = 'Gå med i en organisation';
export const joinTo = (organization: string) => `Du har fått en inbjudan till ${organization}`;
export const joinAs = {
  owner: 'Du går med som ägare.',
  admin: 'Du går med som administratör.',
  member: 'Du går med som medlem.',
} satisfies Record<Role, string>;
export const joinFor = (email: string) => `Inbjudan måste gälla ${email}, adressen som du är inloggad med.`;
export const joinForYou = 'Inbjudan måste gälla din adress, den som du är inloggad med.';
export const joinAccept = 'Tacka ja till inbjudan';
export const joinNotNow = 'Inte nu';
export const joinOtherAccount = 'Använd ett annat konto';
export const joinFailed = 'Det gick inte att gå med i organisationen';
export const goTo = (product: string) => `Gå till ${product}`;

export const joinedTitle = (organization: string) => `Du är medlem i ${organization}`;
export const joinedHint = 'Det finns inget kvar att tacka ja till.';
export const joinedOpen = (organization: string) => `Öppna ${organization}`;
export const suspendedTitle = (organization: string) => `${organization} har stängts av`;
export const suspendedHint =
  'Du är fortfarande medlem, men ingen kan arbeta i organisationen just nu. Kontakta vår support.';
export const suspendedWhy = (date: string, reason: string) => `Avstängd ${date}. Skälet: ${reason}`;
export const suspendedList = 'Avstängd';
export const suspendedSee = 'Se varför';
/** Follows “Se varför” for screen readers. */
export const suspendedSeeOf = (organization: string) => `: ${organization}`;
export const deletedTitle = (organization: string) => `${organization} har tagits bort`;
export const deletedHint =
  'Det finns inget kvar att öppna. Fråga organisationens ägare om det var ett misstag.';

export const notInvitedTitle = 'Det finns ingen inbjudan till din adress';
export const notInvitedHint =
  'Den kan ha skickats till en annan av dina adresser: logga in med det kontot. Be annars den som bjöd in dig att kontrollera adressen och skicka länken igen.';
export const expiredTitle = 'Inbjudan har gått ut';
export const expiredHint = `En inbjudan gäller i ${limits.invitationDays} dagar. Be den som bjöd in dig att skicka den igen: länken i det nya mejlet fungerar.`;
export const revokedTitle = 'Inbjudan har återkallats';
export const revokedHint =
  'Någon i organisationen återkallade den. Om du tror att det var ett misstag kan du be den som bjöd in dig om en ny.';
export const spentTitle = 'Inbjudan har redan använts';
export const spentHint =
  'Den fungerar en gång, och du är inte längre medlem. För att komma tillbaka behöver du en ny inbjudan från en ägare eller administratör.';
export const limitTitle = `Du har redan ${limits.organizationsPerUser} organisationer, fler går inte att ha`;
export const limitHint =
  'Lämna eller ta bort en av dina organisationer och tacka sedan ja till inbjudan. Den gäller tills den går ut.';
export const fullTitle = 'Organisationen är full';
export const fullHint = `En organisation kan ha högst ${limits.members} medlemmar. Be den som bjöd in dig att göra plats och tacka sedan ja igen.`;
