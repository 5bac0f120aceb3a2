import type { Contact } from '#contract/resources/customer';
import { referenceFields } from '#contract/reference/fields';
import type { WrittenField } from '#contract/reference/field-values';

type Language = Contact['language'];

const en = {
  lead: (asker: string, organization: string, customer: string) =>
    `${asker ? `${asker} at ${organization}` : organization} would like to show this reference about ${customer}. You decide what may be shown of it, and where.`,
  message: (asker: string) => `${asker} writes:`,
  title: (organization: string) => `${organization} asks for your approval`,
  card: 'The card, exactly as it would look',
  story: 'The whole story',
  noStory: 'The card says it all: there is no longer story behind it.',
  subjects: 'What may be shown?',
  channels: 'Where may it be shown?',
  until: (day: string) =>
    `Your permission ends by itself after ${day}. You can take it back earlier, at any time, with this same link.`,
  always: 'Your permission has no last day. You can take it back at any time, with this same link.',
  wording: 'If you leave everything ticked, you agree to this. What you untick is left out of it.',
  you: 'Who answers?',
  name: 'Your name',
  jobTitle: 'Your job title (optional)',
  approve: 'Approve what is ticked',
  suggest: 'Suggest changes instead',
  suggestHint: (organization: string) =>
    `Write into the texts themselves. ${organization} sees what you changed and sends you a new request.`,
  comment: 'Anything else that should change?',
  send: 'Send the changes',
  decline: 'Decline instead',
  reason: 'Why not? (optional)',
  sendDecline: 'Decline',
  private: (organization: string) =>
    `${organization} gets your answer with your name and job title. We use no cookies here and count no visits.`,
  mistakes: 'Please look at this again',
  nothing: {
    subjects: 'Choose at least one thing that may be shown',
    channels: 'Choose at least one place',
    name: 'Enter your name',
    changes: 'Change something in the texts, or say what should be different',
    withdraw: 'Choose at least one place',
  },
  tooLong: (max: number) => `Must be at most ${max} characters, without control characters`,
  first: (name: string) =>
    `${name} answered before you with this link, so your answer was not sent. This is what holds:`,
  approved: (organization: string) => `What you allow ${organization} to show`,
  suggested: 'You suggested changes',
  declined: 'You declined',
  by: (person: string, day: string) => `${person} answered on ${day}.`,
  suggestedNext: (organization: string) =>
    `${organization} looks at them, and sends a new request when they are done. Nothing was allowed.`,
  declinedNext: (organization: string) => `${organization} was told. Nothing was allowed.`,
  shown: 'What may be shown',
  where: 'Where',
  last: 'Last day',
  noLast: 'None',
  agreed: 'What you agreed to',
  taken: (channels: string, day: string) => `Taken back ${channels} on ${day}.`,
  now: 'Where it is public now',
  link: 'See the public page',
  notPublic: 'It is not public at the moment.',
  withdraw: 'Take it back',
  withdrawHint:
    'What is public there is taken down within minutes. Files that were downloaded before cannot be called back.',
  sendWithdraw: 'Take back what is ticked',
  allTaken: 'You took everything back.',
  ended: 'This link has ended',
  endedHint:
    'The request was taken back, or its time is over. There is nothing that you have to do. If you still want to answer, look for a newer mail, or write to the person who asked you.',
  failed: 'Something went wrong',
  failedHint: 'Nothing was lost. Please try again in a moment.',
};

type Words = typeof en;

