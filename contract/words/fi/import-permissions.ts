export const title = 'Mitä tiedostosi sanovat luvista';
export const body =
  'Tiedoston sanat eivät vielä salli eivätkä kiellä mitään. Kerro, mitä ne tarkoittavat ja miten asiakas sen sanoi. Minkä asiakas on täällä kieltänyt tai perunut, pysyy kiellettynä, mitä tiedostossa sitten lukeekin. Sanat säilyvät myös kunkin referenssin sisäisessä huomautuksessa.';
export const failed = 'Tiedostojesi lupatietoja ei voitu ladata';
export const seems = {
  allowed: 'Näyttää luvalta',
  refused: 'Näyttää kiellolta',
  withdrawn: 'Näyttää perutulta',
  'without name': 'Vain ilman nimeä',
  'to ask': 'Täytyy kysyä',
  'not clear': 'Epäselvä',
} as const;
export const ask = 'Kysy';
export const askAbout = (text: string) => `Kysy, kun tiedostossa lukee ”${text}”`;
export const record = 'Kirjaa';
export const recordAbout = (text: string) => `Kirjaa, mitä ”${text}” sallii`;
export const settled = 'Valmis';
export const recordRefusalOf = (text: string) => `Kirjaa, mitä ”${text}” kieltää`;
export const evidence = ({ from, text }: { from: string; text: string }) => `Tiedostosta ${from}: ”${text}”`;
