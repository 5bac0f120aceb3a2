/** The name of a file. */
export const file = 'referenssit-esimerkki.csv';
/** Invented references, by field. */
export const rows = [
  {
    externalId: 'P-1001',
    title: 'Laituri 12, peruskorjaus',
    customer: 'Harborline Oy',
    type: 'Suunnittelu',
    location: 'Turku',
    start: '3/2022',
    end: '9/2023',
    value: '195 000 €',
    permission: 'Kyllä, nimi ja teksti 12/2027 asti',
    description: 'Suunnittelimme laiturin peruskorjauksen, jonka ajan laituri oli käytössä.',
  },
  {
    externalId: 'P-1002',
    title: 'Koulukampus, energiaselvitys',
    customer: 'Kuusilahden kaupunki',
    type: 'Selvitys',
    location: 'Kuusilahti',
    start: '2024',
    end: 'kesken',
    value: '38 000 €',
    permission: 'Kysyttävä',
    description: 'Etsimme, mikä säästää eniten euroa kohti.',
  },
] as const;
