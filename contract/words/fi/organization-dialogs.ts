import { retention } from '../../rules/retention.ts';

export const createTitle = 'Luo organisaatio';
export const createDescription = 'Työtila, jolla on omat asiakkaat, referenssit ja julkinen sivu.';
export const renameTitle = 'Vaihda organisaation nimi';
export const renameDescription = 'Uusi nimi näkyy kaikille jäsenille ja julkisella referenssisivulla.';
export const renameError = 'Organisaation nimi ei vaihtunut';
export const renameFailed = 'Organisaation nimeä ei voitu vaihtaa. Yritä uudelleen.';
export const leaveConsequence = 'Pääsysi päättyy heti. Työsi jää organisaatiolle.';
export const leaveRules =
  'Organisaatiossa on oltava aina vähintään yksi omistaja. Voit palata vain uudella kutsulla.';
export const lastOwner =
  'Olet organisaation ainoa omistaja. Tee ensin jostakusta muusta omistaja tai poista organisaatio, jos sitä ei enää tarvita.';
export const deleteAtOnce = 'Julkinen referenssisivu, kokoelmat ja upotukset lakkaavat toimimasta heti.';
export const deleteForAll = 'Kaikkien jäsenten pääsy päättyy heti, ja avoimet kutsut mitätöidään.';
export const deleteSubscription = 'Tilaus päättyy heti, eikä maksuja palauteta.';
export const deleteForGood = `Asiakkaat, referenssit, kokoelmat ja aineistopankki poistetaan lopullisesti ${retention.purgeDays} päivän kuluttua.`;
export const caseMatters = 'Melkein: isojen ja pienten kirjainten on täsmättävä.';
