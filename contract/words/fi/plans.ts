import { limits } from '../../rules/limits.ts';

export const intro =
  'Valitse paketti. Maksat kortilla Stripen sivulla ja voit irtisanoa tilauksen milloin tahansa.';
export const ended = 'Tilaus on päättynyt. Jatka valitsemalla paketti.';
export const failed = 'Paketteja ei voitu ladata';
export const loading = 'Ladataan paketteja…';
export const period = 'Laskutusjakso';
export const monthly = 'Kuukausittain';
export const annual = 'Vuosittain';
export const popular = 'Suosittu';
export const chosen = 'Valintasi';
export const current = 'Nykyinen paketti';
export const aMonth = 'kuukaudessa';
export const aYear = 'vuodessa';
export const billedMonthly = 'Laskutetaan kuukausittain';
export const billedAnnually = (month: string, saved?: string) =>
  `Laskutetaan vuosittain: ${month} kuukaudessa${saved ? `, säästöä ${saved} vuodessa` : ''}`;
export const startTrial = 'Aloita ilmainen kokeilu';
export const select = 'Valitse paketti';
export const trial = (price: string) => `${limits.trialDays} päivää ilmaiseksi, sitten ${price}`;
export const cards = (count: string) => `${count} referenssikorttia`;
export const files = (size: string) => `${size} tiedostoille`;
export const instead = (more: string, now: string) => `${more} (nyt ${now})`;
export const tooSmall = (count: string) =>
  `Kortteja on nyt ${count}: uusia ei mahdu, ennen kuin niitä on vähemmän.`;
export const uses = (count: string, limit: string) => `Käytössä ${count} / ${limit} korttia.`;
