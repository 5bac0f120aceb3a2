export const title = 'Varumärkesprofil';
export const description = 'Så ser din referenssida ut för besökarna.';
export const loading = 'Hämtar varumärkesprofilen…';
export const failed = 'Varumärkesprofilen kunde inte hämtas';
export const view = 'Visa din sida';
export const mayNot = 'Bara organisationens ägare och administratörer kan ändra varumärkesprofilen.';

export const colors = 'Färger';
export const names = {
  primary: 'Primärfärg',
  secondary: 'Sekundärfärg',
  text: 'Textfärg',
  background: 'Bakgrundsfärg',
} as const;
export const defaults = 'Återställ standardfärgerna';
export const palettes = 'Paletter';
export const logoColors = 'Hämta färgerna från min logotyp';
export const logoColorsNone = 'Lägg till en logotyp ovan, så kan färgerna hämtas.';
export const logoColorsTaken = 'Hämtade från din logotyp och justerade så att texten är läsbar.';
export const logoColorsFailed =
  'Bildens färger kan inte läsas, antingen för att webbplatsen inte tillåter det eller för att det inte är en bild. Ladda upp filen i stället.';
export const logoColorsUndo = 'Återställ de tidigare färgerna';
export const contrast = 'Läsbarhet';
export const readsWell =
  'Besökarna kan läsa allt. Texten på knappar är svart eller vit, beroende på vad som syns bäst.';
export const advice = {
  text: (ratio: number, instead: string) =>
    `Textfärgen är svår att läsa mot bakgrunden (${ratio.toLocaleString('sv')}:1, det behövs 4,5:1). Din sida visar texten i ${instead} i stället.`,
  button: (ratio: number) =>
    `Primärfärgen syns knappt mot bakgrunden (${ratio.toLocaleString('sv')}:1): knapparna ser ut som vanlig text.`,
} as const;
export const suggest = {
  text: (color: string) => `Använd ${color} som textfärg`,
  button: (color: string) => `Använd ${color} som primärfärg`,
} as const;

export const owner = 'Logotyp och webbplats';
export const logo = 'Logotyp';
export const logoHint =
  'Högst upp på sidan, i stället för organisationens namn. En https-adress eller en av dina filer.';
export const website = 'Webbplats';
export const websiteHint = 'Dit leder din logotyp.';

export const header = 'Sidans överdel';
export const heading = 'Rubrik';
export const intro = 'Inledning';
export const introHint = 'En eller två meningar: vilka kunderna är och vad du har gjort för dem.';
export const callToActionText = 'Knapptext';
export const callToActionHint = 'Vad besökarna ska göra härnäst, till exempel ”Prata med oss”.';
export const callToActionLink = 'Knapplänk';
export const callToActionLinkHint = 'En https- eller mailto-adress.';
export const headerLayout = 'Överdelens layout';
export const headerLayouts = {
  left: 'Vänster',
  centered: 'Centrerad',
  picture: 'Bild',
  figures: 'Siffror',
  statement: 'Slagord',
} as const;
export const headerLayoutHints = {
  left: 'Rubriken till vänster, inledning och knapp till höger.',
  centered: 'Allt i mitten.',
  picture: 'En bild bredvid rubriken, ända till fönstrets kant.',
  figures: 'Den bästa siffran ur dina tre första berättelser leder dit. Deras kort visar nästa.',
  statement: (letters: number) =>
    `Rubriken fyller ett fält i primärfärgen om den har högst ${letters} tecken.`,
} as const;
export const headerImage = 'Överdelens bild';
export const headerImageHint =
  'Minst 1 300 px bred. Välj en bild som inte visar någon kund, för ingen tillåtelse omfattar den.';

export const closing = 'Sidans slut';
export const closingHeading = 'Avslutande rubrik';
export const closingHint =
  'Efter den sista referensen, ovanför knappen. Visas när knappen har en text och en länk.';
export const closingText = 'Avslutande text';

export const cards = 'Kort';
export const layout = 'Layout';
export const layouts = { grid: 'Rutnät', list: 'Lista' } as const;
export const cornerRadius = 'Hörnradie';
export const cornerRadiusHint = 'Samma för alla kort på en sida eller i en inbäddning.';
export const templatesRadius = 'Enligt respektive mall';
export const templatesRadiusAction = 'Hörnradie: enligt respektive mall';
export const pixels = (radius: string) => `${radius} px`;

export const templates = 'Mallar';
export const template = 'Mall för nya referenser';
export const templateHint = 'Befintliga referenser behåller sin mall.';
export const templateStyles = 'Så ser varje mall ut';
export const ownStyle = 'Eget utseende';
export const configure = 'Anpassa';
export const configureNamed = (name: string) => `Anpassa ${name}`;

export const save = 'Spara';
export const saved = 'Varumärkesprofilen sparades. Din sida visar den inom en minut.';
export const saveFailed = 'Varumärkesprofilen kunde inte sparas. Försök igen.';

export const preview = 'Förhandsvisning';
export const previewFrame = 'Förhandsvisning av din referenssida';
export const width = 'Skärm';
export const widths = { desktop: 'Dator', phone: 'Telefon' } as const;
export const samples = 'Exempeldata: du har inte publicerat någon referens än.';
export const samplesFailed = 'Exempeldata: dina publicerade referenser kunde inte hämtas.';
export const own = 'Dina publicerade referenser.';
export const retry = 'Försök igen';

export const none = 'Tomt';
