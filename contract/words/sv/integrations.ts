import { embedLimit } from '../../cards/embed.ts';
import { limits } from '../../rules/limits.ts';

export const title = 'Integrationer';
export const description = 'Visa dina referenser där dina kunder redan är.';

export const builderTitle = 'Inbäddning';
export const builderOptions = 'Alternativ';
export const builderCollection = 'Vad som visas';
export const builderAll = 'Alla referenser på din sida';
export const builderLoading = 'Hämtar…';
export const builderGone = 'En samling som inte kan visas';
export const builderGoneHint =
  'Den har tagits bort eller är privat. Välj en annan, eller ändra synligheten till ”Offentlig” eller ”Endast via länk”.';
export const builderCollectionsFailed = 'Dina samlingar kunde inte hämtas.';
export const builderFound = (count: number) =>
  count === 1 ? 'Besökarna ser en referens.' : `Besökarna ser ${count} referenser.`;
export const builderNone = 'Besökarna ser inget än: ingen av referenserna är publicerad och offentlig.';
export const builderReference = 'Bara en referens';
export const builderAnyReference = 'Alla dessa';
export const builderTag = 'Bara med taggen';
export const builderAnyTag = 'Alla taggar';
export const builderLimit = 'Antal kort';
export const builderNoLimit = `Högst ${embedLimit}`;
export const builderLimitOf = (count: number) => `${count} kort`;
export const builderLayout = 'Layout';
export const builderLayouts = {
  grid: 'Rutnät',
  list: 'Lista',
  carousel: 'Karusell',
  featured: 'Utvald',
  quotes: 'Citat',
  logos: 'Logotyper',
  badge: 'Märke',
} as const;
export const builderLogos = 'Logotypernas färger';
export const builderLogoColors = { color: 'Egna', mono: 'En grå' } as const;
export const builderTarget = 'Berättelsen öppnas';
export const builderTargets = { dialog: 'På din sida', page: 'I en ny flik' } as const;
export const builderTheme = 'Tema';
export const builderThemes = {
  '': 'Profil',
  auto: 'Auto',
  light: 'Ljust',
  dark: 'Mörkt',
} as const;
export const builderThemeHint =
  'Profil är färgerna i din varumärkesprofil, de andra är neutrala. Auto följer besökarens system.';
export const builderHeading = 'Rubriknivå på korten';
export const builderHeadingOf = (level: number) => `Rubrik ${level}`;
export const builderHeadingHint = 'En nivå under rubriken ovanför korten.';
export const builderAccent = 'Accentfärg';
export const builderAccentHint =
  'För knappar och markeringar. Hämtas från varumärkesprofilen om du inte ändrar den.';
export const builderRadius = 'Hörn';
export const builderRadii = {
  '': 'Standard',
  '0px': 'Raka',
  '8px': 'Rundade',
  '20px': 'Mycket rundade',
} as const;
export const builderGap = 'Avstånd';
export const builderGaps = { '': 'Standard', '12px': 'Litet', '40px': 'Stort' } as const;
export const builderBranding = 'En ram hämtar sina färger från varumärkesprofilen.';
export const builderOpenBranding = 'Öppna varumärkesprofilen';
export const builderReset = 'Börja om';

export const preview = {
  title: 'Förhandsvisning',
  note: 'Själva inbäddningen, med dina publicerade referenser.',
  width: 'Förhandsvisningens bredd',
  desktop: 'Dator',
  phone: 'Telefon',
  frame: 'Förhandsvisning av ramen',
  loading: 'Hämtar förhandsvisningen…',
  empty: 'Förhandsvisningen väntar på din första publicerade referens',
  emptyHint: 'Koden är klar: korten visas på din webbplats så snart du publicerar en referens.',
  noQuotes: 'Förhandsvisningen väntar på en referens med ett citat',
  noQuotesHint: 'Lägg till kundens egna ord i en publicerad referens, så visas de här.',
  openReferences: 'Öppna referenserna',
  failed: 'Förhandsvisningen kunde inte hämtas',
  failedHint: 'Koden påverkas inte. Kontrollera din nätverksanslutning.',
  retry: 'Försök igen',
} as const;

export const code = {
  label: 'Typ av kod',
  forms: { script: 'Skript', iframe: 'Iframe', react: 'React' },
  copy: 'Kopiera kod',
  copyFile: 'Kopiera fil',
  copyFailed: 'Det gick inte att kopiera. Markera koden och kopiera den manuellt.',
  script: 'HTML med skript',
  scriptNote: 'Klistra in koden där korten ska visas. De blir en del av din sida.',
  iframe: 'HTML utan skript',
  iframeNote: 'För system som inte tillåter skript. Korten rullar i en ram med den här höjden.',
  inPage: 'På din sida',
  inPageNote: 'Där korten ska visas.',
  file: 'RefdeckReferences.tsx',
  fileNote: 'En gång per projekt, bland dina komponenter. För React 18 och 19, med typer.',
  frameTitle: (name: string) => `Kundreferenser från ${name}`,
  help: 'CSS-variabler och Content Security Policy (CSP) förklaras i',
  helpLink: 'Visa referenser på din egen webbplats',
} as const;

export const websitesTitle = 'Webbplatser';
export const websitesDescription =
  'Bara de här webbplatserna får visa dina referenser. Om listan är tom får alla webbplatser göra det. Våra egna sidor fungerar alltid.';
export const websitesLoading = 'Hämtar listan över webbplatser…';
export const websitesFailed = 'Listan över webbplatser kunde inte hämtas';
export const websitesAny = 'Alla webbplatser får visa dina referenser.';
export const websitesOnly = (count: number) =>
  count === 1
    ? 'Bara den här webbplatsen får visa dina referenser:'
    : `Bara de här ${count} webbplatserna får visa dina referenser:`;
export const websitesAdd = 'Lägg till webbplats';
export const websitesField = 'Webbplatsens adress';
export const websitesHint = 'Utan sökväg. https://*.example.com omfattar alla underdomäner.';
export const websitesFirst = 'När listan har en webbplats visar inga andra något.';
export const websitesExample = 'https://www.example.com';
export const websitesMissing = 'Ange webbplatsens adress';
export const websitesTwice = 'Den finns redan i listan.';
export const websitesFull = `Listan är full: högst ${limits.embedOrigins} webbplatser`;
export const websitesNotAdded = 'Webbplatsen lades inte till';
export const websitesNotRemoved = (site: string) => `${site} togs inte bort`;
export const websitesNotRestored = (site: string) => `${site} lades inte till igen`;
export const websitesRemove = (site: string) => `Ta bort ${site}`;
export const websitesRemoved = (site: string) => `${site} togs bort`;
export const websitesAdded = (site: string) => `${site} får visa dina referenser`;
export const websitesUndo = 'Ångra';

export const page = {
  title: 'Referenssida',
  note: 'Sidan med alla dina offentliga referenser, för länkar, mejl och signaturer.',
  label: 'Sidans adress',
  copy: 'Kopiera länk',
  open: 'Visa sidan',
} as const;

export const api = {
  title: 'JSON API',
  note: 'Dina offentliga referenser som data, för det du bygger själv. Skrivskyddat, ingen nyckel behövs.',
  label: 'API:ets adress',
  copy: 'Kopiera adress',
  open: 'Visa data',
  docs: 'Vad det innehåller',
} as const;
