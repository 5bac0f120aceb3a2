import { limits } from '../../rules/limits.ts';

export const next = 'Fråga någon annan om det inte kommer något svar';
export const nextContact = 'Vem som frågas härnäst';
export const nextNobody = 'Ingen';
export const nextHint = 'Personen får samma fråga och meddelande, och den första länken slutar gälla.';
export const nextAfter = 'Efter hur många dagar';
export const days = (count: number) => (count === 1 ? '1 dag' : `${count} dagar`);

export const elsewhere = (fields: string) =>
  `Visas från en annan webbplats: ${fields}. Innehållet kan ändras där utan att det märks, så kortet säger inte ”Bekräftat av kunden”. Kopiera det till ditt mediebibliotek först.`;
export const elsewhereStory = 'bilderna i berättelsen';
export const elsewhereOpen = 'Öppna referensen';
export const elsewhereCopy = 'Kopiera till mediebiblioteket';
export const elsewhereFailed = (addresses: string) =>
  `De här adresserna gav ingen bild på högst 4 MB, så ladda upp dem själv: ${addresses}`;

export const dialogCount = (cells: number) => `${cells} ${cells === 1 ? 'vald' : 'valda'}`;
export const dialogRefused = (parts: string, contact: string) =>
  `Nekat tidigare: ${parts}. En ny fråga visar det tidigare nejet för ${contact} och kan ställas en gång på ${limits.askAgainDays} dagar.`;
export const dialogMatrixHint = 'Välj rader och kolumner. Det fyllda är vad du ber om.';
export const dialogAskedNow = 'Tillfrågas nu';
export const dialogAllowed = 'Tillåtet';
export const dialogRefusedCell = 'Nekat tidigare';
export const someContact = 'kontaktpersonen';
export const dialogTitle = 'Be om godkännande';
export const dialogDescription = (days: number) =>
  `Kontaktpersonen får en personlig länk via e-post. Den visar kortet och berättelsen precis som de är sparade nu. Den går att besvara i ${days} ${days === 1 ? 'dag' : 'dagar'}, utan konto.`;
export const dialogReference = 'Referens';
export const dialogChooseReference = 'Välj en referens';
export const dialogNoReference = 'Välj vad frågan gäller';
export const dialogNoContact = 'Välj vem som tillfrågas';
export const dialogSubjects = 'Vad du ber om';
export const dialogChannels = 'Var det ska visas';
export const dialogUntil = 'Till när';
export const dialogUntilHint = 'Sista dagen. Lämna tomt om tillåtelsen ska gälla tills den återkallas.';
export const dialogLanguage = 'Språk i mejlet och på sidan';
export const dialogOwnLanguage = (language: string) => `Kontaktpersonens språk: ${language}`;
export const dialogMessage = 'Personligt meddelande';
export const dialogMessageHint = 'Visas i mejlet och på sidan. Några personliga ord ger fler svar.';
export const dialogWording = 'Vad kunden går med på om allt tillåts';
export const dialogPreview = (contact: string) => `Mejlet till ${contact}`;
export const dialogPreviewNobody = 'Mejlet';
export const dialogSubject = 'Ämne';
export const dialogLinkHere = 'Länken till kortet hamnar här.';
export const dialogCancel = 'Avbryt';
export const dialogSend = 'Skicka förfrågan';
export const dialogFailed = 'Förfrågan skickades inte';
export const dialogSent = (contact: string) => `Förfrågan skickades till ${contact}`;
export const unsaved = 'Det finns osparade ändringar. Förfrågan visar den senast sparade versionen.';
export const save = 'Spara ändringar';
export const dialogContact = 'Vem som tillfrågas';
export const dialogChooseContact = 'Välj en kontaktperson';
export const dialogNobody = (customer: string) =>
  `Det finns inga kontaktpersoner för ${customer} än. Lägg till någon som kan bestämma.`;
export const dialogLoadingContacts = 'Hämtar kontaktpersonerna…';
export const dialogContactsFailed = 'Kontaktpersonerna kunde inte hämtas.';
export const dialogAddContact = 'Lägg till kontaktperson';
export const dialogReplaces = (contact: string) =>
  `${contact} har inte svarat på den förra förfrågan om den här referensen. Den här ersätter den.`;
