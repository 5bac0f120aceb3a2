export const labels = {
  tenderTitle: 'Otsikko tarjouksiin',
  tenderText: 'Kuvaus tarjouksiin',
  ourPart: 'Meidän osuutemme työstä',
  translations: 'Tekstit muilla kielillä',
  contractValue: 'Sopimuksen arvo',
  ourValue: 'Osuutemme arvo',
  ourShare: 'Osuutemme, %',
  sizes: 'Laajuus',
  startedOn: 'Alkoi',
  endedOn: 'Päättyi',
  ongoing: 'Jatkuu yhä',
  acceptedOn: 'Tilaaja hyväksyi',
  role: 'Roolimme',
  workKind: 'Työn laji',
  difficulty: 'Vaativuusluokka',
  clientKind: 'Tilaajan laji',
  cpv: 'CPV-koodit',
  regions: 'Alueet',
  contractForm: 'Sopimusmuoto',
  reliedOn: 'Muut yritykset, joiden voimavaroihin nojasimme',
  clientContact: 'Yhteyshenkilö tilaajille',
  keyPeople: 'Avainhenkilöt',
  secret: 'Liikesalaisuudet',
  askedFirst: 'Kysy ensin',
  internalNote: 'Sisäinen huomautus',
} as const;

export const roles = {
  sole: 'Ainoa toteuttaja',
  lead: 'Ryhmittymän johtaja',
  partner: 'Ryhmittymän jäsen',
  subcontractor: 'Alihankkija',
} as const;

export const workKinds = {
  new: 'Uudisrakentaminen',
  renovation: 'Korjausrakentaminen',
  extension: 'Laajennus',
  maintenance: 'Ylläpito',
  study: 'Selvitys',
  supervision: 'Valvonta',
  delivery: 'Toimitus',
} as const;

export const difficulties = {
  ordinary: 'Tavanomainen',
  demanding: 'Vaativa',
  'very demanding': 'Erittäin vaativa',
  'exceptionally demanding': 'Poikkeuksellisen vaativa',
} as const;

export const clientKinds = {
  municipality: 'Kunta',
  'wellbeing county': 'Hyvinvointialue',
  state: 'Valtio',
  'public company': 'Julkisomisteinen yhtiö',
  parish: 'Seurakunta',
  private: 'Yksityinen tilaaja',
} as const;

export const vatKinds = { excluded: 'Alv 0 %', included: 'Sisältää alv:n' } as const;

export const units = { users: 'käyttäjää', pieces: 'kpl', AVL: 'AVL' } as const;

export const about = 'Noin';

export const months = (count: number) => `${count} kk`;

export const yes = 'Kyllä';

/** Marks a fact in what buyers get. */
export const confidential = (value: string) => `${value} (liikesalaisuus)`;
