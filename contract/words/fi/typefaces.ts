export const title = 'Kirjasintyypit';
export const hint =
  'Yksi otsikoille, luvuille ja sitaateille, toinen kaikelle muulle. Upotus käyttää oman sivustonsa kirjasintyyppejä.';

export const pairings = {
  studio: { name: 'Ateljee', note: 'Muotoilu, kustantaminen, käsityö: kirjallinen ja lämmin' },
  plant: { name: 'Tehdas', note: 'Tekniikka, energia, teollisuus: leveä ja täsmällinen' },
  ledger: { name: 'Tilikirja', note: 'Pankit, neuvonta, juridiikka: kevyt ja hillitty' },
  poster: { name: 'Juliste', note: 'Toimistot, kulttuuri, ruoka: äänekäs ja tiivis' },
  pavilion: { name: 'Paviljonki', note: 'Arkkitehtuuri, paikat, matkailu: geometrinen ja ilmava' },
  kitchen: { name: 'Keittiö', note: 'Ravintolat, terveys, kauppa: pyöreä ja ystävällinen' },
  chambers: { name: 'Kamari', note: 'Kulttuuri, koulutus, perinne: klassinen' },
  system: { name: 'Perus', note: 'Ohjelmistot, ja kun muuta ei ole valittu: neutraali' },
} as const;
