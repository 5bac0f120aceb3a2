import type { DemoWords } from './demo-words.ts';

const sample = '\n\n(Esimerkkiaineistoa: keksitty tarina.)';

export const finnish: DemoWords = {
  page: {
    heading: 'Työtä, joka kestää maanantaiaamunkin',
    intro:
      'Lautat, sillat, pankit ja kirjastot: mitä rakensimme yhdessä niiden käyttäjien kanssa, ja mikä heidän arjessaan muuttui.',
    buttonText: 'Jutellaan teidän hankkeestanne',
  },
  collections: {
    'For public tenders': {
      name: 'Julkisiin kilpailutuksiin',
      description: 'Töitä kaupungeille ja kirjastoille, paikkoineen ja ajankohtineen (esimerkkiaineistoa).',
    },
    'Digital services': {
      name: 'Digipalvelut',
      description: 'Varauksia, maksuja ja hakuja (esimerkkiaineistoa).',
    },
    'In all weathers': {
      name: 'Säällä kuin säällä',
      description: 'Tekniikkaa, joka kestää ulkona (esimerkkiaineistoa).',
    },
  },
  references: {
    'A booking desk that survives Monday mornings': {
      title: 'Varauspalvelu, joka kestää maanantaiaamut',
      shortDescription:
        'Maanantaisin kello kahdeksan varauspalvelu jumittui. Nyt aikataulun edessä on jono, joka tasaa ruuhkan, ja viikon ensimmäinen lautta lähtee matkustajat kyydissään.',
      longDescription: `## Ongelma

Viikon varaukset avautuvat maanantaina kello kahdeksan, ja vuosien ajan palvelu seisoi jo minuutin päästä. Henkilökunta oli oppinut vastaamaan puhelimeen pahoittelulla.

## Mitä teimme

Seurasimme kahta maanantaita ennen kuin koskimme mihinkään. Aikataulu laskettiin jokaiselle kävijälle erikseen, vaikka yksi tallennettu vastaus olisi riittänyt kaikille.

- **Yksi vastaus kaikille.** Aikataulu lasketaan kerran minuutissa, ei kerran kävijää kohden.
- **Jono, joka kertoo totuuden.** Jokainen näkee paikkansa jonossa ja arvion odotuksesta.
- **Kenraaliharjoitus.** Kävimme ruuhkan läpi henkilökunnan kanssa torstai-iltana, kahdesti.

## Mikä muuttui

Palvelu otettiin käyttöön seuraavana torstaina. Ensimmäinen maanantai oli hiljaisin, jonka henkilökunta muistaa, vaikka varauksia tuli enemmän kuin koskaan.${sample}`,
      figures: [
        { unit: 'min', label: 'katkoa muutoksen jälkeen' },
        { unit: '×', label: 'varauksia ensimmäisenä tuntina aiempaan verrattuna' },
        { unit: '%', label: 'vähemmän puheluita maanantaisin' },
      ],
      quote:
        'Ennen aloitimme maanantain pahoittelemalla. Nyt ensimmäinen lautta on täynnä ennen kuin kahvi on tippunut.',
      quoteRole: 'Varauspäällikkö, Sample Harbour Ferries',
    },
    'Harbour reading room': {
      title: 'Lukusali veden äärellä',
      shortDescription:
        'Veden ylle rakennettu lukusali, jonka puu on peräisin samalla paikalla seisseestä makasiinista.',
      longDescription: `Vanhaa makasiinia ei voinut pelastaa, mutta sen hirret voitiin. Jokainen numeroitiin, höylättiin ja ripustettiin julkisivuun lamelliksi, niin että iltapäivän valo lankeaa pöydille vanhan rakennuksen rytmissä.

Rakennus sulkee luukkunsa itse, kun kukaan ei lue.${sample}`,
      location: 'Examplebyn satama',
    },
    'From nine approval steps to three': {
      title: 'Yhdeksästä hyväksynnästä kolmeen',
      shortDescription:
        'Uusien pakkausten tilaukset odottivat jonoissa, joista kukaan ei vastannut. Piirsimme todellisen prosessin seinälle yhdessä työn tekijöiden kanssa ja poistimme sen, mikä oli siinä vain tavan vuoksi.',
      longDescription: `Uuden tölkin idean ja painon välissä oli yhdeksän allekirjoitusta. Kahdessa työpajassa tiimi merkitsi, mitkä niistä olivat joskus muuttaneet päätöstä. Kolme oli.

Muista kuudesta tuli viikkokooste, johon kuka tahansa voi esittää vastalauseen. Vastalauseita on tullut harvoin, ja niistä on ollut hyötyä.${sample}`,
      outcomes: 'Jokaisella tilauksella on yksi omistaja ideasta painoon, ja kaikki näkevät, missä mennään.',
      figures: [
        { label: 'allekirjoitusta tölkkiä kohden' },
        { unit: 'päivää', label: 'säästöä tilausta kohden' },
      ],
      projectDuration: '4 kuukautta',
    },
    'One lift pass for the whole valley': {
      title: 'Yksi hissilippu koko laaksoon',
      shortDescription:
        'Kolme hissiyhtiötä, kolme lippua, yksi tunturi. Nyt vieras kulkee yhdellä lipulla, ja yhtiöt tasaavat tulot keskenään joka yö.',
      longDescription: `Vaikeinta ei ollut lippu vaan luottamus. Aloitimme yhteisestä kirjanpidosta, jota jokainen yhtiö saattoi verrata omiin portteihinsa. Pidimme sitä kuukauden hiljaisuudessa ja painoimme vasta sitten ensimmäisen yhteisen lipun.${sample}`,
      figures: [{ label: 'lippu kolmen sijaan' }],
      buttonText: 'Lue koko tarina',
    },
    'A library card in your pocket': {
      title: 'Kirjastokortti taskussa',
      shortDescription:
        'Muovikortti oli neljäkymmentä vuotta yhtä kuin kirjasto. Nyt se on toinen kahdesta tavasta päästä sisään.',
      longDescription: `Emme korvanneet korttia. Teimme toisen, puhelimeen, ja kysyimme tiskillä, kumman ihmiset haluavat pitää.${sample}`,
      quote:
        'Vanhin lainaajani on yhdeksänkymmentäyksi. Hän lainaa puhelimellaan ja näyttää muille, miten se käy.',
      quoteRole: 'Kirjastonhoitaja, Exampleby City Library',
    },
    'A catalog that forgives spelling': {
      title: 'Haku, joka antaa kirjoitusvirheet anteeksi',
      shortDescription:
        'Lukijat kirjoittavat kirjan nimen niin kuin sen muistavat. Uusi haku löytää kolmella kielellä sen, mitä he tarkoittivat.',
      longDescription: `Lähdimme liikkeelle vuoden hauista, jotka eivät olleet löytäneet mitään. Useimmat olivat yhden kirjaimen päässä hyllyssä olevasta kirjasta.${sample}`,
    },
    'Sensors for a bridge that never closes': {
      title: 'Anturit sillalle, jota ei suljeta koskaan',
      shortDescription:
        'Kannen pystyi tarkastamaan vain yöllä. Nyt venymäliuskat mittaavat joka minuutti, ja tarkastajat menevät sinne, minne lukemat ohjaavat.',
      longDescription: `Neljäkymmentä anturia, yksi keskusyksikkö kummassakin tornissa ja säännöt, joista sovittiin tarkastajien kanssa ennen ensimmäistäkään kaapelia. Poikkeava lukema avaa tehtävän, jossa näkyvät anturi, paikka ja viimeiset tuhat arvoa.${sample}`,
      outcomes: 'Tarkastukset suunnitellaan kuormituksen eikä kalenterin mukaan.',
      location: 'Oulu',
      projectDuration: '9 kuukautta',
    },
  },
  drafts: [],
  terms: {
    'Sample data': 'Esimerkki',
    'Case study': 'Asiakastarina',
    'Public building': 'Julkinen rakennus',
    'Brand identity': 'Brändi-ilme',
    Advisory: 'Neuvonta',
    Project: 'Projekti',
    'Success story': 'Onnistumistarina',
    Interview: 'Haastattelu',
    Hospitality: 'Majoitusala',
    Transport: 'Liikenne',
    'Public sector': 'Julkinen sektori',
    Finance: 'Rahoitus',
    'Food and drink': 'Elintarvikkeet',
    Manufacturing: 'Teollisuus',
    Waterfront: 'Ranta-alue',
    'Outdoor, −35 to +40 °C': 'Ulkona, −35…+40 °C',
    'Food hygiene zone': 'Elintarvikehygienia-alue',
    'Arctic fell': 'Tunturi',
    Web: 'Verkko',
    Performance: 'Suorituskyky',
    Operations: 'Päivittäistoiminta',
    Timber: 'Puu',
    Reuse: 'Uudelleenkäyttö',
    Interior: 'Sisätilat',
    Brand: 'Brändi',
    App: 'Sovellus',
    Writing: 'Tekstit',
    Process: 'Prosessit',
    Workshops: 'Työpajat',
    Monitoring: 'Seuranta',
    'Field work': 'Kenttätyö',
    Payments: 'Maksut',
    Tourism: 'Matkailu',
    Integration: 'Integraatio',
    Accessibility: 'Saavutettavuus',
    Search: 'Haku',
    Continuity: 'Jatkuvuus',
    Energy: 'Energia',
    Landscape: 'Maisema',
  },
};
