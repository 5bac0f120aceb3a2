export const title = 'Fakturering';
export const description = (organization: string) => `Vad ${organization} betalar för och använder.`;
export const loading = 'Hämtar faktureringen…';
export const failed = 'Faktureringen kunde inte hämtas';

export const detailsTitle = 'Ditt abonnemang';
export const detailsActive = 'Aktivt';
export const detailsTrial = 'Provperiod';
export const detailsPastDue = 'Betalning försenad';
export const detailsUnpaid = 'Obetalt';
export const detailsPaused = 'Pausat';
export const detailsEndsOn = (date: string) => `Uppsagt: upphör den ${date}`;
export const detailsManage = 'Hantera abonnemanget';
export const detailsPrice = 'Pris';
export const detailsNextBilling = 'Nästa betalning';
export const detailsTrialEnds = 'Provperioden slutar';
export const detailsEnds = 'Upphör';
export const detailsTrialNote = (date: string) =>
  `Gratis till den ${date}. Då dras den första betalningen, om du inte säger upp abonnemanget innan dess.`;
export const detailsEndsNote = (plan: string, date: string) =>
  `${plan} gäller som vanligt till den ${date}. Därefter gäller Free-paketets gränser. Inget tas bort eller släcks ner.`;
export const detailsPastDueNote = (date: string) =>
  `Den senaste betalningen misslyckades. Uppdatera kortet före den ${date}: därefter gäller Free-paketets gränser tills du har betalat.`;
export const detailsUnpaidNote =
  'Den senaste betalningen misslyckades, och Free-paketets gränser gäller tills du har betalat. Inget tas bort eller släcks ner.';
export const detailsPausedNote =
  'Abonnemanget är pausat, och Free-paketets gränser gäller tills det återupptas.';
export const detailsUpdateCard = 'Uppdatera kortet';

export const historyTitle = 'Betalningshistorik';
export const historyMissing = 'Fakturorna kunde inte hämtas';
export const historyMissingBody = 'Allt annat på sidan är aktuellt.';
export const historyRetry = 'Försök igen';
export const historyNone = 'Inga fakturor än. Den första visas efter din första betalning.';
export const historyDate = 'Datum';
export const historyNumber = 'Nummer';
export const historyPlan = 'Paket';
export const historyAmount = 'Belopp';
export const historyStatus = 'Status';
export const historyInvoice = 'Faktura';
export const historyPaid = 'Betald';
export const historyPending = 'Väntar';
export const historyPdf = 'PDF';
export const historyOpenPdf = (name: string) => `Öppna faktura ${name} som PDF i en ny flik`;
export const historyNoPdf = 'Inte klar än';
export const historyRefused = 'Fakturan öppnades inte: adressen tillhör inte Stripe.';
export const historyAll = (count: number) => `Visa alla ${count} fakturor`;
export const historyFewer = 'Visa färre';
export const historyOlder = 'Äldre fakturor finns i faktureringsportalen.';

export const methodTitle = 'Betalningssätt';
export const methodNone =
  'Inget betalningssätt är sparat. Du anger det på Stripes sida när du väljer ett paket.';
export const methodNoneStored =
  'Inget betalningssätt är sparat. Lägg till ett i faktureringsportalen så att nästa betalning fungerar.';
export const methodEnding = (brand: string, last4: string) => `${brand} som slutar på ${last4}`;
export const methodExpires = (date: string) => `Giltigt till och med ${date}`;
export const methodExpired = 'Har gått ut';
export const methodExpiresSoon = 'Går ut snart';
export const methodExpiredNote =
  'Det går inte längre att betala med det här kortet. Uppdatera det i faktureringsportalen.';
export const methodUpdate = 'Uppdatera betalningssätt';
export const methodOpen = 'Öppna faktureringsportalen';
export const methodStoredByStripe = 'Uppgifterna sparas hos Stripe. Vi ser bara det som visas här.';

export const usageTitle = 'Användning';
export const usageReferences = 'Referenskort';
export const usageStorage = 'Lagring';
export const usageOf = (used: string, limit: string) => `${used} av ${limit}`;
export const usageLeft = (rest: string) => `${rest} kvar`;
export const usageNear = (rest: string) => `Nästan fullt: ${rest} kvar`;
export const usageFull = 'Fullt. Ta bort något eller välj ett större paket för att lägga till mer.';

export const backConfirming = 'Din betalning bekräftas';
export const backConfirmingBody = 'Det tar några sekunder. Sidan uppdateras av sig själv.';
export const backLate = 'Din betalning är inte bekräftad än';
export const backLateBody =
  'Stripe har inte bekräftat den inom en minut. Om du har betalat börjar paketet gälla så snart det sker. Du behöver inte betala igen.';
export const backCheck = 'Kontrollera igen';
export const backCanceled = 'Du lämnade betalningen. Inget har dragits.';
export const backDismiss = 'Stäng';
export const backActive = (plan: string) => `${plan} gäller nu. Tack!`;

export const contactTitle = 'Frågor om fakturering?';
export const contactBody = 'Skriv till oss. En människa läser varje meddelande och svarar via e-post.';
export const contactAction = 'Kontakta oss';
export const contactHelp = 'Så fungerar paket och betalningar';

/** Only this one of Stripe's names is not that of a firm or a scheme. */
export const usBankAccount = 'Amerikanskt bankkonto';
