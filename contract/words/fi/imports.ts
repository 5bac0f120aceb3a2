import { body, title as archiveTitle } from './import-archive.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const title = 'Tuo referenssejä';
export const description =
  'Taulukosta, dioista, Word-tiedostosta, WordPressistä, verkkosivuilta tai Refdeckin paketista. Näet kaiken ensin, eikä mitään julkaista, ellet niin valitse.';
export const failed = 'Referenssejä ei voitu ladata';
export const loading = 'Ladataan…';
export const choose = 'Valitse tiedosto';
export const drop =
  'Tai pudota se tähän: XLSX, CSV tai TSV, enintään 10 Mt ja 5 000 riviä, tai diat ja asiakirjat muodossa PPTX tai DOCX, enintään 60 Mt, WordPressin vientitiedosto tai paketin ZIP-tiedostot. Selaimesi lukee sen, eikä tiedostoa lähetetä.';
export const paste = 'Tai liitä rivejä taulukosta';
export const pasteHint = 'Otsikkorivi ensimmäisenä';
export const pasted = 'Liitetyt rivit';
export const readPasted = 'Lue rivit';
export const unreadable = 'Tiedostoa ei voitu lukea';

export const example = 'Esimerkkitiedosto';

export const unreadPages = (count: number) =>
  count === 1 ? 'Tätä sivua ei voitu lukea' : 'Näitä sivuja ei voitu lukea';

export const earlier = 'Aiemmin tuotu';
export const references = (count: number) => plural(count, 'referenssi', 'referenssiä');
export const undo = 'Peru';
export const undoOf = (file: string) => `Peru ${file}`;
export const undoTitle = (file: string) => `Perutaanko tuonti ${file}?`;
export const undoBody =
  'Poistaa tuonnin tekemät referenssit kuvineen, paketin kokoelmat ja ne asiakkaat, joilla ei ole muuta, ja palauttaa muutetuille aiemmat arvot. Mitä joku on sen jälkeen muokannut, julkaissut, lisännyt kokoelmaan tai mistä on kysytty lupaa, jää ennalleen.';
export const undoSome = 'Vain osa niistä';
export const undoThese = 'Perutaan näiden referenssien tuonti';
export const undoAction = 'Peru tuonti';
export const undoFailed = 'Kaikkea ei voitu perua';
const listed = (parts: (string | false)[]) => parts.filter(Boolean).join(', ');
export const undone = (gone: number, restored: number) =>
  listed([
    (gone > 0 || restored === 0) && `${references(gone)} poistettu`,
    restored > 0 && `${references(restored)} palautettu`,
  ]);
export const kept = (count: number) =>
  count === 1
    ? 'Tämä referenssi jäi ennalleen, koska joku on muokannut tai käyttänyt sitä'
    : `Nämä ${count} referenssiä jäivät ennalleen, koska joku on muokannut tai käyttänyt niitä`;
export const takenBack = 'Peruttu, tai siitä ei ole mitään jäljellä';
export const madeAndChanged = (made: number, changed: number) =>
  listed([(made > 0 || changed === 0) && `${made} tehty`, changed > 0 && `${changed} muutettu`]);

export const stepOf = (step: number, of: number, file: string) => `Vaihe ${step}/${of} · ${file}`;
export const steps = {
  archive: { title: archiveTitle, body },
  columns: {
    title: 'Mikä sarake on mikä?',
    body: 'Näin tulkitsimme sarakkeet. Korjaa väärät; mitä ei tuoda, jää tiedostoosi.',
  },
  customers: {
    title: 'Kenen referenssejä ne ovat?',
    body: 'Nimet, jotka eroavat vain kirjainkooltaan tai yhtiömuodoltaan, ovat sama asiakas. Kerro osastoista ja lähes toistensa kaltaisista nimistä, ovatko ne sama asiakas.',
  },
  review: {
    title: 'Katso ennen tuontia',
    body: 'Jokaisesta uudesta tulee luonnos, ja julkinen pysyy ennallaan, ellet valitse sen päivittämistä. Kukaan ei saa sähköpostia.',
  },
} as const;
export const otherFile = 'Toinen tiedosto';
export const back = 'Takaisin';
export const next = 'Seuraava';

