import type { Reference } from '../../resources/reference.ts';

const references = (count: number) => `${count} ${count === 1 ? 'referenssi' : 'referenssiä'}`;
export const title = 'Kaikki referenssit';
export const description = 'Organisaatiosi kaikki asiakastarinat kortteina.';
export const bringIn = 'Tuo';
export const create = 'Uusi referenssi';
export const loading = 'Ladataan referenssejä…';
export const failed = 'Referenssejä ei voitu ladata';
export const clear = 'Tyhjennä suodattimet';

export const search = 'Hae referenssejä';
export const filtersSet = (count: number) => (count > 0 ? `Suodattimet (${count})` : 'Suodattimet');
export const status = 'Tila';
export const all = 'Kaikki';
export const customer = 'Asiakas';
export const anyCustomer = 'Kaikki asiakkaat';
export const tag = 'Tunniste';
export const anyTag = 'Kaikki tunnisteet';
export const type = 'Tyyppi';
export const anyType = 'Kaikki tyypit';
export const template = 'Pohja';
export const anyTemplate = 'Kaikki pohjat';
export const visibility = 'Näkyvyys';
export const anyVisibility = 'Kaikki näkyvyydet';
export const visibilities = {
  public: 'Julkinen',
  unlisted: 'Vain linkillä',
  private: 'Yksityinen',
} satisfies Record<Reference['visibility'], string>;
export const lacks = 'Tekemättä';
export const anyLacks = 'Valmiit ja keskeneräiset';
export const lacking = { picture: 'Kuva puuttuu', required: 'Ei valmis julkaistavaksi' } as const;
export const view = 'Näkymä';
export const cards = 'Näytä kortteina';
export const table = 'Näytä taulukkona';

export const sort = 'Järjestys';
export const columns = {
  title: 'Otsikko',
  customer: 'Asiakas',
  status: 'Tila',
  visibility: 'Näkyvyys',
  template: 'Pohja',
  date: 'Ajankohta',
  creator: 'Luonut',
  updated: 'Muokattu',
} as const;
export const permission = 'Lupa';
export const sorts = {
  '-updated': 'Viimeksi muokatut',
  updated: 'Pisimpään muokkaamatta',
  title: 'Otsikko A–Ö',
  '-title': 'Otsikko Ö–A',
  customer: 'Asiakas A–Ö',
  '-customer': 'Asiakas Ö–A',
  '-date': 'Uusin ajankohta',
  date: 'Vanhin ajankohta',
  status: 'Tila',
  '-status': 'Tila, käänteinen',
  visibility: 'Näkyvyys',
  '-visibility': 'Näkyvyys, käänteinen',
  template: 'Pohja A–Ö',
  '-template': 'Pohja Ö–A',
  creator: 'Luonut A–Ö',
  '-creator': 'Luonut Ö–A',
} as const;

export const region = 'Referenssit';
export const count = (shown: number, total: number) =>
  shown === total ? references(total) : `${shown} / ${references(total)}`;
export const range = (first: number, last: number, count: number) => `${first}–${last} / ${count}`;
export const actions = 'Toiminnot';
export const actionsFor = (title: string) => `Toiminnot: ${title}`;

export const select = (title: string) => `Valitse ${title}`;
export const selection = 'Valinta';

export const edit = 'Muokkaa';
export const duplicate = 'Monista';
export const addToCollection = 'Lisää kokoelmaan…';
export const makeDocument = 'Tee asiakirja…';
export const viewPage = 'Katso sen sivu';
export const copyLink = 'Kopioi linkki';
export const linkCopied = 'Linkki kopioitiin';
export const linkNotCopied = 'Kopiointi ei onnistunut. Avaa referenssin sivu ja kopioi sen osoite sieltä.';
export const ask = 'Pyydä hyväksyntää…';
export const remove = 'Poista…';
export const statusChanges = {
  publish: 'Julkaise',
  unpublish: 'Peru julkaisu',
  restore: 'Palauta luonnokseksi',
  archive: 'Arkistoi',
} as const;

export const emptyTitle = 'Ei vielä referenssejä';
export const empty =
  'Referenssi on yhden asiakkaan tarina kortilla. Kirjoita se täällä ja julkaise, niin se on sivullasi.';
export const noneMatchTitle = 'Ei osumia';
export const noneMatch = 'Mikään referenssi ei vastaa hakua ja suodattimia.';
export const noneOfStatus = {
  Published: 'Mitään ei ole vielä julkaistu. Julkaise luonnos, niin se näkyy täällä.',
  Draft: 'Luonnoksia ei ole: kaikki on julkaistu tai arkistoitu.',
  Archived: 'Arkistossa ei ole mitään. Arkistoitu poistuu sivultasi ja säilyy täällä.',
  All: 'Kaikki on arkistoitu. Palauta referenssi, niin voit jatkaa sen kanssa.',
} as const;
export const noneOfStatusTitle = {
  Published: 'Ei julkaistuja referenssejä',
  Draft: 'Ei luonnoksia',
  Archived: 'Ei arkistoituja referenssejä',
  All: 'Ei aktiivisia referenssejä',
} as const;
