import { productName } from '../../primitives/product.ts';

export const kicker = 'Asiakirjan referenssit';
export const holds = 'Pitää yhä paikkansa';
export const closed = 'Kaikki ei enää pidä paikkaansa';
export const lead =
  'Asiakirjan laatimisen jälkeen mitään siinä ei ole peruttu, eikä mikään sen perusteena oleva lupa ole päättynyt.';
export const leadClosed = (count: number, all: number) =>
  count === 1
    ? `${all === 1 ? 'Sen referenssiä' : 'Yhtä sen referensseistä'} ei saa enää näyttää niin kuin asiakirja sen näyttää. Jättäkää se pois.`
    : `${count} referenssiä sen ${all} referenssistä ei saa enää näyttää niin kuin asiakirja ne näyttää. Jättäkää ne pois.`;
export const withdrawn = (day: string) => `Peruttu kokonaan tai osaksi ${day}.`;
export const expired = (day: string) => `Lupa, jonka perusteella asiakirja tehtiin, päättyi ${day}.`;
export const prepared = 'Laadittu';
export const ends = 'Sivu päättyy';
export const disclaimer = (firm: string) =>
  `${productName} näyttää, mitä ${firm} on kirjannut asiakkaidensa vastauksista. Sivu ei ole tarkastus.`;
