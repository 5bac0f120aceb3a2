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
