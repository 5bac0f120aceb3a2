export const title = 'Skickat';
export const dialogTitle = 'Vad skickade du?';
export const dialogBody =
  'Filerna sparas i anbudet som de är nu. Om en kund tar tillbaka sitt tillstånd får du veta vilka köpare som måste informeras.';
export const documents = 'Dokument';
export const documentsLoading = 'Laddar dokument…';
export const documentsFailed = 'Dokumenten kunde inte laddas';
export const documentsMaking = 'Ett dokument görs. Det visas här när det är klart.';
export const documentsNone =
  'Det finns inget dokument för anbudet än. Välj först referenser och gör ett dokument av dem.';
export const notAllowed = 'Visar delar som ingen har tillåtit';
export const how = 'Hur';
export const hows = { portal: 'I köparens portal', email: 'Med e-post', other: 'På annat sätt' } as const;
export const receivers = 'Till vem';
export const receiversHint = 'Ett namn eller en adress på varje rad.';
export const sentAt = 'När';
export const sentAtHint = 'Nu, om du lämnar det tomt.';
export const note = 'Anteckning';
export const reason = 'Varför du ändå skickar det';
export const refused = (titles: string) => `Allt är inte tillåtet tills köparen har bestämt sig: ${titles}.`;
export const refusedWarn = 'Fråga först, eller berätta varför du ändå skickar det.';
export const refusedRequire =
  'Din organisation skickar inget utan tillstånd. Fråga först och gör sedan dokumentet på nytt.';
export const cancel = 'Avbryt';
export const save = 'Anteckna';
export const failedTitle = 'Inget antecknades';
export const failed = 'Kontrollera din anslutning och försök igen.';
export const done = 'Antecknat. Filerna sparas i anbudet.';

export const line = (how: string, receivers: string) => (receivers ? `${how}, till ${receivers}` : how);
export const despite = (reason: string) => `Skickades ändå: ${reason}`;
export const downloadOf = (title: string) => `Ladda ner ”${title}” som det skickades`;
export const downloadFailed = 'Filen kunde inte laddas ner';

export const recalls = (count: number) =>
  count === 1 ? 'En sak måste köparen få veta' : `${count} saker måste köparen få veta`;
export const recallsClosed = 'Köparen har fått veta, eller det behövs inte';
export const recall = (title: string, parts: string) => `”${title}”: ${parts} inte längre tillåtet`;
export const sentOn = (days: string) => `Skickades ${days}`;
export const copy = 'Kopiera ord till köparen';
export const told = 'Köparen fick veta';
export const notNeeded = 'Behövs inte';
export const reopen = 'Öppna igen';
export const states = { told: 'Köparen vet', 'not needed': 'Behövs inte' } as const;
export const toldTitle = 'Vem fick veta, och hur?';
export const notNeededTitle = 'Varför behövs det inte?';
export const recallNote = 'Med en mening';
export const recallSave = 'Spara';
export const recallFailed = 'Det sparades inte';

export const removeSent = [
  'Uppgifterna om vad köparen fått, och de sparade filerna.',
  'Det som köparen måste få veta. Om en kund senare tar tillbaka sitt tillstånd får ingen veta att köparen har det kvar.',
  'Sidan för köparen, som upphör genast.',
];
export const removeTyped = (title: string) => `Skriv ${title} för att bekräfta`;