const fi: Words = {
  lead: (asker, organization, customer) =>
    `${asker ? `${asker}, ${organization},` : organization} haluaisi näyttää tämän referenssin yrityksestä ${customer}. Sinä päätät, mitä siitä saa näyttää ja missä.`,
  message: (asker) => `${asker} kirjoittaa:`,
  title: (organization) => `${organization} pyytää hyväksyntääsi`,
  card: 'Kortti täsmälleen sellaisena kuin se näytettäisiin',
  story: 'Koko tarina',
  noStory: 'Kortissa on kaikki: sen takana ei ole pidempää tarinaa.',
  subjects: 'Mitä saa näyttää?',
  channels: 'Missä sen saa näyttää?',
  until: (day) =>
    `Lupa päättyy itsestään päivän ${day} jälkeen. Voit perua sen aikaisemmin milloin tahansa tällä samalla linkillä.`,
  always: 'Luvalla ei ole viimeistä päivää. Voit perua sen milloin tahansa tällä samalla linkillä.',
  wording: 'Jos jätät kaiken valituksi, suostut tähän. Se, minkä poistat valinnoista, jää siitä pois.',
  you: 'Kuka vastaa?',
  name: 'Nimesi',
  jobTitle: 'Tehtävänimikkeesi (vapaaehtoinen)',
  approve: 'Hyväksy valitut',
  suggest: 'Ehdota muutoksia',
  suggestHint: (organization) =>
    `Kirjoita suoraan teksteihin. ${organization} näkee muutoksesi ja lähettää uuden pyynnön.`,
  comment: 'Pitäisikö jotain muuta muuttaa?',
  send: 'Lähetä muutokset',
  decline: 'Kieltäydy',
  reason: 'Miksi ei? (vapaaehtoinen)',
  sendDecline: 'Kieltäydyn',
  private: (organization) =>
    `${organization} saa vastauksesi, nimesi ja tehtävänimikkeesi. Emme käytä evästeitä emmekä laske käyntejä.`,
  mistakes: 'Tarkista vielä tämä',
  nothing: {
    subjects: 'Valitse ainakin yksi asia, jonka saa näyttää',
    channels: 'Valitse ainakin yksi paikka',
    name: 'Kirjoita nimesi',
    changes: 'Muuta jotakin tekstiä tai kerro, mitä pitäisi muuttaa',
    withdraw: 'Valitse ainakin yksi paikka',
  },
  tooLong: (max) => `Enintään ${max} merkkiä, ei ohjausmerkkejä`,
  first: (name) =>
    `${name} ehti vastata tällä linkillä ennen sinua, joten vastaustasi ei lähetetty. Voimassa on tämä:`,
  approved: (organization) => `Mitä ${organization} saa näyttää`,
  suggested: 'Ehdotit muutoksia',
  declined: 'Kieltäydyit',
  by: (person, day) => `${person} vastasi ${day}.`,
  suggestedNext: (organization) =>
    `${organization} käy ne läpi ja lähettää uuden pyynnön. Mitään ei ole luvattu.`,
  declinedNext: (organization) => `${organization} sai tiedon. Mitään ei ole luvattu.`,
  shown: 'Mitä saa näyttää',
  where: 'Missä',
  last: 'Viimeinen päivä',
  noLast: 'Ei ole',
  agreed: 'Mihin suostuit',
  taken: (channels, day) => `Peruttu ${day}: ${channels}.`,
  now: 'Missä se on nyt julkisena',
  link: 'Katso julkinen sivu',
  notPublic: 'Se ei ole nyt julkisena.',
  withdraw: 'Peru lupa',
  withdrawHint:
    'Julkiset tiedot poistetaan muutamassa minuutissa. Aiemmin ladattuja tiedostoja ei voi kutsua takaisin.',
  sendWithdraw: 'Peru valitut',
  allTaken: 'Peruit kaiken.',
  ended: 'Linkki ei ole enää voimassa',
  endedHint:
    'Pyyntö on peruttu tai sen aika on päättynyt. Sinun ei tarvitse tehdä mitään. Jos haluat vielä vastata, etsi uudempi viesti tai kirjoita pyytäjälle.',
  failed: 'Jokin meni vikaan',
  failedHint: 'Mitään ei kadonnut. Yritä hetken kuluttua uudelleen.',
};

export const words: Readonly<Record<Language, Words>> = { en, fi };

/** The English labels of a card's texts are those of the editor. */
const fieldLabels: Readonly<Record<Exclude<Language, 'en'>, Record<WrittenField, string>>> = {
  fi: {
    title: 'Otsikko',
    shortDescription: 'Lyhyt kuvaus',
    longDescription: 'Pitkä kuvaus',
    outcomes: 'Tulokset',
    quote: 'Lainaus',
    quotePerson: 'Kuka sanoi',
    quoteRole: 'Rooli',
    referenceType: 'Tyyppi',
    clientIndustry: 'Toimiala',
    location: 'Sijainti',
    environmentType: 'Ympäristö',
    projectDuration: 'Kesto',
    buttonText: 'Painikkeen teksti',
  },
};

export const fieldLabel = (name: WrittenField, language: Language): string =>
  language === 'en' ? referenceFields[name].label : fieldLabels[language][name];
