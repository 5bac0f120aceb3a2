import { limits } from '../../rules/limits.ts';

export const intro =
  'Välj ett paket. Du betalar med kort på en sida hos Stripe och kan säga upp när som helst.';
export const ended = 'Abonnemanget har upphört. Välj ett paket för att fortsätta.';
export const failed = 'Paketen kunde inte hämtas';
export const loading = 'Hämtar paketen…';
export const period = 'Betalningsperiod';
export const monthly = 'Månadsvis';
export const annual = 'Årsvis';
export const popular = 'Populärt';
export const chosen = 'Ditt val';
export const current = 'Nuvarande paket';
export const aMonth = 'per månad';
export const aYear = 'per år';
export const billedMonthly = 'Betalas månadsvis';
export const billedAnnually = (month: string, saved?: string) =>
  `Betalas årsvis: ${month} per månad${saved ? `, du sparar ${saved} per år` : ''}`;
export const startTrial = 'Prova gratis';
export const select = 'Välj paket';
export const trial = (price: string) => `${limits.trialDays} dagar gratis, därefter ${price}`;
export const cards = (count: string) => `${count} referenskort`;
export const files = (size: string) => `${size} för filer`;
export const instead = (more: string, now: string) => `${more} i stället för ${now}`;
export const tooSmall = (count: string) =>
  `Du har ${count} kort: det finns inte plats för nya förrän de är färre.`;
export const uses = (count: string, limit: string) => `Du använder ${count} av ${limit} kort.`;
export const translations: Readonly<Record<string, string>> = {
  'For a first public reference page.': 'För en första offentlig referenssida.',
  "For a company that publishes its customers' stories.":
    'För ett företag som publicerar sina kunders berättelser.',
  'For a company with many references and several teams.':
    'För ett företag med många referenser och flera team.',
  'Public reference page and embeds': 'Offentlig referenssida och inbäddningar',
  'Everybody in the team, no price per seat': 'Hela teamet, inget pris per användare',
};
