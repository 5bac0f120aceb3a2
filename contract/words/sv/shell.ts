export const skip = 'Hoppa till innehållet';
export const organizationsFailed = 'Dina organisationer kunde inte hämtas';
export const startFailedHint = 'Kontrollera din nätverksanslutning.';
export const pageFailed = 'Sidan kunde inte visas';
export const pageFailedHint = 'Det brukar hjälpa att hämta den igen. Det du hade sparat finns kvar.';
export const lastSeen = 'Du ser det som den här webbläsaren visade senast.';

export const search = 'Sök';
export const searchKey = 'Ctrl K';
export const searchKeyOnApple = '⌘ K';

export const menuOpen = 'Öppna menyn';
export const menuName = 'Meny';
export const menuClose = 'Stäng menyn';
export const create = 'Skapa';
export const createReference = 'Ny referens';
export const createCustomer = 'Ny kund';

export const navigation = 'Huvudmeny';
export const navigationMore = (page: string) => `Mer under ${page}`;
export const navigationWorkspace = 'ARBETSYTA';
export const navigationBilling = 'FAKTURERING';
export const dashboard = 'Översikt';
export const analytics = 'Analys';
export const analyticsKeywords = 'analys insikter statistik besökare';
export const performance = 'Resultat';
export const traffic = 'Trafik';
export const engagement = 'Engagemang';
export const references = 'Referenser';
export const referencesBadge = 'Hett';
export const referencesAll = 'Alla referenser';
export const referencesNew = 'Skapa ny referens';
export const templates = 'Mallar';
export const collections = 'Samlingar';
export const documents = 'Dokument';
export const documentsKeywords = 'fil tabell excel csv export skicka';
export const assets = 'Mediebibliotek';
export const translations = 'Översättningar';
export const permissions = 'Tillåtelser';
export const permissionsKeywords = 'godkännande samtycke går ut återkallat saknas kontaktperson';
export const tenders = 'Anbud';
export const customers = 'Kunder';
export const customersAll = 'Alla kunder';
export const customersNew = 'Lägg till ny kund';
export const integrations = 'Integrationer';
export const integrationsKeywords = 'inbäddning bädda in widget iframe webbplats skript react api';
export const branding = 'Varumärkesprofil';
export const team = 'Teammedlemmar';
export const organizationSettings = 'Organisationens inställningar';
export const organizationSettingsKeywords = 'tidszon byt namn';
export const billing = 'Fakturering';
export const billingKeywords = 'paket uppgradera abonnemang fakturor betalning';
export const settings = 'Inställningar';
export const help = 'Hjälp och support';

export const account = 'Konto';
export const accountGroup = 'KONTO';
export const accountOf = (name: string) => `Konto: ${name}`;
export const accountLoading = 'Hämtar…';
export const accountProfile = 'Profil';
export const accountSettings = 'Profilinställningar';
export const accountSignOut = 'Logga ut';
export const signOut = 'Logga ut';
export const themeLight = 'Byt till ljust tema';
export const themeDark = 'Byt till mörkt tema';

export const quickStart = 'Snabbstart';
export const quickStartHint = 'Börja med att skapa din första referens';
export const quickStartNow = 'Kom igång';
export const quickStartDismiss = 'Stäng Snabbstart';

export const pastDue = 'En betalning har misslyckats';
export const pastDueUntil = (date: string) =>
  `Den senaste betalningen misslyckades. Uppdatera kortet före den ${date}: därefter gäller Free-paketets gränser tills du har betalat.`;
export const pastDueNow =
  'Den senaste betalningen misslyckades, och Free-paketets gränser gäller tills du har betalat. Uppdatera kortet.';
export const pastDueBilling = 'Öppna Fakturering';

export const switcher = 'Organisationer';
export const switcherBefore = 'Organisation: ';
export const switcherLoading = 'Hämtar…';
export const switcherSwitching = 'Byter…';
export const switcherNone = 'Ingen organisation';
export const switcherActive = 'Aktiv';
export const switcherSuspended = 'Avstängd';
export const switcherCreate = 'Skapa organisation';
export const switcherRename = 'Byt namn på organisationen';
export const switcherLeave = 'Lämna organisationen';
export const switcherDelete = 'Ta bort organisationen';
export const switchFailed = 'Det gick inte att byta organisation. Försök igen.';
export const switchedFrom = (lost: string, shown: string) =>
  `${lost} går inte längre att öppna. Nu visas ${shown}.`;
export const openFailed = 'Organisationen kunde inte öppnas. Försök igen.';
export const openListFailed =
  'Dina organisationer kunde inte hämtas. Den här finns bland dem om en liten stund.';
export const openUnavailable = 'Den här organisationen går inte att öppna just nu.';
