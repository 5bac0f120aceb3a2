import { productName } from '../../primitives/product.ts';
import type * as English from '../en/contact-mails.ts';
import { stillNamed } from './still-named.ts';

export const request: typeof English.request = {
  subject: (customer) => `Vielä avoinna: saammeko näyttää tämän tarinan${customer && `: ${customer}`}?`,
  subjectTender: 'Vielä avoinna: saammeko nimetä teidät tarjouksessa?',
  preheader: (day) => `Kyllä, ei tai muutos riittää. Avoinna ${day} asti.`,
  lead: (asker, asked) =>
    `${asker} kysyi ${asked} ja odottaa vastaustasi. Myös ei on hyvä vastaus: se lopettaa muistutukset.`,
  earlier: (asked) => `Viesti ${asked}:`,
  last: 'Tämä on viimeinen muistutus.',
  card: (story) => `Kortti: ”${story}”`,
};

export const receipt: typeof English.receipt = {
  subject: (organization) => `Kuittisi: mitä ${organization} saa näyttää`,
  preheader: 'Säilytä tämä viesti. Linkistä näet lupasi ja voit perua sen.',
  title: 'Kiitos. Tämän sallit.',
  lead: (time) => `Vastasit ${time}. Vain tämän saa näyttää ja vain näissä paikoissa.`,
  until: 'Viimeinen päivä',
  always: 'Kunnes perut luvan',
  words: 'Sinun sanasi',
  agreed: 'Mihin suostuit',
  languages: 'Kielet',
  receipt: 'Kuitti',
  no: (number) => `Nro ${number}`,
  action: 'Katso tai peru',
  keep: 'Linkki toimii niin kauan kuin lupa on voimassa.',
  foot: (organization, asker) =>
    `${productName} lähetti tämän yrityksen ${organization} puolesta, koska vastasit pyyntöön. Etkö se ollut sinä? Peru lupa yllä olevasta linkistä ja kerro asiasta: ${asker}.`,
  reply: (asker) => `Vastaus tähän viestiin menee henkilölle ${asker}. `,
  taken: {
    subject: (organization) => `Peruttu: ${organization} ei saa enää näyttää tätä`,
    preheader: (isPublic) => `${isPublic ? 'Se poistuu minuutissa. ' : ''}Säilytä viesti todisteena.`,
    title: 'Peruit luvan',
    lead: (time, organization, story) =>
      `${organization} ei saa enää näyttää tarinaa ”${story}”. Lupa päättyi ${time}.`,
    leadSome: (time, organization, story) =>
      `${organization} ei saa enää näyttää tarinaa ”${story}” näissä paikoissa. Lupa päättyi ${time}.`,
    places: 'Peruttu',
    down: 'Poistettu',
    downText: 'Julkinen sivu, kortit ja upotukset, minuutissa',
    left: 'Ei voi kutsua takaisin',
    leftText: 'Jo ladatut tiedostot.',
    stillNamed,
    action: 'Katso, mikä on voimassa',
  },
};

export const recorded: typeof English.recorded = {
  subject: (organization) => `${organization} kirjasi luvan nimissäsi`,
  lead: (organization, customer, day) =>
    `Olit kieltänyt tämän tai perunut luvan. ${organization} on nyt kirjannut, että ${customer} suostui siihen ${day}, ja säilyttää siitä tiedoston todisteena. Kirjattu sanamuoto:`,
  by: 'Kirjaaja',
  day: 'Suostumuksen päivä',
  object: 'Onko tämä väärin? Kirjoita alla olevaan osoitteeseen: kiellettyä ei silloin saa näyttää.',
};

export const rows: typeof English.rows = {
  everything: 'Kaikki',
  not: 'Ei sallittu',
};

export const email = 'Sähköposti';
