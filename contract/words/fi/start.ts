import { limits } from '../../rules/limits.ts';
import type { Role } from '../../rules/roles.ts';

export const firstTitle = 'Luo organisaatiosi';
export const firstWelcome = 'Tervetuloa.';
export const firstWelcomeTo = (name: string) => `Tervetuloa, ${name}.`;
export const firstHint =
  'Asiakkaat, referenssit ja julkinen sivusi kuuluvat organisaatioon. Useimmat antavat sille yrityksensä nimen.';
export const firstCreate = 'Luo organisaatio';
export const invitedTitle = 'Sinut on kutsuttu';
export const invitedSee = 'Katso kutsu';
/** Follows “Katso kutsu” for screen readers. */
export const invitedSeeTo = (organization: string) => `: ${organization}`;

export const colorsTitle = 'Valitse värisi';
export const colorsNote =
  'Sivusi ja sen kortit alkavat niistä. Yksi klikkaus riittää, ja voit vaihtaa värit milloin tahansa.';
export const colorsSkip = 'Ohita';
export const colorsFailed = 'Värejä ei voitu tallentaa';
export const websiteTitle = 'Ota ne verkkosivustoltasi';
export const websiteLabel = 'Verkkosivustosi osoite';
export const websiteHint = 'Luemme sen etusivun kerran. Mitään ei tallenneta, ennen kuin valitset.';
export const websiteRead = 'Näytä';
export const websiteFrom = (host: string) => `Sivustolta ${host}`;
export const websiteNothing = 'Emme löytäneet sieltä logoa emmekä väriä. Valitse jokin näistä.';
export const websiteLogoFailed = 'Logoa ei voitu tallentaa';

export const joinTitle = 'Liity organisaatioon';
export const joinTo = (organization: string) => `Sinut on kutsuttu organisaatioon: ${organization}`;
export const joinAs = {
  owner: 'Liityt omistajana.',
  admin: 'Liityt ylläpitäjänä.',
  member: 'Liityt jäsenenä.',
} satisfies Record<Role, string>;
export const joinFor = (email: string) =>
  `Kutsun on oltava osoitteelle ${email}, jolla olet kirjautunut sisään.`;
export const joinForYou = 'Kutsun on oltava osoitteelle, jolla olet kirjautunut sisään.';
export const joinAccept = 'Hyväksy kutsu';
export const joinNotNow = 'Ei nyt';
export const joinOtherAccount = 'Käytä toista tiliä';
export const joinFailed = 'Organisaatioon ei voitu liittyä';
export const goTo = (product: string) => `Avaa ${product}`;

export const joinedTitle = (organization: string) => `Olet jo jäsen: ${organization}`;
export const joinedHint = 'Hyväksyttävää ei enää ole.';
export const joinedOpen = (organization: string) => `Avaa ${organization}`;
export const suspendedTitle = (organization: string) => `${organization} on jäädytetty`;
export const suspendedHint =
  'Olet yhä jäsen, mutta kukaan ei voi juuri nyt työskennellä organisaatiossa. Ota yhteyttä tukeemme.';
export const suspendedWhy = (date: string, reason: string) => `Jäädytetty ${date}. Syy: ${reason}`;
export const suspendedList = 'Jäädytetty';
export const suspendedSee = 'Katso syy';
/** Follows “Katso syy” for screen readers. */
export const suspendedSeeOf = (organization: string) => `: ${organization}`;
export const deletedTitle = (organization: string) => `${organization} on poistettu`;
export const deletedHint = 'Avattavaa ei enää ole. Jos se oli vahinko, kysy omistajalta.';

export const notInvitedTitle = 'Osoitteellesi ei ole kutsua';
export const notInvitedHint =
  'Se on ehkä lähetetty toiseen osoitteeseesi: kirjaudu silloin sillä tilillä. Muuten pyydä kutsujaa tarkistamaan osoite ja lähettämään linkki uudelleen.';
export const expiredTitle = 'Tämä kutsu on vanhentunut';
export const expiredHint = `Kutsu on voimassa ${limits.invitationDays} päivää. Pyydä kutsujaa lähettämään se uudelleen: uuden viestin linkki toimii.`;
export const revokedTitle = 'Tämä kutsu on mitätöity';
export const revokedHint =
  'Joku organisaatiossa mitätöi sen. Jos uskot, että se oli vahinko, pyydä kutsujalta uusi.';
export const spentTitle = 'Tämä kutsu on jo käytetty';
export const spentHint =
  'Se toimii vain kerran, etkä ole enää jäsen. Paluuseen tarvitset uuden kutsun omistajalta tai ylläpitäjältä.';
export const limitTitle = `Sinulla on jo ${limits.organizationsPerUser} organisaatiota, eikä enempää voi olla`;
export const limitHint =
  'Eroa jostakin organisaatiostasi tai poista se ja hyväksy sitten tämä kutsu. Kutsu pysyy avoinna, kunnes se vanhenee.';
export const fullTitle = 'Tämä organisaatio on täynnä';
export const fullHint = `Organisaatiossa voi olla enintään ${limits.members} jäsentä. Pyydä kutsujaa tekemään tilaa ja hyväksy sitten uudelleen.`;
