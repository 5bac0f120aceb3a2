import type { FormFormat } from '../../form/format.ts';
import { formLimits } from '../../form/limits.ts';
import type { FormPlace, MistakeKind } from '../../form/mistake.ts';

const places = (count: number) => `${count} ${count === 1 ? 'paikkamerkki' : 'paikkamerkkiä'}`;

export const title = 'Lomakkeet';
export const description =
  'Tilaajien ja omat Word-, Excel- ja PowerPoint-tiedostot, joissa on paikkamerkkejä, kuten {asiakas}. Asiakirja täyttää ne referensseistänne.';
export const back = 'Asiakirjat';
export const loading = 'Ladataan lomakkeita…';
export const failed = 'Lomakkeita ei voitu ladata';
export const emptyTitle = 'Ei vielä lomakkeita';
export const empty =
  'Kirjoita paikkamerkit tilaajan Word-, Excel- tai PowerPoint-tiedostoon ja lähetä se tänne. Näet sen kaikki virheet ennen kuin mitään täytetään.';
export const retry = 'Yritä uudelleen';

export const upload = 'Lähetä lomake';
export const uploadTitle = 'Lähetä lomake';
export const newerTitle = (name: string) => `Lähetä lomakkeen ”${name}” uudempi tiedosto`;
export const file = 'Word-, Excel- tai PowerPoint-tiedosto (DOCX, XLSX, PPTX)';
export const fileHint = `Enintään ${formLimits.bytes / 1024 / 1024} Mt, ilman makroja ja salasanaa`;
export const fileMissing = 'Valitse tiedosto';
export const chooseFile = 'Valitse tiedosto…';
export const chosen = (name: string) => `Valittu: ${name}`;
export const name = 'Nimi';
export const buyer = 'Tilaaja';
export const buyerHint = 'Jätä tyhjäksi, jos lomake on omanne.';
export const cancel = 'Peruuta';
export const uploadAction = 'Lähetä';
export const notUploaded = 'Ei lähetetty';
export const uploaded = (form: string) => `”${form}” on lähetetty`;
export const uploadedWith = (form: string, mistakes: number) =>
  `”${form}” on lähetetty. ${mistakes === 1 ? 'Yksi virhe' : `${mistakes} virhettä`} korjattavana.`;

export const formats: Record<FormFormat, string> = {
  docx: 'Word-tiedosto',
  xlsx: 'Excel-tiedosto',
  pptx: 'PowerPoint-tiedosto',
};
export const placeholders = places;
export const own = 'Oma lomake';
export const ofBuyer = (buyerName: string) => `Tilaaja: ${buyerName}`;
export const repeats = 'Toistuu jokaiselle referenssille';
export const slots = (count: number) => `${count} ${count === 1 ? 'kiinteä paikka' : 'kiinteää paikkaa'}`;
export const fillable = 'Valmis täytettäväksi';
export const blank = 'Ei vielä paikkamerkkejä';
export const used = 'Käytetty';
export const takenOut = {
  links: 'Linkit muualla oleviin tiedostoihin poistettiin, jotta niistä ei ladata mitään.',
  template: 'Linkki mallitiedostoon poistettiin.',
} as const;

