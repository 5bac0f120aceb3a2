import { productName } from '../../primitives/product.ts';
import type * as English from '../en/approval-mail.ts';

export const approvalMail: typeof English.approvalMail = {
  subject: (customer) => `Saammeko näyttää tämän tarinan${customer && `: ${customer}`}?`,
  story: 'Tarina',
  preheader: (asker) => `Yksi kysymys, noin minuutti. Kyllä, kyllä muutoksin tai ei. Terveisin ${asker}.`,
  ask: (organization) => `Saako ${organization} näyttää tämän?`,
  askTender: (organization, tender) => `Saako ${organization} nimetä teidät tarjouksessa ”${tender}”?`,
  subjectTender: 'Saammeko nimetä teidät tarjouksessa?',
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
  time: (day) => `Noin minuutti, ei tunnusta. Vastaathan viimeistään ${day}.`,
  foot: (organization) =>
    `${productName} lähetti tämän yrityksen ${organization} puolesta. Linkki on vain sinulle: älä välitä sitä. Jos et odottanut viestiä, älä tee mitään: silloin mitään ei ole sallittu.`,
  reply: (asker) => `Vastaus tähän viestiin menee henkilölle ${asker}. `,
  via: productName,
};
