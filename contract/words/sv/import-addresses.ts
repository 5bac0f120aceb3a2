import { importLimits } from '../../rules/import-limits.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const address = 'Eller adresser till webbplatser';
export const addressHint =
  'Adressen till en webbplats med WordPress, eller till högst 50 sidor, en på varje rad. Vi läser det som alla ser, så som robots.txt tillåter';
export const look = 'Läs';
export const unreadable = 'Webbplatsen kunde inte läsas';
export const found = (host: string) => `Vad som läses på ${host}`;
export const types = 'Typer av inlägg';
export const categories = 'Bara dessa kategorier';
export const categoriesHint = (most: number) => `Alla om du inte väljer några, högst ${most}`;
export const posts = (count: number) => plural(count, 'inlägg', 'inlägg');
export const readPosts = 'Läs inläggen';
export const reading = (count: number) => `Läser, ${posts(count)} hittills`;
export const readPage = 'Läs bara den här sidan';
export const readingPages = (settled: number, of: number) => `Läser, ${settled} av ${of} sidor`;
export const wrongAddress = (address: string) =>
  `${address} är ingen adress, till exempel https://www.example.com`;
export const tooManyAddresses = `Högst ${importLimits.addresses} adresser läses på en gång`;
