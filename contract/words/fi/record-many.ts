const counted = (count: number) => `${count} referenssille`;
export const title = 'Kirjaa aiempia lupia';
export const description =
  'Kirjaa kullekin referenssille, mitä on aiemmin sovittu, samoilla todisteilla. Jokaisesta tulee oma kirjauksensa.';
export const references = 'Mitkä referenssit';
export const subjects = 'Mitä saa näyttää';
export const channels = 'Missä';
export const day = 'Annettu';
export const dayHint = 'Sopimuksen tai sähköpostin päivä, jos tiedät sen';
export const wordingHint =
  'Sopimuksen tai sähköpostin sanamuoto. Tyhjänä sanamuoto muodostetaan näistä valinnoista.';
export const stop = 'Keskeytä';
export const close = 'Sulje';
export const save = (count: number) => `Kirjaa ${counted(count)}`;
export const progress = (settled: number, total: number) => `Kirjataan… ${settled} / ${total}`;
export const results = (count: number) =>
  count === 0 ? 'Mitään ei kirjattu' : `Kirjattiin ${counted(count)}`;
export const done = 'Kirjattu';
export const stopped = 'Ei kirjattu: keskeytit kirjaamisen';
export const refusalTitle = 'Kirjaa kieltoja';
export const refusalDescription =
  'Kirjaa kullekin referenssille, mitä asiakas sanoi. Mitä referenssisivulla tai verkkosivuilla kielletään, katoaa heti sivultasi, kokoelmista ja upotuksista.';
export const refused = 'Mitä asiakas kielsi';
export const refusedWithOthers = 'Ei saa näyttää missään';
export const way = 'Miten se sanottiin?';
export const wayMissing = 'Valitse, miten asiakas sanoi sen';
export const evidenceHint =
  'Lisätään tiedoston sanoihin. Missä sopimus tai sähköposti on, esimerkiksi ”Puitesopimus, kohta 7, CRM:ssä”.';
export const closedHere = 'Kielletty tai peruttu täällä jo';
