import type { ImportedField } from '#contract/rules/imported-fields';
import { fold } from './fold.ts';

const names = {
  externalId:
    'hankenro, hankenumero, projektinumero, projektinro, tunnus; projektnummer, projektnr; project id, project number, project no, id',
  title:
    'kohde, hanke, hankkeen nimi, projekti, projektin nimi, otsikko, referenssi; projekt, projektnamn, rubrik, titel, uppdrag; project, project name, title, reference',
  customer: 'asiakas, tilaaja; kund, beställare, uppdragsgivare; client, customer, buyer',
  type: 'tyyppi, kohdetyyppi, hanketyyppi; typ, objekttyp, projekttyp; type, project type',
  location:
    'paikkakunta, kunta, kaupunki, sijainti; ort, kommun, plats, stad; location, city, town, place, municipality',
  region: 'maakunta, alue; region, landskap, län; county',
  start:
    'alku, alkoi, aloitus, ajankohta, aika, toteutusaika, vuosi; startdatum, börjar, början, började, tidpunkt, tid, år; start, start date, started, period, year',
  end: 'loppu, valmis, valmistui, päättyi, valmistuminen; slut, slutar, slutdatum, avslutad, färdig, klar; end, end date, ended, completed, finished',
  value:
    'arvo, palkkio, hinta, sopimuksen arvo; värde, arvode, kontraktsvärde, pris; value, contract value, fee, price',
  share: 'osuus, osuutemme; andel, vår andel; share, our share',
  role: 'rooli, roolimme; roll, vår roll; role, our role',
  workKind:
    'hankelaji, työn laji, toimenpide; arbetstyp, typ av arbete, åtgärd; kind of work, type of work, work type',
  difficulty: 'vaativuus, vaativuusluokka; svårighetsgrad; difficulty, complexity',
  size: 'laajuus, koko; omfattning, storlek; scope, size, extent',
  unit: 'yksikkö; enhet; unit',
  cpv: 'cpv, cpv koodi; cpv kod; cpv code',
  contact: 'yhteyshenkilö, yhteystiedot; kontaktperson, kontakt; contact, contact person, contact name',
  phone: 'puhelin, puhelinnumero, puh; telefon, telefonnummer, tel; phone, telephone, mobile',
  email: 'sähköposti, sähköpostiosoite; e post, e postadress; e mail, email, mail',
  permission: 'lupa, käyttölupa, julkaisulupa; tillstånd, lov; permission, consent',
  description: 'kuvaus, tiivistelmä; beskrivning, sammanfattning; description, summary',
  tags: 'avainsanat, asiasanat; nyckelord, taggar; tags, keywords',
  industry: 'toimiala; bransch; industry, sector',
  outcomes: 'tulokset; resultat; results, outcomes',
  quote: 'sitaatti, lainaus, suosittelu; citat, omdöme; quote, testimonial',
  quotePerson: 'suosittelija, sitaatin antaja; sagt av, citatgivare; quote person, said by',
  figures: 'tunnusluvut, avainluvut; nyckeltal; key figures',
  picture: 'kuva; bild; picture, image, photo',
  note: 'sisäinen huom, huom, huomautus, muistiinpano; anmärkning, intern anteckning; note, notes, internal note, comment',
} as const satisfies Record<ImportedField, string>;

/** Firms call their columns like this, in Finnish, Swedish and English. */
export const columnNames = Object.entries(names).flatMap(([field, list]) =>
  list.split(/[,;]/).map((name) => ({ field: field as ImportedField, name: fold(name) })),
);
