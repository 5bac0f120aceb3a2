import type { Contact } from '../resources/customer.ts';
import { productName } from '../primitives/product.ts';

interface MailFacts {
  organization: string;
  /** The member who asks, and the contact who is asked. */
  asker: string;
  contact: string;
  /** The title of the reference. */
  reference: string;
  /** Until when it can be answered, in words. */
  until: string;
  /** The contact was asked before, and has not answered. */
  reminder?: boolean | undefined;
}

/** A mail's words but for its message and the address of its link. */
export interface ApprovalMail {
  subject: string;
  paragraphs: string[];
  /** On its link. */
  action: string;
  note: string;
}

/** The mail by which a contact is asked for approval: as it is sent, and as the team reads it before that. */
export const approvalMail: Readonly<Record<Contact['language'], (facts: MailFacts) => ApprovalMail>> = {
  en: ({ organization, asker, contact, reference, until, reminder }) => ({
    subject: `${reminder ? 'Reminder: ' : ''}${organization} asks for your approval`,
    paragraphs: [
      `Hello ${contact},`,
      `${asker} at ${organization} would like to show a reference about your company: “${reference}”. You see exactly what would be shown and where, and decide: approve it, suggest changes or decline.`,
      `You need no account. The link is yours alone, so please do not pass it on; it can be answered until ${until}.`,
    ],
    action: 'See it and answer',
    note: `${organization} sent this with ${productName}. If you did not expect it, ignore it: nothing is allowed without you.`,
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
