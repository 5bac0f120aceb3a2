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
export const translations: Readonly<Record<string, string>> = {
  'For a first public reference page.': 'Ensimmäiselle julkiselle referenssisivulle.',
  "For a company that publishes its customers' stories.":
    'Yritykselle, joka julkaisee asiakkaidensa tarinoita.',
  'For a company with many references and several teams.':
    'Yritykselle, jolla on paljon referenssejä ja useita tiimejä.',
  'Public reference page and embeds': 'Julkinen referenssisivu ja upotukset',
  'Everybody in the team, no price per seat': 'Koko tiimi, ei käyttäjäkohtaista hintaa',
};
