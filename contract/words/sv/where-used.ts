export const loading = 'Letar efter var den används…';
export const failed = 'Det gick inte att hämta var den används';
export const nowhere = 'Ingenstans: inget av den är offentligt, och ingen fil har gjorts av den.';
export const story = 'Den egna sidan';
export const page = 'Din referenssida';
export const collection = (name: string) => `Samlingen ”${name}”`;
export const website = (host: string, day: string) => `Inbäddad på ${host}, sågs där senast den ${day}`;
export const moreWebsites = (count: number) => `${count} ${count === 1 ? 'webbplats' : 'webbplatser'} till`;
export const file = (title: string, format: string) => `”${title}” (${format})`;
export const fileMade = (day: string, by: string | undefined) => `gjord den ${day}${by ? ` av ${by}` : ''}`;
export const fileSent = (day: string) => `skickades senast till en köpare den ${day}`;
export const fileHere = 'bland dina dokument';
export const fileGone = 'inte längre bland dina dokument';
export const moreFiles = (count: number) => `${count} ${count === 1 ? 'fil' : 'filer'} till`;
export const beyond =
  'Det som någon har kopierat, skrivit ut eller laddat ner går inte att återkalla, och vi känner inte till besökare som har valt att inte räknas.';
export const tenders = (count: number, day: string) =>
  `Skickad till köparen i ${count === 1 ? 'ett anbud som gäller' : `${count} anbud som gäller`} till och med ${day}. Om den tas tillbaka ombeds den som ansvarar för anbudet att berätta det för köparen.`;
