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
  VALIDATION_FAILED: 'Pyyntö ei kelpaa. Tarkista kentät.',
  MALFORMED_JSON: 'Pyyntöä ei voitu lukea.',
  CAPTCHA_FAILED: 'Varmennus ei onnistunut. Tee se uudelleen.',
  WRONG_PASSWORD: 'Nykyinen salasana on väärä.',
  UNAUTHENTICATED: 'Kirjaudu sisään',
  FORBIDDEN: 'Roolisi ei salli tätä',
  REAUTHENTICATION_REQUIRED: 'Anna salasanasi uudelleen',
  NOT_FOUND: 'Ei löytynyt',
  VERSION_CONFLICT: 'Joku muu on muuttanut tätä sillä välin',
  INVALID_TRANSITION: 'Tilaa ei voi muuttaa näin',
  ORGANIZATION_LIMIT: organizationLimit,
  PLAN_LIMIT: 'Tilauksesi raja on täynnä',
  STORAGE_LIMIT: 'Tallennustila ei riitä tälle tiedostolle',
  UPLOAD_LIMIT: 'Liian monta latausta on kesken. Odota, että osa valmistuu.',
  COLLECTION_LIMIT: `Organisaatiolla voi olla enintään ${limits.collections} kokoelmaa`,
  CONTACT_LIMIT: `Asiakkaalla voi olla enintään ${limits.contacts} yhteyshenkilöä`,
  TENDER_LIMIT: `Organisaatiolla voi olla enintään ${tenderLimits.tenders} tarjousta`,
  NEED_LIMIT: `Tarjouksessa voi olla enintään ${tenderLimits.needs} vaatimusta`,
  PICK_LIMIT: `Tarjouksessa voi olla enintään ${tenderLimits.picks} referenssiä`,
  DISPATCH_LIMIT: `Tarjouksesta voi kirjata enintään ${tenderLimits.dispatches} lähetystä`,
  PERMISSION_LIMIT: `Asiakkaalla voi olla enintään ${limits.permissionEntries} lupamerkintää`,
  PERMISSION_CLOSED: 'Asiakas kielsi tämän. Vain uudempi lupa muuttaa sen.',
  PERMISSION_REQUIRED: 'Asiakas ei ole vielä sallinut tätä',
  APPROVAL_LIMIT:
    'Tältä yhteyshenkilöltä on kysytty usein viime aikoina. Organisaatiosi ei salli uutta pyyntöä nyt.',
  MEMBER_LIMIT: `Organisaatiossa voi olla enintään ${limits.members} jäsentä`,
  NOT_PUBLISHED: 'Referenssi saa osoitteen, kun se julkaistaan',
  EXTERNAL_ID_TAKEN: 'Toisella referenssillä on sama hankenumero.',
  SLUG_TAKEN: 'Osoite on jo käytössä. Valitse toinen.',
  SLUG_LIMIT: `Osoitteen voi vaihtaa enintään ${limits.slugs - 1} kertaa, koska jokainen toimii edelleen`,
  LANGUAGE_NOT_CHOSEN: 'Organisaatio ei ole valinnut tätä kieltä',
  TRANSLATION_INCOMPLETE: 'Käännös ei ole vielä kokonainen',
  TRANSLATION_OFF: 'Konekäännösehdotukset eivät ole käytössä',
  CUSTOMER_IN_USE: 'Asiakkaalla on vielä referenssejä',
  ASSET_IN_USE: 'Tiedosto on vielä käytössä',
  EXPORT_RUNNING: 'Pakettia kootaan jo',
  IMPORT_RUNNING: 'Referenssejä tuodaan jo. Odota, kunnes tuonti on valmis.',
  DOCUMENT_NOT_READY: 'Asiakirja ei ole valmis, tai sitä ei ole tehty tarjoukseen. Tee se uudelleen.',
  REFERENCE_IN_TENDER: 'Valmisteilla oleva tarjous tarvitsee tätä referenssiä. Poista se ensin sieltä.',
  REFERENCE_GONE: 'Referenssiä ei enää ole',
  ALREADY_MEMBER: 'Henkilö on jo jäsen',
  LAST_OWNER: 'Organisaatiossa on oltava vähintään yksi omistaja',
  ALREADY_SUBSCRIBED: 'Tilaus on jo voimassa. Vaihda se laskutusportaalissa.',
  NO_SUBSCRIPTION: 'Tilausta ei ole vielä. Valitse se ensin.',
  GONE: 'Tämä ei ole enää julkinen',
  INVITATION_EXPIRED: 'Kutsu on vanhentunut. Pyydä uusi.',
  INVITATION_REVOKED: 'Kutsu on peruttu',
  INVITATION_USED: 'Kutsu on jo käytetty',
  LINK_EXPIRED: 'Linkki ei ole enää voimassa',
  PAYLOAD_TOO_LARGE: 'Lähetettävää on liikaa',
  WEBSITE_UNREADABLE: 'Sivustoa ei voitu lukea',
  NOTICE_UNREADABLE: 'TEDissä ei ole tällä numerolla ilmoitusta, jonka voisi lukea',
  NOTICE_UNREACHABLE:
    'TED ei anna ilmoitusta. Yritä hetken päästä uudelleen tai avaa sen XML-tiedosto tässä.',
  RATE_LIMITED: 'Liian monta pyyntöä. Yritä myöhemmin uudelleen.',
  BUSY: 'Palvelimella on ruuhkaa. Yritä hetken päästä uudelleen.',
  PAYMENTS_UNAVAILABLE: 'Maksaminen ei onnistu juuri nyt. Yritä hetken päästä uudelleen.',
  TRANSLATION_UNAVAILABLE: 'Konekääntäjä ei vastaa juuri nyt. Yritä hetken päästä uudelleen.',
};

export const said = ({ code, text, requestId }: Answer): string =>
  code
    ? (texts[code] ?? `Jokin meni vikaan. Yritä uudelleen.${requestId ? ` (Tunnus: ${requestId})` : ''}`)
    : text;

/** A field says this if the API refused it although the screen's own schema did not. */
export function fieldSaid(text: string): string {
  if (text === 'Required to publish') return 'Vaaditaan julkaisemiseen';
  const [, most] = /^Must be at most (\d+) characters$/.exec(text) ?? [];
  if (most) return tooLong(Number(most));
  const refusal = Object.entries(englishRefusals).find(([, english]) => text.startsWith(english));
  if (refusal)
    return `${new Map(Object.entries(ownRefusals)).get(refusal[0])}${text.slice(refusal[1].length)}`;
  return 'Tarkista tämä kenttä';
}
