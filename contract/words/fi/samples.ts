const mark = 'Esimerkki';

export const standard = {
  title: 'Varausjärjestelmä, joka kestää maanantaiaamun',
  shortDescription:
    'Joka maanantai kello kahdeksan varauspalvelu jumiutui. Siirsimme aikataulun jonoon, joka kestää ruuhkan, ja nyt viikon ensimmäinen lautta lähtee matkustajat kyydissä.',
  referenceType: 'Asiakastarina',
  tags: [mark, 'Liikenne', 'Verkko', 'Operointi'],
};

export const standardCTA = {
  title: 'Yksi hinnasto neljälläkymmenelle kahvilalle',
  shortDescription:
    'Neljäkymmentä kahvilaa, neljäkymmentä taulukkoa. Nyt hinnasto on yksi: jokainen kahvila avaa sen omalla tabletillaan, ja pääkonttori muuttaa hinnan kerran.',
  referenceType: 'Menestystarina',
  buttonText: 'Lue tarina',
  tags: [mark, 'Kauppa', 'Tabletit'],
};

export const consulting = {
  title: 'Yhdeksästä hyväksynnästä kolmeen',
  shortDescription:
    'Korvaushakemukset odottivat jonoissa, jotka eivät kuuluneet kenellekään. Piirsimme korvaustiimin kanssa todellisen prosessin seinälle ja poistimme sen, mikä oli siinä vain tottumuksesta.',
  referenceType: 'Konsultointi',
  clientIndustry: 'Vakuutus',
  projectDuration: '4 kuukautta',
  outcomes:
    'Jokaisella hakemuksella on yksi vastuuhenkilö ensimmäisestä puhelusta maksuun, ja asiakas näkee, missä mennään.',
  tags: [mark, 'Prosessit', 'Työpajat'],
};

export const engineering = {
  title: 'Silmät sillalla, joka ei sulkeudu koskaan',
  shortDescription:
    'Kannen pystyi tarkastamaan vain öisin. Nyt neljäkymmentä venymäliuskaa mittaa joka minuutti, ja tarkastajat menevät sinne, minne tieto ohjaa.',
  referenceType: 'Projekti',
  location: 'Tampere',
  environmentType: 'Ulkona, −35…+40 °C',
  projectDuration: '9 kuukautta',
  outcomes: 'Tarkastukset suunnitellaan kuormituksen eikä kalenterin mukaan.',
  tags: [mark, 'Valvonta', 'IoT'],
};

export const architectural = {
  title: 'Niitty lukusalin yllä',
  shortDescription: 'Kirjasto, joka antoi tonttinsa takaisin: maasta viety ruoho kasvaa nyt katolla.',
  referenceType: 'Julkinen rakennus',
  environmentType: 'Viherkatto',
  tags: [mark, 'Maisema', 'Kirjastot'],
};

export const design = {
  title: 'Rauhallisempi pankki',
  shortDescription: 'Uusi nimi, uudet kirjaimet ja sovellus, joka puhuu vain, kun on asiaa.',
  referenceType: 'Brändi-ilme',
  tags: [mark, 'Brändi', 'Sovellus'],
};

export const quote = {
  title: 'Yksi postilaatikko viidelle toimipisteelle',
  shortDescription: 'Viiden toimipisteen puhelut, kirjeet ja viestit saapuvat nyt samaan paikkaan.',
  quote:
    'Ennen aloitimme maanantain pahoitteluilla. Nyt jokaiseen viestiin on vastattu, ennen kuin ensimmäinen potilas astuu ovesta.',
  quoteRole: 'Vastaanoton esihenkilö',
  figures: [
    { value: '38', unit: '%', label: 'vähemmän puheluita maanantaisin' },
    { value: '9', unit: 'min', label: 'ensimmäiseen vastaukseen' },
  ],
  referenceType: 'Haastattelu',
  tags: [mark, 'Terveys', 'Asiakaspalvelu'],
};
