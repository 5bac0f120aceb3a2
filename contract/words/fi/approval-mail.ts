import { productName } from '../../primitives/product.ts';
import type * as English from '../en/approval-mail.ts';

export const approvalMail: typeof English.approvalMail = {
  subject: (customer) => `Saammeko näyttää tämän tarinan${customer && `: ${customer}`}?`,
  story: 'Tarina',
  preheader: (asker, count) =>
    `${count === 1 ? 'Yksi kysymys, noin minuutti' : `${count} kysymystä, noin minuutti kuhunkin`}. Kyllä, kyllä muutoksin tai ei. Terveisin ${asker}.`,
  ask: (organization) => `Saako ${organization} näyttää tämän?`,
  askTender: (organization, tender) => `Saako ${organization} nimetä teidät tarjouksessa ”${tender}”?`,
  subjectTender: 'Saammeko nimetä teidät tarjouksessa?',
  several: (count) => `Kysymys koskee ${count} referenssiä. Vastaat kuhunkin sen omalla sivulla.`,
  before: 'Aiemmin',
  youSaidNo: (day, parts) => `Kielsit ${day}: ${parts}`,
  theySaidNo: (day, parts) => `Organisaatiosi kielsi ${day}: ${parts}`,
  what: 'Mitä',
  where: 'Missä',
  languages: 'Kielet',
  until: 'Voimassa',
  untilText: (day) => `${day} asti tai kunnes perut luvan`,
  always: 'Kunnes perut luvan',
  action: 'Katso ja vastaa',
  time: (day, count) =>
    `Noin minuutti${count === 1 ? '' : ' kuhunkin'}, ei tunnusta. Vastaathan viimeistään ${day}.`,
  foot: (organization, count) =>
    `${productName} lähetti tämän yrityksen ${organization} puolesta. ${count === 1 ? 'Linkki on vain sinulle: älä välitä sitä' : 'Linkit ovat vain sinulle: älä välitä niitä'}. Jos et odottanut viestiä, älä tee mitään: silloin mitään ei ole sallittu.`,
  reply: (asker) => `Vastaus tähän viestiin menee henkilölle ${asker}. `,
  via: productName,
};