export const headingsIn = (row: number) => `Otsikot rivillä ${row}`;
export const headingRow = 'Millä rivillä otsikot ovat?';
export const rowWith = (row: number, cells: string) =>
  `Rivi ${row}: ${cells.length > 80 ? `${cells.slice(0, 80)}…` : cells}`;
export const columnsFound = (found: number, left: number) =>
  left === 0 && found > 1
    ? `Kaikki ${found} saraketta tunnistettu`
    : `${plural(found, 'sarake', 'saraketta')} tunnistettu, ${left} jää tuomatta`;
export const notesStay = (count: number) =>
  count === 1 ? 'Solun huomautus jää tiedostoon' : `${count} soluihin lisättyä huomautusta jää tiedostoon`;
export const hiddenSheet = 'Piilotettu taulukkovälilehti';
export const hiddenColumn = 'Piilotettu tiedostossa';
export const hiddenRow = 'Se on piilotettu tiedostossa';
export const column = (number: number) => `Sarake ${number}`;
export const fieldOf = (column: string) => `Kenttä sarakkeelle ${column}`;
export const notBrought = 'Ei tuoda';
export const inEuros = 'Summat ilman valuuttaa luetaan euroina';
export const remembered = 'Kuten valittiin aiemmassa tiedostossa';
export const chooseColumns = {
  title: 'Valitse sarake, jossa on otsikko.',
  customer: 'Valitse sarake, jossa on asiakas, tai kirjoita, kenen referenssejä kaikki rivit ovat.',
  both: 'Valitse sarake, jossa on otsikko, ja sarake, jossa on asiakas, tai kirjoita, kenen referenssejä kaikki rivit ovat.',
} as const;
export const customerOfAll = 'Kaikkien rivien asiakas';
export const customerOfAllHint = 'Kun mikään sarake ei nimeä asiakasta';
export const leftOut = ({ empty, total, other }: { empty: number; total: number; other: number }) =>
  `Jätetty pois: ${[
    empty > 0 && plural(empty, 'tyhjä rivi', 'tyhjää riviä'),
    total > 0 && plural(total, 'summarivi', 'summariviä'),
    other > 0 && plural(other, 'rivi ilman otsikkoa ja asiakasta', 'riviä ilman otsikkoa ja asiakasta'),
  ]
    .filter(Boolean)
    .join(', ')}`;

export const fields = {
  externalId: 'Hankenumero',
  title: 'Otsikko',
  customer: 'Asiakas',
  type: 'Tyyppi',
  location: 'Sijainti',
  region: 'Alue',
  start: 'Alku',
  end: 'Loppu',
  value: 'Sopimuksen arvo',
  share: 'Osuutemme',
  role: 'Roolimme',
  workKind: 'Työn laji',
  difficulty: 'Vaativuus',
  size: 'Laajuus',
  unit: 'Laajuuden yksikkö',
  cpv: 'CPV-koodi',
  contact: 'Yhteyshenkilö',
  phone: 'Puhelin',
  email: 'Sähköposti',
  permission: 'Lupa',
  description: 'Kuvaus',
  tags: 'Avainsanat',
  industry: 'Toimiala',
  outcomes: 'Tulokset',
  quote: 'Sitaatti',
  quotePerson: 'Kenen sitaatti',
  figures: 'Tunnusluvut',
  picture: 'Kuva',
  note: 'Sisäinen muistiinpano',
} as const;
export const cutShort =
  'Teksti on liian pitkä. Viimeisen mahtuvan virkkeen jälkeinen osa menee sisäiseen muistiinpanoon, jos se mahtuu';
export const toNote = 'Se menee sisäiseen muistiinpanoon';
export const unread = (field: string, cell: string) => `${field}: ${cell}`;
export const remark = (field: string, cell: string, mark: string) =>
  `${field}${cell ? ` ”${cell.length > 60 ? `${cell.slice(0, 60)}…` : cell}”` : ''}: ${mark}`;

export const asked = (count: number) =>
  count === 1 ? 'Yksi nimi voi olla toinen asiakas' : `${count} nimeä voi olla muita asiakkaita`;
