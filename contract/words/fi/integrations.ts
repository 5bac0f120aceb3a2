import { embedLimit } from '../../cards/embed.ts';
import { limits } from '../../rules/limits.ts';

export const title = 'Integraatiot';
export const description = 'Näytä referenssisi siellä, missä asiakkaasi jo ovat.';

export const builderTitle = 'Upotus';
export const builderOptions = 'Asetukset';
export const builderCollection = 'Mitä näytetään';
export const builderAll = 'Kaikki sivusi referenssit';
export const builderLoading = 'Ladataan…';
export const builderGone = 'Kokoelma, jota ei voi näyttää';
export const builderGoneHint =
  'Se on poistettu tai yksityinen. Valitse toinen tai muuta sen näkyvyydeksi ”Julkinen” tai ”Vain linkillä”.';
export const builderCollectionsFailed = 'Kokoelmiasi ei voitu ladata.';
export const builderFound = (count: number) =>
  count === 1 ? 'Kävijät näkevät yhden referenssin.' : `Kävijät näkevät ${count} referenssiä.`;
export const builderNone =
  'Kävijät eivät näe vielä mitään: yksikään näistä referensseistä ei ole julkaistu ja julkinen.';
export const builderReference = 'Vain yksi referenssi';
export const builderAnyReference = 'Kaikki nämä';
export const builderTag = 'Vain tunnisteella';
export const builderAnyTag = 'Mikä tahansa tunniste';
export const builderLimit = 'Korttien määrä';
export const builderNoLimit = `Enintään ${embedLimit}`;
export const builderLimitOf = (count: number) => (count === 1 ? '1 kortti' : `${count} korttia`);
export const builderLayout = 'Asettelu';
export const builderLayouts = {
  grid: 'Ruudukko',
  list: 'Luettelo',
  carousel: 'Karuselli',
  featured: 'Nosto',
  quotes: 'Lainaukset',
  logos: 'Logot',
  badge: 'Merkki',
} as const;
export const builderLogos = 'Logojen värit';
export const builderLogoColors = { color: 'Omat', mono: 'Yksi harmaa' } as const;
export const builderTarget = 'Tarina avautuu';
export const builderTargets = { dialog: 'Sivullasi', page: 'Uuteen välilehteen' } as const;
export const builderTheme = 'Teema';
export const builderThemes = {
  '': 'Brändi-ilme',
  auto: 'Automaattinen',
  light: 'Vaalea',
  dark: 'Tumma',
} as const;
export const builderThemeHint =
  'Brändi-ilmeesi värit tai neutraalit värit. Automaattinen noudattaa kävijän järjestelmää.';
export const builderHeading = 'Korttien otsikkotaso';
export const builderHeadingOf = (level: number) => `Otsikko ${level}`;
export const builderHeadingHint = 'Yhtä tasoa alempi kuin korttien yläpuolella oleva otsikko.';
export const builderAccent = 'Korostusväri';
export const builderAccentHint = 'Painikkeisiin ja korostuksiin. Oletuksena brändi-ilmeen väri.';
export const builderRadius = 'Kulmat';
export const builderRadii = {
  '': 'Oletus',
  '0px': 'Terävät',
  '8px': 'Pyöristetyt',
  '20px': 'Hyvin pyöreät',
} as const;
export const builderGap = 'Korttien väli';
export const builderGaps = { '': 'Oletus', '12px': 'Pieni', '40px': 'Suuri' } as const;
export const builderBranding = 'Kehyksen värit tulevat brändi-ilmeestä.';
export const builderOpenBranding = 'Avaa brändi-ilme';
export const builderReset = 'Aloita alusta';

export const preview = {
  title: 'Esikatselu',
  note: 'Upotus sellaisenaan, julkaistuilla referensseilläsi.',
  width: 'Esikatselun leveys',
  desktop: 'Tietokone',
  phone: 'Puhelin',
  frame: 'Kehyksen esikatselu',
  loading: 'Ladataan esikatselua…',
  empty: 'Esikatselu odottaa ensimmäistä julkaistua referenssiäsi',
  emptyHint: 'Koodi on valmis: kortit tulevat verkkosivustollesi heti, kun julkaiset referenssin.',
  noQuotes: 'Esikatselu odottaa referenssiä, jossa on lainaus',
  noQuotesHint: 'Lisää asiakkaan omat sanat julkaistuun referenssiin, niin ne näkyvät tässä.',
  openReferences: 'Avaa referenssit',
  failed: 'Esikatselua ei voitu ladata',
  failedHint: 'Tämä ei vaikuta koodiisi. Tarkista verkkoyhteytesi.',
  retry: 'Yritä uudelleen',
} as const;

