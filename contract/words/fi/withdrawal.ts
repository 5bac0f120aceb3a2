export const title = 'Peru lupa';
export const description =
  'Kun lupa perutaan referenssisivulta tai verkkosivuilta, sisältö poistuu heti sivultasi, kokoelmista ja upotuksista. Referenssit jäävät tänne luonnoksiksi.';
export const scope = 'Kohde';
export const all = (customer: string) => `Kaikki referenssit: ${customer}`;
export const channels = 'Missä ei saa enää näyttää';
export const noChannel = 'Valitse, missä ei saa enää näyttää';
export const by = 'Kuka peruu luvan';
export const byCustomer = (customer: string) => customer;
export const byUs = 'Me itse, omista syistämme';
export const reason = 'Syy';
export const reasonHint = 'Tallentuu kirjaukseen.';
export const cancel = 'Peruuta';
export const save = 'Peru lupa';
export const failed = 'Lupaa ei peruttu';
export const saved = (takenDown: number, remaining: number) =>
  [
    'Lupa peruttiin.',
    takenDown > 0 && `${takenDown} ${takenDown === 1 ? 'referenssi' : 'referenssiä'} ei ole enää julkisena.`,
    remaining > 0 && `Vielä ${remaining} poistuu muutaman minuutin kuluessa.`,
  ]
    .filter(Boolean)
    .join(' ');
