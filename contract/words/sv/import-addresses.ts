const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const address = 'Eller adressen till en webbplats med WordPress';
export const addressHint = 'Vi läser det som den visar alla, så som dess robots.txt tillåter';
export const look = 'Titta där';
export const unreadable = 'Webbplatsen kunde inte läsas';
export const noWordPress =
  'Där kan inga inlägg i WordPress läsas. Använd filen som ”Verktyg, Exportera” i WordPress skriver.';
export const found = (host: string) => `Vad som läses på ${host}`;
export const types = 'Typer av inlägg';
export const categories = 'Bara dessa kategorier';
export const categoriesHint = (most: number) => `Alla om du inte väljer några, högst ${most}`;
export const posts = (count: number) => plural(count, 'inlägg', 'inlägg');
export const readPosts = 'Läs inläggen';
export const reading = (count: number) => `Läser, ${posts(count)} hittills`;
