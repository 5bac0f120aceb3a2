const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const title = 'Vad arkivet innehåller';
export const body =
  'Det fyller en organisation igen: referenser blir utkast, inget blir offentligt, ingen får e-post, och det som redan finns här förblir som det är.';
export const of = (organization: string, day: string) => `${organization}, läget ${day}`;
export const counts = {
  references: (count: number) => plural(count, 'referens', 'referenser'),
  customers: (count: number) => plural(count, 'kund', 'kunder'),
  contacts: (count: number) => plural(count, 'kontakt', 'kontakter'),
  translations: (count: number) => plural(count, 'översättning', 'översättningar'),
  collections: (count: number) => plural(count, 'samling', 'samlingar'),
  tenders: (count: number) => plural(count, 'anbud', 'anbud'),
  forms: (count: number) => plural(count, 'formulär', 'formulär'),
  terms: (count: number) => `termer på ${count} språk`,
  settings: () => 'inställningar',
  look: () => 'sidans utseende',
};
/** The result names what was not brought in. */
export const settingsPart = 'Inställningar';
export const termsPart = (language: string) => `Termer, ${language}`;
export const lookPart = 'Referenssidans utseende';
/** The later steps say this of an archive. */
export const customersBody = 'Bara en kund med exakt samma namn räknas som samma.';
export const reviewBody =
  'Varje ny blir ett utkast, och det som redan finns här förblir som det är. Ingen får e-post.';
export const comesTitle = 'Kommer tillbaka';
export const comes = [
  'Referenser med alla fält, uppgifter för anbud och bilder, som utkast; även arkiverade',
  'Deras kunder, som utkast, med kontakter och logotyper',
  'Översättningar, och samlingar i sin ordning; samlingarna är privata',
  'Anbud med krav och valda referenser, som anbud som förbereds',
  'Formulär för dokument',
  'Termer, inställningar och referenssidans utseende, där ingen har sparat några här',
  'Tillstånd som en lista i slutet. Vart och ett gäller först när du har antecknat det på nytt; det som en kund har nekat hamnar i den interna noteringen',
] as const;
export const staysTitle = 'Stannar i arkivet';
export const stays = [
  'Det som skickades till köpare och hur de beslutade, medlemmar och inbjudningar',
  'Referenssidans logotyp, bilder, texter och länk, som skulle bli offentliga genast, sidans adress och listan över webbplatser som bäddar in den',
  'Svar via länk, bevissidor och själva den gamla tillståndsboken: inget av det räknas här som bekräftat',
  'Filer som ingen referens eller kund visar, till exempel avtal',
  'Sidornas adresser, versioner, datum och händelseloggen',
] as const;
export const needsManager =
  'Bara ägare och administratörer tar in termer, inställningar och referenssidans utseende. Du får allt annat; någon med den rätten kan sedan ta in samma arkiv igen.';
export const languagesMissing = (languages: string, count: number) =>
  `Texter på ${languages} kan inte tas in, eftersom organisationen inte har valt ${count === 1 ? 'det språket' : 'de språken'}. Välj först ${count === 1 ? 'det' : 'dem'} i inställningarna och sedan arkivet på nytt.`;
export const settings = 'Öppna inställningarna';

export const bringMissing = 'Ta in det som saknas';
export const alsoMade = (list: string) => `Togs också in: ${list}`;
export const sentStays = (count: number) =>
  `Det som skickades till köpare stannar i arkivet: ${plural(count, 'utskick', 'utskick')}`;
export const again = 'Ta in samma arkiv igen när detta är utrett: bara det som saknas skapas.';
export const notInArchive = 'Bilden finns inte i filerna som du valde';
export const formNotInArchive = 'Formuläret finns inte i filerna som du valde';
export const filesNotMade = (count: number) => `${plural(count, 'fil', 'filer')} inte intagna`;

interface Said {
  /** Such as “namn och logotyp”. */
  parts: string;
  /** Such as “på referenssidan och i anbud”. */
  places: string;
}

const ways = { link: 'via länk', contract: 'genom avtal', email: 'per e-post', spoken: 'muntligt' } as const;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A line of the list of permissions. */
export const allowed = ({
  parts,
  places,
  method,
  until,
}: Said & { method: keyof typeof ways; until: string }) =>
  `${capital(parts)} ${places}${until ? ` till och med ${until}` : ''}, givet ${ways[method]}`;
export const refused = ({ parts, places }: Said) => `Nekat: ${parts} ${places}`;
export const withdrawn = ({ parts, places }: Said) => `Återtaget: ${parts} ${places}`;
export const revoked = ({ parts, places }: Said) => `Organisationen har tagit tillbaka: ${parts} ${places}`;
