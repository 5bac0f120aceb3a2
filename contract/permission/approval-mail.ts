import type { Contact } from '../resources/customer.ts';
import { productName } from '../primitives/product.ts';

interface MailFacts {
  organization: string;
  asker: string;
  contact: string;
  reference: string;
  /** The formatted last day to respond. */
  until: string;
  reminder?: boolean | undefined;
}

export interface ApprovalMail {
  subject: string;
  paragraphs: string[];
  action: string;
  note: string;
}

/** The team previews the same texts before sending. */
export const approvalMail: Readonly<Record<Contact['language'], (facts: MailFacts) => ApprovalMail>> = {
  en: ({ organization, asker, contact, reference, until, reminder }) => ({
    subject: `${reminder ? 'Reminder: ' : ''}${organization} asks for your approval`,
    paragraphs: [
      `Hello ${contact},`,
      `${asker} at ${organization} would like to show a reference about your company: “${reference}”. You can see exactly what would be shown and where, and approve it, suggest changes or decline.`,
      `You need no account. The link is personal, so please do not forward it. You can respond until ${until}.`,
    ],
    action: 'See it and answer',
    note: `${organization} sent this with ${productName}. If you did not expect it, you can ignore it: nothing is shown without your approval.`,
  }),
  fi: ({ organization, asker, contact, reference, until, reminder }) => ({
    subject: `${reminder ? 'Muistutus: ' : ''}${organization} pyytää hyväksyntääsi`,
    paragraphs: [
      `Hei ${contact},`,
      `${asker}, ${organization}, haluaisi näyttää yritystäsi koskevan referenssin: ”${reference}”. Näet tarkalleen, mitä näytettäisiin ja missä, ja päätät itse: hyväksy, ehdota muutoksia tai kieltäydy.`,
      `Et tarvitse tunnusta. Linkki on vain sinulle, joten älä välitä sitä eteenpäin. Voit vastata ${until} asti.`,
    ],
    action: 'Katso ja vastaa',
    note: `${organization} lähetti tämän ${productName}-palvelulla. Jos et odottanut viestiä, voit jättää sen huomiotta: mitään ei näytetä ilman lupaasi.`,
  }),
};
