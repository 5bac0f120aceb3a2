import { importLimits } from '../../rules/import-limits.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const address = 'Tai sivustojen osoitteita';
export const addressHint =
  'WordPress-sivuston osoite tai enintään 50 sivun osoitteet, yksi rivillä. Luemme sen, minkä kaikki näkevät, robots.txt-tiedoston sallimissa rajoissa';
export const look = 'Lue';
export const unreadable = 'Sivustoa ei voitu lukea';
export const found = (host: string) => `Mitä sivustolta ${host} luetaan`;
export const types = 'Artikkelien tyypit';
export const categories = 'Vain nämä luokat';
export const categoriesHint = (most: number) => `Kaikki, ellet valitse joitakin, enintään ${most}`;
export const posts = (count: number) => plural(count, 'artikkeli', 'artikkelia');
export const readPosts = 'Lue artikkelit';
export const reading = (count: number) => `Luetaan, tähän mennessä ${posts(count)}`;
export const readPage = 'Lue vain tämä sivu';
export const readingPages = (settled: number, of: number) => `Luetaan, ${settled}/${of} sivua`;
export const wrongAddress = (address: string) => `${address} ei ole osoite, kuten https://www.example.com`;
export const tooManyAddresses = `Enintään ${importLimits.addresses} osoitetta luetaan kerralla`;
