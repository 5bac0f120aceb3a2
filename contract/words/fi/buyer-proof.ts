import { productName } from '../../primitives/product.ts';

export const badge = {
  confirmed: 'Asiakkaan vahvistama',
  said: 'Vastaajaa ei ole osoitettu asiakkaaksi',
  changed: 'Vahvistettu toisin sanoin',
  held: 'Ei vahvistettu täällä',
  expired: 'Lupa on päättynyt',
  withdrawn: 'Peruttu',
  partial: 'Osittain vahvistettu',
};
export const onlyFor = 'Vain tämän tarjouskilpailun arvioijille. Ei julkinen eikä hakukoneissa.';
export const kicker = 'Tarjouksen referenssit';
export const title = (firm: string) => `Referenssit: ${firm}`;
export const lead = (count: number, confirmed: number) =>
  `${count === 1 ? 'Yksi referenssi' : `${count} referenssiä`}. Asiakas on vahvistanut sanasta sanaan: ${confirmed}.`;
export const tender = 'Tarjouskilpailu';
export const buyer = 'Hankintayksikkö';
export const deadline = 'Määräaika';
export const ends = 'Sivu päättyy';
export const reference = (number: number) => `Referenssi ${number}`;
export const confirmed = (day: string) => `Asiakas on vahvistanut tämän ${day}`;
export const saidFree = (day: string) =>
  `Vahvistettu ${day} maksuttomasta sähköpostiosoitteesta. Sitä, että vastaaja on asiakas, ei ole osoitettu.`;
export const saidAsker = (day: string, firm: string) =>
  `Vahvistettu ${day} toimittajan (${firm}) omasta osoitteesta. Sitä, että vastaaja on asiakas, ei ole osoitettu.`;
export const changed = (day: string) =>
  `Asiakas vahvisti ${day} toisen tekstin. Tätä tekstiä on muutettu sen jälkeen, eikä sitä ole vahvistettu.`;
export const held = (firm: string) =>
  `Asiakkaan luvan hallussapitäjä on ${firm}; sitä ei ole vahvistettu täällä.`;
export const withdrawn = (day: string, firm: string) =>
  `Peruttu ${day}. ${firm} ei saa enää näyttää tätä referenssiä. Pyydämme jättämään sen pois.`;
export const expired = (day: string, firm: string) =>
  `Lupa päättyi ${day}. ${firm} ei saa enää näyttää tätä referenssiä. Pyydämme jättämään sen pois.`;
export const gone = 'Asiakasta ei nimetä täällä enää. Vertaa tiivistettä asiakirjaasi.';
export const contact = 'Referenssipuhelu';
export const said = 'Sanoi';
export const hash = 'Tämän tekstin tiiviste';
export const scan =
  'Lue koodi tai avaa itse tarjoustiedostossa oleva osoite. Vain sivu siellä on pätevä, ei sen kopio.';
export const compare = 'Vertaa saamaasi tämän sivun teksteihin.';
export const check = 'Varmista tarkistamalla allekirjoitukset. Allekirjoitetut tekstit kertovat, miten.';
export const file = 'Allekirjoitetut tekstit (proof.json)';
export const nothingSigned =
  'Mitään ei ole allekirjoitettu, koska asiakas ei ole vahvistanut mitään näillä sanoilla.';
export const over = 'Tämä vahvistus on päättynyt';
export const overLead =
  'Mitään sen sisällöstä ei voi enää lukea. Jos tarvitset sitä vielä, kysy yritykseltä, joka antoi osoitteen.';
export const unknown = 'Tällaista vahvistusta ei ole';
export const unknownLead = 'Osoite voi olla puutteellinen. Avaa se tiedostosta tai lue siinä oleva koodi.';
export const failed = 'Jokin meni vikaan';
export const failedLead = 'Yritä hetken kuluttua uudelleen.';
export const disclaimer = `${productName} kysyi linkillä ja kirjasi vastaukset sellaisinaan. Vahvistus kertoo, että joku, jolla on tuo osoite, sanoi näin tuolla linkillä. Se ei ole tarkastus, arvosana eikä laatutodistus.`;
export const print = 'Tulosta näppäimillä Ctrl+P.';
