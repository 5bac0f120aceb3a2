import { productName } from '../../primitives/product.ts';
import type * as English from '../en/contact-mails.ts';
import { stillNamed } from './still-named.ts';

export const request: typeof English.request = {
  subject: (customer) => `Noch offen: Dürfen wir diesen Bericht${customer && ` über ${customer}`} zeigen?`,
  subjectTender: 'Noch offen: Dürfen wir Sie in einem Angebot nennen?',
  preheader: (day) => `Ein Ja, ein Nein oder eine Änderung genügt. Offen bis zum ${day}.`,
  lead: (asker, asked) =>
    `${asker} hat Sie am ${asked} gefragt und wartet auf Ihre Antwort. Auch ein Nein ist in Ordnung: Dann enden die Erinnerungen.`,
  earlier: (asked) => `Die Nachricht vom ${asked}:`,
  last: 'Dies ist die letzte Erinnerung.',
  card: (story) => `Die Karte: „${story}“`,
};

export const receipt: typeof English.receipt = {
  subject: (organization) => `Ihr Beleg: was ${organization} zeigen darf`,
  preheader: 'Bewahren Sie diese E-Mail auf. Der Link zeigt Ihre Freigabe und widerruft sie.',
  title: 'Danke. Das haben Sie erlaubt.',
  lead: (time) =>
    `Sie haben am ${time} geantwortet. Nur dies darf gezeigt werden, und nur an diesen Stellen.`,
  until: 'Gilt bis',
  always: 'Zu Ihrem Widerruf',
  words: 'Ihre Worte',
  agreed: 'Dem haben Sie zugestimmt',
  languages: 'Sprachen',
  receipt: 'Beleg',
  no: (number) => `Nr. ${number}`,
  action: 'Ansehen oder widerrufen',
  keep: 'Der Link gilt so lange wie die Freigabe.',
  foot: (organization, asker) =>
    `Von ${productName} im Auftrag von ${organization} gesendet, weil Sie eine Anfrage beantwortet haben. Waren Sie es nicht? Widerrufen Sie mit dem Link oben, und sagen Sie es ${asker}.`,
  reply: (asker) => `Eine Antwort auf diese E-Mail geht an ${asker}. `,
  taken: {
    subject: (organization) => `Widerrufen: ${organization} darf dies nicht mehr zeigen`,
    preheader: (isPublic) =>
      `${isPublic ? 'Es ist binnen einer Minute weg. ' : ''}Bewahren Sie diese E-Mail als Nachweis auf.`,
    title: 'Sie haben Ihre Freigabe widerrufen',
    lead: (time, organization, story) =>
      `Seit dem ${time} darf ${organization} „${story}“ nicht mehr zeigen.`,
    leadSome: (time, organization, story) =>
      `Seit dem ${time} darf ${organization} „${story}“ an diesen Stellen nicht mehr zeigen.`,
    places: 'Widerrufen',
    down: 'Wird entfernt',
    downText: 'Öffentliche Seite, Karten und Einbettungen, binnen einer Minute',
    left: 'Nicht zurückzuholen',
    leftText: 'Heruntergeladene Dateien.',
    stillNamed,
    action: 'Ansehen, was jetzt gilt',
  },
};

export const recorded: typeof English.recorded = {
  subject: (organization) => `${organization} hat in Ihrem Namen eine Freigabe eingetragen`,
  lead: (organization, customer, day) =>
    `Sie hatten dies abgelehnt oder widerrufen. ${organization} hat nun eingetragen, dass ${customer} dem am ${day} zugestimmt hat, und bewahrt eine Datei als Nachweis auf. Das wurde eingetragen:`,
  by: 'Eingetragen von',
  day: 'Zugestimmt am',
  object:
    'Stimmt das nicht? Widersprechen Sie unter der Adresse unten: Was Sie abgelehnt haben, darf dann nicht gezeigt werden.',
};

export const rows: typeof English.rows = {
  everything: 'Alles',
  not: 'Nicht erlaubt',
};

export const email = 'E-Mail';
