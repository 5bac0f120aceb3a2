import { productName } from '../../primitives/product.ts';
import type { Subject } from '../../rules/choices.ts';
import type * as English from '../en/member-mails.ts';

export const answered: typeof English.answered = {
  subject: (kind, count) =>
    ({
      yes: 'Kyllä',
      part: 'Osittain kyllä',
      words: `Kyllä, ${count} muutoksella`,
      changes: 'Muutoksia, ei vielä lupaa',
      no: 'Ei',
      taken: 'Peruttu',
      person: 'Kysy toiselta',
    })[kind],
  about: (contact, story) => `${contact}, ”${story}”`,
  title: {
    yes: (contact) => `${contact} hyväksyi kaiken`,
    part: (contact) => `${contact} hyväksyi osan`,
    words: (contact) => `${contact} hyväksyi muutoksin`,
    changes: (contact) => `${contact} ehdottaa muutoksia`,
    no: (contact) => `${contact} ei hyväksynyt`,
    taken: (contact) => `${contact} perui luvan`,
    person: (contact) => `${contact} ei ole oikea henkilö`,
  },
  approved: (contact, customer, count, refused) =>
    `${contact} (${customer}) hyväksyi sen${count ? ` ${count} tekstimuutoksella` : ''}${refused && ` ja kielsi ${refused}`}.`,
  suggested: (contact, customer) =>
    `${contact} (${customer}) ehdottaa muutoksia. Mitään ei ole vielä sallittu.`,
  published: 'Se on nyt julkaistu, kuten halusit.',
  unpublished: 'Sitä ei julkaistu itsestään: katso se läpi ja julkaise.',
  no: 'Siitä ei saa näyttää mitään. Se, mitä siitä oli julkisena, on poistettu.',
  person: 'Mitään ei sallittu eikä kielletty. Kysy joltakulta toiselta asiakkaalla.',
  taken: (time) => `Sitä ei saa enää näyttää. Lupa päättyi ${time}. Julkinen poistuu minuutissa.`,
  seeIt: 'Katso, mikä on julkista',
  until: 'Viimeinen päivä',
  words: 'Muutetut sanat',
  action: {
    yes: 'Julkaise',
    part: 'Julkaise',
    words: 'Katso muutokset ja julkaise',
    changes: 'Katso muutokset',
    no: 'Katso, mikä on voimassa',
    taken: 'Katso, mikä on voimassa',
    person: 'Katso, mikä on voimassa',
  },
  places: {
    web: 'verkon',
    social: 'sosiaalisen median',
    sales: 'myyntimateriaalin',
    tender: 'tarjoukset',
    press: 'lehdistön',
    call: 'puhelimen',
  },
  and: ' ja ',
  binds: (refused) => `Kielto sitoo: ${productName} ei näytä sitä siellä (${refused}).`,
  bindsSocial: `Kielto sitoo: siitä ei voi julkaista mitään sosiaalisessa mediassa ${productName}istä.`,
  foot: (organization) => `Saat tämän, koska kysyit tai hallitset organisaatiota ${organization}.`,
  reply: (contact) => `Vastaus tähän viestiin menee henkilölle ${contact}. `,
};

export const ending: typeof English.ending = {
  subject: (days, customer) =>
    `Lupa päättyy ${days === 0 ? 'tänään' : `${days} päivän kuluttua`}: ${customer}`,
  preheader: (parts, day) =>
    `${parts} ${parts === 1 ? 'osa' : 'osaa'}, viimeinen päivä ${day}. Kysy uudelleen yhdellä painalluksella.`,
  title: (day) => `Lupa päättyy ${day}`,
  lead: (customer, day) => `${customer} sallii tämän ${day} asti. Sen jälkeen ratkaisee käytäntönne:`,
  story: 'Tarina',
  all: 'Kaikki tarinat',
  require: '”Vaadi” poistaa sen sivuilta ja upotuksista itsestään.',
  warn: '”Varoita” jättää sen näkyviin ja merkitsee sen punaisella, kunnes kysytte uudelleen tai poistatte sen.',
  off: '”Ei käytössä” jättää sen näkyviin, koska lupia ei kysytä.',
  ask: (contact) => `Kysy uudelleen: ${contact}`,
  see: 'Katso luvat',
  foot: (organization) =>
    `Saat tämän, koska kysyit tai hallitset organisaatiota ${organization}. Viestit voi poistaa käytöstä asetuksissa.`,
};