export const customerOf = (name: string) => `Asiakas nimelle ${name}`;
export const newCustomer = 'Oma asiakkaansa';
export const sameAs = (name: string) => `Sama kuin ${name}`;
export const madeCustomers = (count: number) => plural(count, 'uusi asiakas', 'uutta asiakasta');
export const hereCustomers = (count: number) => `${plural(count, 'asiakas on', 'asiakasta on')} jo täällä`;
export const spelled = (spellings: string) => `Myös ${spellings}`;

export const show = 'Näytä';
export const all = 'Kaikki';
export const states = {
  new: 'Uusi',
  changed: 'Muuttunut',
  twin: 'Kaksoiskappale',
  same: 'Jo täällä',
  unlikely: 'Jätetty pois',
  refused: 'Ei onnistu',
} as const;
export const choices = {
  make: 'Tee toinen',
  update: 'Päivitä',
  leave: 'Jätä pois',
} as const;
export const whatWith = (title: string) => `Mitä tehdään: ${title}`;
export const seemsToBe = 'Näyttää samalta kuin';
export const empty = 'tyhjä';
export const isPublished = 'Se on julkinen: päivitys näkyy minuutin sisällä';
export const otherCustomer = (name: string) =>
  `Tiedostossa on toinen asiakas, ${name}. Päivitys ei vaihda asiakasta`;
export const otherNumber = (number: string) =>
  `Tiedostossa on hankenumero ${number}. Päivitys ei vaihda numeroa`;
export const overRoom = (count: number) => `${count} enemmän kuin tilaukseesi mahtuu`;
export const leaveOutLast = (count: number) =>
  count === 1 ? 'Jätä viimeinen pois' : `Jätä viimeiset ${count} pois`;
export const untitled = 'Ilman otsikkoa';
/** A row of a spreadsheet, or what was made a row. */
export const unitsOfRows = {
  row: {
    at: (row: number, sheet: string) => `${sheet}, rivi ${row}`,
    count: (count: number) => plural(count, 'rivi', 'riviä'),
  },
  slide: { at: (slide: number) => `Dia ${slide}`, count: (count: number) => plural(count, 'dia', 'diaa') },
  part: { at: (part: number) => `Osa ${part}`, count: (count: number) => plural(count, 'osa', 'osaa') },
  record: {
    at: (record: number) => `Paketin referenssi ${record}`,
    count: (count: number) => plural(count, 'referenssi', 'referenssiä'),
  },
  page: {
    at: (page: number, site: string) => `${site}, sivu ${page}`,
    count: (count: number) => plural(count, 'sivu', 'sivua'),
  },
  post: {
    at: (post: number, type: string) => `${type} ${post}`,
    count: (count: number) => plural(count, 'artikkeli', 'artikkelia'),
  },
};
/** The heading of the column with the days on which posts were published. */
export const published = 'Julkaistu';
export const tableIn = (file: string, number: number) => `${file}, taulukko ${number}`;
export const bringRow = (title: string) => `Tuo ${title}`;
export const correct = 'Korjaa';
export const correctRow = (title: string) => `Korjaa ${title}`;
export const drawing = 'Piirretty tekstien ja kuvien paikoista. Diasi näyttävät erilaisilta.';
export const lines = 'Dian rivit';
export const pickLine = (field: string) => `Paina riviä, niin se siirtyy kenttään ”${field}”.`;
export const chooseField = 'Valitse kenttä ja paina riviä, niin se siirtyy sinne.';
export const more = (count: number) => `Näytä ${count} lisää`;
export const bring = (made: number, changed: number) =>
  changed === 0
    ? `Tuo ${references(made)}`
    : made === 0
      ? `Päivitä ${references(changed)}`
      : `Tuo ${made}, päivitä ${changed}`;

export const bringing = 'Tuodaan';
export const progress = (settled: number, of: number) => `${settled}/${references(of)}`;
export const stayHere = 'Pidä tämä välilehti auki, kunnes kuvat on lähetetty.';
export const running = (file: string) => `Tuodaan: ${file}`;
export const mayClose = 'Voit sulkea tämän välilehden. Saat sähköpostin, kun tuonti on valmis.';
export const stopped =
  'Tuonti jäi kesken. Tuo sama tiedosto uudelleen: se, mikä on jo täällä, jätetään pois.';
