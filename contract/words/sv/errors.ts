import type { ErrorCode } from '../../primitives/error.ts';
import { limits } from '../../rules/limits.ts';
import { tenderLimits } from '../../tender/limits.ts';
import * as englishRefusals from '../en/file-refusals.ts';
import * as ownRefusals from './file-refusals.ts';
import { organizationLimit } from './fixed.ts';
import { tooLong } from './validation.ts';

interface Answer {
  code: ErrorCode | undefined;
  text: string;
  requestId: string | undefined;
}

const texts: Partial<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'Begäran är inte giltig. Kontrollera fälten.',
  MALFORMED_JSON: 'Begäran kunde inte läsas.',
  CAPTCHA_FAILED: 'Verifieringen misslyckades. Gör om den.',
  WRONG_PASSWORD: 'Det nuvarande lösenordet är fel.',
  UNAUTHENTICATED: 'Logga in',
  FORBIDDEN: 'Din roll tillåter inte detta',
  REAUTHENTICATION_REQUIRED: 'Ange ditt lösenord igen',
  NOT_FOUND: 'Hittades inte',
  VERSION_CONFLICT: 'Någon annan har ändrat detta under tiden',
  INVALID_TRANSITION: 'Statusen kan inte ändras så',
  ORGANIZATION_LIMIT: organizationLimit,
  PLAN_LIMIT: 'Gränsen för ditt abonnemang är nådd',
  STORAGE_LIMIT: 'Lagringsutrymmet räcker inte för filen',
  UPLOAD_LIMIT: 'För många uppladdningar pågår. Vänta tills några är klara.',
  COLLECTION_LIMIT: `En organisation kan ha högst ${limits.collections} samlingar`,
  CONTACT_LIMIT: `En kund kan ha högst ${limits.contacts} kontakter`,
  TENDER_LIMIT: `En organisation kan ha högst ${tenderLimits.tenders} anbud`,
  NEED_LIMIT: `Ett anbud kan ha högst ${tenderLimits.needs} krav`,
  PICK_LIMIT: `Ett anbud kan ha högst ${tenderLimits.picks} referenser`,
  DISPATCH_LIMIT: `Ett anbud kan ha högst ${tenderLimits.dispatches} utskick`,
  PERMISSION_LIMIT: `En kund kan ha högst ${limits.permissionEntries} tillståndsposter`,
  PERMISSION_CLOSED: 'Kunden har nekat detta. Bara ett nyare tillstånd ändrar det.',
  PERMISSION_REQUIRED: 'Kunden har inte tillåtit detta än',
  APPROVAL_LIMIT:
    'Kontakten har tillfrågats ofta på sistone. Din organisation tillåter ingen ny förfrågan just nu.',
  MEMBER_LIMIT: `En organisation kan ha högst ${limits.members} medlemmar`,
  NOT_PUBLISHED: 'En referens får sin adress när den publiceras',
  EXTERNAL_ID_TAKEN: 'En annan referens har samma projektnummer.',
  SLUG_TAKEN: 'Adressen är upptagen. Välj en annan.',
  SLUG_LIMIT: `En adress kan ändras högst ${limits.slugs - 1} gånger, eftersom varje adress fortsätter att fungera`,
  LANGUAGE_NOT_CHOSEN: 'Organisationen har inte valt det här språket',
  TRANSLATION_INCOMPLETE: 'Översättningen är inte hel ännu',
  TRANSLATION_OFF: 'Maskinella förslag är inte påslagna',
  CUSTOMER_IN_USE: 'Kunden har fortfarande referenser',
  ASSET_IN_USE: 'Filen används fortfarande',
  EXPORT_RUNNING: 'Ett arkiv skapas redan',
  IMPORT_RUNNING: 'Referenser tas redan in. Vänta tills det är klart.',
  DOCUMENT_NOT_READY: 'Dokumentet är inte klart, eller gjordes inte för anbud. Gör det på nytt.',
  REFERENCE_IN_TENDER: 'Ett anbud som förbereds behöver referensen. Ta bort den där först.',
  REFERENCE_GONE: 'Referensen finns inte längre',
  ALREADY_MEMBER: 'Personen är redan medlem',
  LAST_OWNER: 'En organisation behöver minst en ägare',
  ALREADY_SUBSCRIBED: 'Det finns redan ett abonnemang. Ändra det i faktureringsportalen.',
  NO_SUBSCRIPTION: 'Det finns inget abonnemang än. Välj ett först.',
  GONE: 'Detta är inte längre offentligt',
  INVITATION_EXPIRED: 'Inbjudan har gått ut. Be om en ny.',
  INVITATION_REVOKED: 'Inbjudan har dragits tillbaka',
  INVITATION_USED: 'Inbjudan har redan använts',
  LINK_EXPIRED: 'Länken gäller inte längre',
  PAYLOAD_TOO_LARGE: 'Det är för mycket att skicka',
  WEBSITE_UNREADABLE: 'Webbplatsen kunde inte läsas',
  NOTICE_UNREADABLE: 'TED har ingen annons med detta nummer som kan läsas',
  NOTICE_UNREACHABLE: 'TED lämnar inte ut annonsen. Försök igen om en stund, eller öppna dess XML-fil här.',
  RATE_LIMITED: 'För många förfrågningar. Försök igen senare.',
  BUSY: 'Servern är upptagen. Försök igen om en stund.',
  PAYMENTS_UNAVAILABLE: 'Betalning fungerar inte just nu. Försök igen om en stund.',
  TRANSLATION_UNAVAILABLE: 'Maskinöversättaren svarar inte just nu. Försök igen om en stund.',
};

export const said = ({ code, text, requestId }: Answer): string =>
  code ? (texts[code] ?? `Något gick fel. Försök igen.${requestId ? ` (Id: ${requestId})` : ''}`) : text;

/** A field says this if the API refused it although the screen's own schema did not. */
export function fieldSaid(text: string): string {
  if (text === 'Required to publish') return 'Krävs för publicering';
  const [, most] = /^Must be at most (\d+) characters$/.exec(text) ?? [];
  if (most) return tooLong(Number(most));
  const refusal = Object.entries(englishRefusals).find(([, english]) => text.startsWith(english));
  if (refusal)
    return `${new Map(Object.entries(ownRefusals)).get(refusal[0])}${text.slice(refusal[1].length)}`;
  return 'Kontrollera fältet';
}
