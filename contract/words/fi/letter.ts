export const toggle = 'Osoita jollekulle';
export const toggleHint =
  'Sivulla näkyy silloin kirje tarinoiden vieressä. Sen voivat avata vain ne, joilla on linkki.';
export const person = 'Henkilön nimi';
export const company = 'Yritys';
export const note = 'Viesti';
export const noteHint = 'Mitä sanoisit, jos antaisit tämän kädestä käteen.';
export const sender = 'Lähettäjä';
export const nobody = 'Ei ketään';
export const role = 'Rooli';
export const email = 'Sähköpostiosoite';
export const calendar = 'Linkki kalenteriisi';
export const calendarHint = 'Mistä voi varata ajan, esimerkiksi https://…';
export const until = 'Avoinna asti';
export const untilHint =
  'Tämän päivän jälkeen sivu ja upotukset lakkaavat toimimasta. Jätä tyhjäksi, jos loppua ei ole.';