export const othersNotMade = (count: number) =>
  count === 1 ? 'Yksi muu tieto jäi tuomatta' : `${count} muuta tietoa jäi tuomatta`;
export const latest = 'Viimeisin tuonti';
export const seeResult = 'Katso tulos';
export const made = (count: number) =>
  count === 1 ? '1 referenssi tuotu luonnoksena' : `${references(count)} tuotu luonnoksina`;
export const changed = (count: number) => `${references(count)} päivitetty`;
export const madeBody = 'Käy luonnokset läpi, lisää puuttuvat kuvat ja julkaise, kun olet valmis.';
export const notMade = (count: number) => `${references(count)} jäi tuomatta`;
export const pictureUnreadable = 'Osoitteesta ei saatu enintään 4 Mt:n kuvaa';
export const picturesTooMany = (most: number) => `Referenssiin tulee enintään ${most} kuvaa`;
export const pictureWithoutRoom = 'Teksti on sille liian pitkä. Kuva on kirjastossa';
export const pictures = (count: number) => plural(count, 'kuva', 'kuvaa');
export const picturesNotMade = (count: number) => `${plural(count, 'kuva', 'kuvaa')} jäi tuomatta`;
export const planFull = (count: number) => `Tilauksessa ei ole tilaa: ${references(count)}.`;
export const rowsLeftOut = (count: number) => `${plural(count, 'rivi', 'riviä')} jätettiin pois`;
/** The heading of a column of the file with these rows. */
export const whyNot = 'Miksi sitä ei tuotu';
export const noRoom = 'Tilauksessasi ei ole enää tilaa';
export const downloadMissing = 'Lataa nämä rivit';
/** The name of a file. */
export const missingFile = (file: string) => `${file.replace(/\.\w+$/, '')}-tuomatta.csv`;
export const seeDrafts = 'Näytä luonnokset';
export const another = 'Tuo toinen tiedosto';

/** The review says these of a row that was made of a slide. */
export const doubts = {
  thin: 'Ei kuvaa ja alle 25 sanaa',
  split: 'Diassa näyttää olevan monta referenssiä, jotka ovat alla erikseen',
  part: 'Se on osa diaa',
  chart: 'Diassa on kaavio, jota ei tuoda',
  unpublished: 'Sitä ei ole julkaistu WordPressissä',
} as const;

/** The review says these of a cell that was read with a doubt, or not at all. */
export const marks = {
  cellError: 'Solussa on taulukkolaskennan virhe',
  about: 'Noin tämän verran',
  thousands: 'Luettu tuhansina. Onko näin?',
  secret: 'Ei ole luku',
  negative: 'Arvo on alle nollan',
  notMoney: 'Ei ole rahasumma',
  notShare: 'Ei ole osuus väliltä 0–100 %',
  wholeShare: 'Luettu 100 prosenttina. Onko näin?',
  notSize: 'Ei ole luku ja yksikkö',
  noUnit: 'Yksikkö puuttuu',
  notCpv: 'Ei ole CPV-koodi',
  notMonth: 'Ei ole kuukausi eikä vuosi',
  dayOrMonth: 'Päivää ja kuukautta ei voi erottaa',
  yearOnly: 'Vain vuosi on tiedossa',
  unlikelyYear: 'Vuosi on epätodennäköinen',
  endBeforeStart: 'Loppu on ennen alkua',
  notEmail: 'Ei ole sähköpostiosoite',
  notPhone: 'Ei ole puhelinnumero',
  severalContacts: 'Solussa on useita henkilöitä',
  tooLong: 'Teksti on liian pitkä',
  notFigures: 'Ei luku ja mitä se laskee',
  tooManyFigures: 'Referenssissä on tilaa kolmelle tunnusluvulle. Muut jäävät tiedostoon',
  notAddress: 'Ei ole kuvan osoite',
  titleMissing: 'Otsikko puuttuu',
  customerMissing: 'Asiakas puuttuu',
} as const;

export const rowAlone = (row: number) => `rivi ${row}`;
export const permissionInFile = (text: string) => `Lupa: ${text}`;