export const security: typeof English.security = {
  happened: {
    password: ['Salasanasi vaihdettiin', 'Tilisi salasana vaihdettiin, ja kaikki laitteet kirjattiin ulos.'],
    'two-factor-on': [
      'Kaksivaiheinen tunnistautuminen on käytössä',
      'Kaksivaiheinen tunnistautuminen otettiin käyttöön: kirjautuminen vaatii koodin todennussovelluksestasi.',
    ],
    'two-factor-off': [
      'Kaksivaiheinen tunnistautuminen ei ole käytössä',
      'Kaksivaiheinen tunnistautuminen poistettiin käytöstä: kirjautumiseen riittää salasana.',
    ],
    'address-from': [
      'Tilisi sähköpostiosoite vaihdettiin',
      'Tililläsi on nyt toinen sähköpostiosoite. Tällä osoitteella ei voi enää kirjautua eikä vaihtaa salasanaa.',
    ],
    'address-to': [
      'Tämä on nyt tilisi sähköpostiosoite',
      'Tilisi sähköpostiosoitteeksi vaihdettiin tämä. Kirjaudu ja vaihda salasana tällä osoitteella.',
    ],
    restored: [
      'Valitse tilillesi uusi salasana',
      'Jouduimme rakentamaan kirjautumisen uudelleen, ja salasanasi katosi. Tilisi, organisaatiosi ja niiden tiedot ovat ennallaan. Valitse uusi salasana, niin voit kirjautua. Jos käytit kaksivaiheista tunnistautumista, ota se sen jälkeen uudelleen käyttöön.',
    ],
  },
  you: 'Jos se olit sinä, sinun ei tarvitse tehdä mitään.',
  canReset:
    'Jos se et ollut sinä, vaihda salasana heti: silloin kaikki laitteet kirjataan ulos. Ota sitten meihin yhteyttä.',
  cannotReset:
    'Jos se et ollut sinä, ota meihin heti yhteyttä. Varmistamme, että tili on sinun, ja palautamme pääsysi.',
  when: 'Milloin',
  reset: 'Vaihda salasana',
  write: 'Kirjoita meille',
};

export const override: typeof English.override = {
  somebody: 'Joku jäsenistä',
  subject: (story) => `Julkaistu ilman lupaa: ${story}`,
  lead: (by, story, customer) =>
    `${by} julkaisi referenssin ”${story}”, vaikka ${customer} ei ole sallinut kaikkea siinä. Syy on alla.`,
  customer: 'Asiakas',
  not: 'Ei sallittu',
  by: 'Julkaisija',
  action: 'Katso referenssi',
  note: 'Saat tämän, koska hallitset organisaatiota.',
};

export const imported: typeof English.imported = {
  done: (file) => `${file} on tuotu`,
  stopped: (file) => `${file} tuotiin vain osittain`,
  body: (file, organization) =>
    `Tiedoston ”${file}” referenssit ovat nyt luonnoksina organisaatiossa ”${organization}”. Mikään niistä ei ole julkinen.`,
  stoppedBody: (file, organization) =>
    `Tiedoston ”${file}” tuonti organisaatioon ”${organization}” jäi kesken. Tuo sama tiedosto uudelleen: se, mikä on jo täällä, jätetään pois.`,
  made: 'Luotu',
  changed: 'Muutettu',
  leftOut: 'Jätetty pois valintasi mukaan',
  refused: 'Ei voitu tuoda',
  action: 'Katso tulos',
  note: 'Saat tämän, koska aloitit tiedoston tuonnin.',
};

export const exported: typeof English.exported = {
  somebody: 'Jäsen',
  subject: {
    asked: (organization) => `${organization}: kaikki tiedot kootaan ladattavaksi`,
    ready: (organization) => `${organization}: kaikki tiedot ovat ladattavissa`,
  },
  asked: (by, organization) =>
    `${by} pyysi paketin kaikesta, mitä organisaatiolla ”${organization}” on. Jos se ei ollut tarkoitus, poista hänet tiimistä ennen kuin paketti ladataan.`,
  ready: (organization, until) =>
    `Paketti kaikesta, mitä organisaatiolla ”${organization}” on, on valmis. Omistajat ja ylläpitäjät voivat ladata sen ennen kuin on ${until}.`,
  by: 'Pyytäjä',
  at: 'Aika',
  action: 'Avaa asetukset',
  note: 'Saat tämän, koska olet organisaation omistaja.',
};

