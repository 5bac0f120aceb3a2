const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const address = 'Tai WordPress-sivuston osoite';
export const addressHint =
  'Luemme sen, mitä sivusto näyttää kaikille, robots.txt-tiedoston sallimissa rajoissa';
export const look = 'Katso sivustolta';
export const unreadable = 'Sivustoa ei voitu lukea';
export const noWordPress =
  'Sieltä ei voitu lukea WordPressin artikkeleita. Käytä tiedostoa, jonka WordPressin ”Työkalut, Vienti” kirjoittaa.';
export const found = (host: string) => `Mitä sivustolta ${host} luetaan`;
export const types = 'Artikkelien tyypit';
export const categories = 'Vain nämä luokat';
export const categoriesHint = (most: number) => `Kaikki, ellet valitse joitakin, enintään ${most}`;
export const posts = (count: number) => plural(count, 'artikkeli', 'artikkelia');
export const readPosts = 'Lue artikkelit';
export const reading = (count: number) => `Luetaan, tähän mennessä ${posts(count)}`;
