import { cardInOwnWords, type OwnWords } from '#contract/permission/own-words';
import type { Snapshot } from '#contract/resources/approval';
import { fieldEntries, textsOf } from '#contract/reference/field-values';
import type { ApprovalRequestMail } from '../shared/email/approval-request.ts';
import type { Pictured } from '../shared/email/pictures.ts';
import type { LinkRow } from './link.ts';

interface Sending {
  to: string;
  token: string;
  asker: ApprovalRequestMail['asker'];
  reminder?: ApprovalRequestMail['reminder'];
}

/** The mail shows of the card only the parts that are asked about. */
export function requestMail(link: LinkRow, sending: Sending): ApprovalRequestMail {
  const { organizationId, customerId, approvalId, language, customerName, referenceName } = link;
  const { organization, branding, card } = JSON.parse(link.snapshotText) as Snapshot;
  const asks = (subject: LinkRow['subjects'][number]) => link.subjects.includes(subject);
  return {
    kind: 'approval-request',
    ...sending,
    request: { organizationId, customerId, approvalId },
    organizationId,
    pictures: {
      logo: branding.logo,
      card: asks('images') ? card.mainImage : undefined,
      customer: asks('logo') ? card.logoImage : undefined,
    },
    language,
    organizationName: organization,
    customerName,
    referenceName,
    figure: asks('text') ? textsOf(card.figures)[0] : undefined,
    person: asks('person') ? card.quotePerson : undefined,
    asked: { subjects: link.subjects, channels: link.channels },
    expiresOn: link.expiresOn,
    message: link.message,
    validUntil: link.validUntil,
  };
}

export const askerOf = (member: Record<string, unknown> | undefined): ApprovalRequestMail['asker'] =>
  member && { name: member.name as string, email: member.email as string };

export const logoOf = (organizationId: string, page: Record<string, unknown> | undefined): Pictured => ({
  organizationId,
  pictures: { logo: (page?.branding as { logo?: string } | undefined)?.logo },
});

/** Compares field by field what the contact changed. */
export function changesOf(card: Snapshot['card'], words: OwnWords) {
  const after = cardInOwnWords(card, words);
  return fieldEntries.flatMap(([name, { label }]) => {
    const [old, made] = [card, after].map((one) => textsOf(one[name]).join(', '));
    return old === made ? [] : [{ label, before: old!, after: made! }];
  });
}
