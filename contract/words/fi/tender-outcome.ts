export const title = 'Ratkaisu';
export const record = 'Kirjaa ratkaisu';
export const edit = 'Muokkaa ratkaisua';
export const dialogTitle = 'Miten ostaja ratkaisi?';
export const decision = 'Päätös';
export const ourPoints = 'Pisteemme';
export const bestPoints = 'Parhaat pisteet';
export const ourPrice = 'Hintamme';
export const winningPrice = 'Voittanut hinta';
export const currency = 'Valuutta';
export const winner = 'Voittaja';
export const reasons = 'Miksi hävittiin';
export const reasonNames = {
  price: 'Hinta',
  'too few': 'Referenssejä liian vähän',
  'too old': 'Referenssit liian vanhoja',
  'too small': 'Referenssit liian pieniä',
  persons: 'Henkilöt',
  quality: 'Laatu',
  formal: 'Muotovirhe',
  other: 'Muu syy',
} as const;
export const references = 'Mitä ostaja sanoi kustakin referenssistä';
export const verdictOf = (reference: string) => `Ostajan arvio: ”${reference}”`;
export const noVerdict = 'Ei mitään';
export const verdicts = { accepted: 'Hyväksyi', refused: 'Hylkäsi' } as const;
export const whyOf = (reference: string) => `Miksi ”${reference}” hylättiin`;
export const whyHint = 'Miksi';
export const note = 'Huomautus';
export const cancel = 'Peru';
export const save = 'Tallenna';
export const notSaved = 'Ratkaisua ei tallennettu';
export const failed = 'Tarkista yhteytesi ja yritä uudelleen.';
export const changed =
  'Joku muu on muuttanut tarjousta sillä välin. Tallenna uudelleen, niin omat arvosi korvaavat hänen arvonsa.';
export const points = (ours: string, best: string) => `${ours} pistettä, paras sai ${best}`;
export const pointsOurs = (ours: string) => `${ours} pistettä`;
export const prices = (ours: string, winning: string) => `${ours}, voittajan hinta oli ${winning}`;
export const wonBy = (name: string) => `Voittaja: ${name}`;
export const refused = (title: string, why: string) => `”${title}” hylättiin${why ? `: ${why}` : ''}`;
export const accepted = (titles: string) => `Hyväksytyt: ${titles}`;

export const yearTitle = 'Ratkaistu viimeisten 12 kuukauden aikana';
export const yearWon = (won: number, of: number, percent: number) => `${won}/${of} voitettu (${percent} %)`;
export const yearValue = (amounts: string) => `Voitettu ${amounts}`;
export const yearKinds = (rates: string) => `Voitettu ostajan lajin mukaan: ${rates}`;
export const yearBuyers = (rates: string) => `Voitettu ostajittain: ${rates}`;
export const wonOf = (name: string, won: number, of: number) => `${name} ${won}/${of}`;
export const yearLost = (reasons: string) => `Häviön syyt: ${reasons}`;
export const yearRefused = (reasons: string) => `Hylätyt referenssit: ${reasons}`;
export const reasonCount = (name: string, count: number) => `${name.toLowerCase()} (${count})`;
export const csvName = 'tarjoukset';
export const columns = {
  title: 'Otsikko',
  buyer: 'Ostaja',
  buyerKind: 'Ostajan laji',
  deadline: 'Määräaika',
  status: 'Tila',
  references: 'Referenssejä',
  price: 'Hintamme',
  winningPrice: 'Voittanut hinta',
  currency: 'Valuutta',
  points: 'Pisteemme',
  bestPoints: 'Parhaat pisteet',
  winner: 'Voittaja',
  reasons: 'Syyt',
  refused: 'Hylätyt referenssit',
} as const;