export const mistakes = (count: number) => (count === 1 ? 'Yksi virhe' : `${count} virhettä`);
export const mistakesHint = 'Korjaa ne tiedostossa ja lähetä tiedosto uudelleen.';
export const mistakesFailed = 'Virheitä ei voitu ladata.';
export const more = (count: number) => `${count} muuta kerrotaan, kun nämä on korjattu`;
export const kinds: Record<MistakeKind, (found: string) => string> = {
  unknown: (found) => `${found} ei ole paikkamerkki.`,
  notClosed: (found) => `”${found}” aloittaa paikkamerkin, jota ei suljeta merkillä }`,
  notOpened: (found) => `”${found}” päättää paikkamerkin, jota ei avata merkillä {`,
  listNotClosed: (found) => `${found} jää sulkematta`,
  closesNothing: (found) => `${found} ei sulje mitään avointa`,
  crossed: (found) =>
    `${found} on paikassa, jossa se ei voi sulkea: sijoita molemmat samaan kappaleeseen, saman taulukon soluihin tai rinnakkaisiin kappaleisiin; Excelissä samalle riville tai, jos ne riippuvat arvosta, samaan soluun`,
  nested: (found) => `${found} on toisen referenssiluettelon sisällä`,
  pictureInText: (found) => `${found} tarvitsee oman kappaleen`,
  pictureInCell: (found) => `${found} tarkoittaa kuvaa, jota Excelin solu ei voi näyttää`,
  pictureOnSlide: (found) =>
    `${found} tarkoittaa kuvaa: kirjoita se dialla sen kuvan vaihtoehtoiseksi tekstiksi, jonka tilalle kuva tulee`,
  notLast: (found) => `${found} toistaa rivinsä, jonka on oltava taulukkonsa viimeinen ja ilman kaavoja`,
  textInPicture: (found) => `${found} on kuvan paikalla, johon sopivat vain {kuva} ja {asiakkaanLogo}`,
};
export const meant = (name: string) => `Tarkoititko ${name}?`;
export const around = (text: string) => `Kohdassa: ”${text}”`;
export const leave = 'Jätä ennalleen';
export const leaveOf = (found: string) => `Jätä ennalleen: ${found}`;
export const leaveFailed = 'Ei muutettu';

const parts = {
  header: 'ylätunniste',
  footer: 'alatunniste',
  notes: 'viitteet',
  comments: 'kommentit',
} as const;
export function placeOf({
  part,
  table,
  row,
  column,
  paragraph,
  page,
  sheet,
  cell,
  ...on
}: FormPlace): string {
  if (on.slide !== undefined) {
    const within = part === 'notes' ? 'muistiinpanot' : `muoto ${on.shape}`;
    return `Dia ${on.slide}, ${within}${row === undefined ? '' : `, rivi ${row}, sarake ${column}`}`;
  }
  if (sheet !== undefined) return `Taulukko ${sheet}, solu ${cell}`;
  const at =
    table === undefined ? `kappale ${paragraph}` : `taulukko ${table}, rivi ${row}, sarake ${column}`;
  const inPart = part === 'body' ? at : `${parts[part]}, ${at}`;
  const whole = page === undefined ? inPart : `${inPart}, sivu ${page}`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

export const cells = (count: number) =>
  count === 1 ? 'Yksi tyhjä solu, jonka voimme täyttää' : `${count} tyhjää solua, jotka voimme täyttää`;
export const cellsHint =
  'Tätä kukin otsikko todennäköisimmin kysyy. Muuta sitä, tai tyhjennä kenttä, niin solu jää ennalleen.';
export const cellsFailed = 'Soluja ei voitu ladata.';
export const cellsNotWritten = 'Lomakkeeseen ei kirjoitettu';
export const cellsChanged = 'Lomake on sillä välin muuttunut. Katso sen solut uudelleen.';
export const cellsWritten = (form: string) => `”${form}” voidaan täyttää`;
export const cellsWrittenWith = (form: string, mistakes: number) =>
  `Lomakkeessa ”${form}” on nyt paikkamerkit. ${mistakes === 1 ? 'Yksi virhe' : `${mistakes} virhettä`} korjattavana.`;
export const writeCells = (count: number) =>
  count === 1 ? 'Kirjoita yhteen soluun' : `Kirjoita ${count} soluun`;

/** They are about one reference, two and three. */
export const tryIt = [
  'Kokeile yhdellä referenssillä',
  'Kokeile kahdella referenssillä',
  'Kokeile kolmella referenssillä',
] as const;
export const actionsFor = (form: string) => `Toiminnot: ${form}`;
export const newer = 'Lähetä uudempi tiedosto…';
export const remove = 'Poista…';
export const removeTitle = (form: string) => `Poistetaanko ${form}?`;
export const removeBody = 'Sillä tehdyt asiakirjat säilyvät.';
export const removeAction = 'Poista';
export const removeFailed = 'Ei poistettu';
export const removed = (form: string) => `Poistettu: ${form}`;

export const list = 'Paikkamerkit';
export const listHint =
  'Kirjoita ne lomakkeeseen aaltosulkeineen. Suomen-, ruotsin- ja englanninkielisiä nimiä voi käyttää sekaisin.';
export const copyList = 'Kopioi paikkamerkkien luettelo';
export const listLanguage = 'Paikkamerkkien kieli';
export const showList = 'Näytä paikkamerkit';
