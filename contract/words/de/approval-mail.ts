import { productName } from '../../primitives/product.ts';
import type * as English from '../en/approval-mail.ts';

export const approvalMail: typeof English.approvalMail = {
  subject: (customer) => `Dürfen wir diesen Bericht${customer && ` über ${customer}`} zeigen?`,
  story: 'Der Bericht',
  preheader: (asker, count) =>
    `${count === 1 ? 'Eine Frage' : `${count} Fragen`} von ${asker}, ${count === 1 ? 'etwa' : 'je etwa'} eine Minute. Ja, ja mit Änderungen oder nein.`,
  ask: (organization) => `Darf ${organization} dies zeigen?`,
  askTender: (organization, tender) => `Darf ${organization} Sie im Angebot „${tender}“ nennen?`,
  subjectTender: 'Dürfen wir Sie in einem Angebot nennen?',
  several: (count) => `Es geht um ${count} Referenzen. Sie beantworten jede auf ihrer eigenen Seite.`,
  before: 'Zuvor',
  youSaidNo: (day, parts) => `Am ${day} haben Sie dies abgelehnt: ${parts}`,
  theySaidNo: (day, parts) => `Am ${day} hat Ihre Organisation dies abgelehnt: ${parts}`,
  what: 'Was',
  where: 'Wo',
  languages: 'Sprachen',
  until: 'Gilt bis',
  untilText: (day) => `${day} oder bis zu Ihrem Widerruf`,
  always: 'Zu Ihrem Widerruf',
  action: 'Ansehen und antworten',
  time: (day, count) =>
    `${count === 1 ? 'Etwa' : 'Je etwa'} eine Minute, kein Konto. Bitte antworten Sie bis zum ${day}.`,
  foot: (organization, count) =>
    `Von ${productName} im Auftrag von ${organization} gesendet. ${count === 1 ? 'Der Link gehört Ihnen allein: Bitte geben Sie ihn nicht weiter' : 'Die Links gehören Ihnen allein: Bitte geben Sie sie nicht weiter'}. Wenn Sie dies nicht erwartet haben, tun Sie nichts: Dann ist nichts erlaubt.`,
  reply: (asker) => `Eine Antwort auf diese E-Mail geht an ${asker}. `,
  via: `über ${productName}`,
};