export const deleted: typeof English.deleted = {
  somebody: 'Poistunut käyttäjä',
  subject: (organization) => `${organization} poistettiin (${productName})`,
  lead: (by, organization) =>
    `${by} poisti organisaation ”${organization}”, jonka omistaja olit. Kukaan ei voi enää avata sitä eikä nähdä sen julkisia sivuja, ja sen tilaus on päättynyt.`,
  mistake: (until) =>
    `Jos se oli virhe, kirjoita alla olevaan osoitteeseen ennen kuin on ${until}, ja mainitse organisaation tunnus. Palautamme sen tiedot, tiedostot, julkiset sivut ja tiimin, mutta emme avoimia kutsuja emmekä tilausta. Sen jälkeen kaikki tiedot poistetaan pysyvästi.`,
  id: 'Organisaation tunnus',
  by: 'Poistaja',
  at: 'Poistettu',
  until: 'Palautettavissa',
  note: 'Jos poisto oli tarkoitettu, sinun ei tarvitse tehdä mitään.',
};

export const invitation: typeof English.invitation = {
  somebody: 'Joku',
  roles: { owner: 'omistaja', admin: 'ylläpitäjä', member: 'jäsen' },
  subject: (inviter, organization) =>
    `${inviter} kutsuu sinut organisaatioon ${organization} (${productName})`,
  lead: (inviter, organization, role) =>
    `${inviter} kutsuu sinut organisaatioon ”${organization}”. Roolisi on ${role}.`,
  how: (day) =>
    `Kirjaudu tai rekisteröidy osoitteella, johon tämä viesti tuli. Kutsun viimeinen päivä on ${day}.`,
  action: 'Katso kutsu',
  note: 'Jos et odottanut tätä, sinun ei tarvitse tehdä mitään.',
};

export const recall = {
  buyer: 'Ostaja',
  subject: (story: string, tender: string) => `“${story}” ei ole enää sallittu tarjouksessa “${tender}”`,
  title: (buyer: string) => `Asiasta pitää kertoa: ${buyer}`,
  lead: (story: string, tender: string) =>
    `Asiakas ei enää salli sitä, mitä olette lähettäneet referenssistä “${story}” tarjouksessa “${tender}”.`,
  parts: 'Ei enää sallittu',
  subjects: {
    name: 'nimi',
    logo: 'logo',
    text: 'teksti',
    quote: 'sitaatti',
    images: 'kuvat',
    person: 'henkilö',
    value: 'sopimuksen arvo',
  } satisfies Record<Subject, string>,
  what: 'Pyydä ostajaa jättämään se pois. Tarjouksen sivulla on siihen sanat, ja siihen jää merkintä.',
  action: 'Katso, mitä kertoa',
  foot: (organization: string) =>
    `Sait tämän, koska vastaat tarjouksesta tai hallinnoit organisaatiota ${organization}.`,
};

export const tenderDeadline = {
  subject: (tender: string) => `Määräaika lähestyy: kaikkea ei ole sallittu tarjouksessa ”${tender}”`,
  preheader: (count: number, day: string) =>
    `${count === 1 ? 'Yksi referenssi on' : `${count} referenssiä on`} avoinna. Määräaika on ${day}.`,
  title: (day: string) => `Määräaika on ${day}`,
  lead: (tender: string) =>
    `Tarjouksessa ”${tender}” kaikki ei ole selvää näiden referenssien asiakkaiden kanssa:`,
  states: {
    withdrawn: 'Peruttu',
    declined: 'Kielletty',
    expired: 'Päättynyt',
    'not asked': 'Ei kysytty',
    waiting: 'Ei vielä vastausta',
    ends: 'Päättyy liian aikaisin',
    spoken: 'Vain suullisesti',
  },
  what: 'Soita asiakkaalle tai valitse muita referenssejä. Kysymykset päättyvät määräaikaan.',
  action: 'Avaa tarjous',
  foot: (organization: string) =>
    `Sait tämän, koska vastaat tarjouksesta tai hallinnoit organisaatiota ${organization}.`,
};
