export const title = 'Utfall';
export const record = 'Anteckna utfallet';
export const edit = 'Redigera utfallet';
export const dialogTitle = 'Hur beslutade köparen?';
export const decision = 'Beslut';
export const ourPoints = 'Våra poäng';
export const bestPoints = 'Bästa poäng';
export const ourPrice = 'Vårt pris';
export const winningPrice = 'Vinnande pris';
export const currency = 'Valuta';
export const winner = 'Vinnare';
export const reasons = 'Varför det förlorades';
export const reasonNames = {
  price: 'Priset',
  'too few': 'För få referenser',
  'too old': 'För gamla referenser',
  'too small': 'För små referenser',
  persons: 'Personerna',
  quality: 'Kvaliteten',
  formal: 'Ett formfel',
  other: 'Något annat',
} as const;
export const references = 'Vad köparen sade om varje referens';
export const verdictOf = (reference: string) => `Köparens ord om ”${reference}”`;
export const noVerdict = 'Inget';
export const verdicts = { accepted: 'Godkände', refused: 'Avvisade' } as const;
export const whyOf = (reference: string) => `Varför ”${reference}” avvisades`;
export const whyHint = 'Varför';
export const note = 'Anteckning';
export const cancel = 'Avbryt';
export const save = 'Spara';
export const notSaved = 'Utfallet sparades inte';
export const failed = 'Kontrollera din anslutning och försök igen.';
export const changed =
  'Någon annan har ändrat anbudet under tiden. Spara igen för att lägga dina värden över deras.';
export const points = (ours: string, best: string) => `${ours} poäng, den bästa fick ${best}`;
export const pointsOurs = (ours: string) => `${ours} poäng`;
export const prices = (ours: string, winning: string) => `${ours}, vinnarens pris var ${winning}`;
export const wonBy = (name: string) => `Vanns av ${name}`;
export const refused = (title: string, why: string) => `”${title}” avvisades${why ? `: ${why}` : ''}`;
export const accepted = (titles: string) => `Godkända: ${titles}`;

export const yearTitle = 'Avgjort under de senaste tolv månaderna';
export const yearWon = (won: number, of: number, percent: number) => `${won} av ${of} vunna (${percent} %)`;
export const yearValue = (amounts: string) => `Vunnet ${amounts}`;
export const yearKinds = (rates: string) => `Vunna per slag av köpare: ${rates}`;
export const yearBuyers = (rates: string) => `Vunna per köpare: ${rates}`;
export const wonOf = (name: string, won: number, of: number) => `${name} ${won} av ${of}`;
export const yearLost = (reasons: string) => `Förlorat på grund av: ${reasons}`;
export const yearRefused = (reasons: string) => `Avvisade referenser: ${reasons}`;
export const reasonCount = (name: string, count: number) => `${name.toLowerCase()} (${count})`;
export const csvName = 'anbud';
export const columns = {
  title: 'Rubrik',
  buyer: 'Köpare',
  buyerKind: 'Slags köpare',
  deadline: 'Sista dag',
  status: 'Läge',
  references: 'Referenser',
  price: 'Vårt pris',
  winningPrice: 'Vinnande pris',
  currency: 'Valuta',
  points: 'Våra poäng',
  bestPoints: 'Bästa poäng',
  winner: 'Vinnare',
  reasons: 'Skäl',
  refused: 'Avvisade referenser',
} as const;
