import type { Channel, Subject } from '../../rules/choices.ts';

interface Part {
  label: string;
  note: string;
  /** Stands in a list within a sentence. */
  phrase: string;
}

const part = (label: string, note: string, phrase: string): Part => ({ label, note, phrase });

/** Lists and days in these texts are formatted for this locale. */
export const locale = 'fi';

export const subjects: Readonly<Record<Subject, Part>> = {
  name: part('Nimi', 'Että yritys on asiakas, nimeltä mainittuna', 'nimi'),
  logo: part('Logo', 'Yrityksen logo', 'logo'),
  text: part('Teksti', 'Tarina ja sen luvut', 'teksti'),
  quote: part('Lainaus', 'Mitä joku yrityksestä sanoi, sanasta sanaan', 'lainaus'),
  images: part('Kuvat', 'Kuvia työstä tai yrityksestä', 'kuvat'),
  person: part('Henkilö', 'Yrityksen edustajan nimi, rooli ja kasvot', 'nimetty henkilö'),
  value: part('Sopimuksen arvo', 'Summat ja osuudet, vain tarjouksissa', 'sopimuksen arvo'),
};

export const channels: Readonly<Record<Channel, Part>> = {
  'reference-page': part(
    'Referenssisivu',
    'Julkinen referenssisivu ja tarinat sekä hakukoneet',
    'referenssisivulla',
  ),
  website: part('Verkkosivut', 'Kortit muilla verkkosivuilla', 'verkkosivuilla'),
  document: part('Asiakirjat', 'Esitykset, PDF:t ja esitteet', 'asiakirjoissa'),
  tender: part('Tarjoukset', 'Tarjoukset ja vastaukset pyyntöihin', 'tarjouksissa'),
  social: part('Sosiaalinen media', 'Julkaisut kuvineen', 'sosiaalisessa mediassa'),
  press: part('Lehdistö', 'Tiedotteet ja artikkelit', 'lehdistössä'),
  'reference-call': part(
    'Referenssipuhelut',
    'Mahdollinen asiakas saa soittaa ja kysyä',
    'referenssipuheluissa',
  ),
};

/** One tender instead of all. */
export const inTender = (name: string) => `tarjouksessa ”${name}”`;