export const code = {
  label: 'Koodin tyyppi',
  forms: { script: 'Skripti', iframe: 'Iframe', react: 'React' },
  copy: 'Kopioi koodi',
  copyFile: 'Kopioi tiedosto',
  copyFailed: 'Kopiointi ei onnistunut. Valitse koodi ja kopioi se itse.',
  script: 'HTML ja skripti',
  scriptNote: 'Liitä koodi kohtaan, jossa korttien pitää näkyä. Niistä tulee osa sivuasi.',
  iframe: 'HTML ilman skriptiä',
  iframeNote: 'Järjestelmiin, jotka eivät salli skriptejä. Kortit vierivät tämän korkuisessa kehyksessä.',
  inPage: 'Sivullesi',
  inPageNote: 'Kohtaan, jossa korttien pitää näkyä.',
  file: 'RefdeckReferences.tsx',
  fileNote: 'Kerran projektissa, muiden komponenttien joukkoon. React 18 ja 19, tyypit mukana.',
  frameTitle: (name: string) => `Asiakasreferenssit: ${name}`,
  help: 'Lisää CSS-muuttujista ja sisällön suojauskäytännöistä (CSP) ohjeessa',
  helpLink: 'Näytä referenssit omalla verkkosivustollasi',
} as const;

export const websitesTitle = 'Sivustot';
export const websitesDescription =
  'Referenssejäsi saa näyttää vain näillä sivustoilla. Jos luettelo on tyhjä, ne saa näyttää millä tahansa sivustolla. Omat sivumme toimivat aina.';
export const websitesLoading = 'Ladataan sivustojen luetteloa…';
export const websitesFailed = 'Sivustojen luetteloa ei voitu ladata';
export const websitesAny = 'Referenssejäsi saa näyttää millä tahansa sivustolla.';
export const websitesOnly = (count: number) =>
  count === 1
    ? 'Referenssejäsi saa näyttää vain tällä sivustolla:'
    : `Referenssejäsi saa näyttää vain näillä ${count} sivustolla:`;
export const websitesAdd = 'Lisää sivusto';
export const websitesField = 'Sivuston osoite';
export const websitesHint = 'Ilman polkua. https://*.example.com kattaa kaikki sen aliverkkotunnukset.';
export const websitesFirst = 'Kun luettelossa on yksikin sivusto, muut eivät näytä mitään.';
export const websitesExample = 'https://www.example.com';
export const websitesMissing = 'Kirjoita sivuston osoite';
export const websitesTwice = 'Osoite on jo luettelossa.';
export const websitesFull = `Luettelo on täynnä: enintään ${limits.embedOrigins} sivustoa`;
export const websitesNotAdded = 'Sivustoa ei lisätty';
export const websitesNotRemoved = (site: string) => `Sivustoa ei poistettu: ${site}`;
export const websitesNotRestored = (site: string) => `Sivustoa ei palautettu: ${site}`;
export const websitesRemove = (site: string) => `Poista ${site}`;
export const websitesRemoved = (site: string) => `${site} poistettiin`;
export const websitesAdded = (site: string) => `${site} saa näyttää referenssisi`;
export const websitesUndo = 'Kumoa';

export const page = {
  title: 'Referenssisivu',
  note: 'Sivu, jolla ovat kaikki julkiset referenssisi: linkkeihin, sähköposteihin ja allekirjoituksiin.',
  label: 'Sivun osoite',
  copy: 'Kopioi linkki',
  open: 'Katso sivu',
} as const;

export const api = {
  title: 'JSON API',
  note: 'Julkiset referenssisi datana, mihin tahansa itse rakennat. Vain luku, avainta ei tarvita.',
  label: 'Rajapinnan osoite',
  copy: 'Kopioi osoite',
  open: 'Katso data',
  docs: 'Mitä se sisältää',
} as const;
