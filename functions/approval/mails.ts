import { storyInMail } from '#contract/permission/approval-mail';
import { cardInOwnWords, type OwnWords } from '#contract/permission/own-words';
import { tellsCustomer } from '#contract/permission/tells-customer';
import { inWords } from '#contract/reference/translate';
import type { Snapshot } from '#contract/resources/approval';
import { fieldEntries, textsOf } from '#contract/reference/field-values';
import { identifyingSubjects } from '#contract/permission/subjects-of';
import type { ApprovalRequestMail, AskedStory } from '../shared/email/approval-request.ts';
import type { Pictured } from '../shared/email/pictures.ts';
import { toldNo, type LinkRow } from './link.ts';

interface Asking {
  link: LinkRow;
  token: string;
}

interface Sending {
  to: string;
  asker: ApprovalRequestMail['asker'];
  reminder?: ApprovalRequestMail['reminder'];
}

/** One mail for all that its contact is asked about at once. One that asks about several shows no pictures of them. */
export function requestMail(all: readonly Asking[], sending: Sending): ApprovalRequestMail {
  const [first, ...others] = all.map(storyOf);
  const { story, pictures, link, snapshot } = first!;
  return {
    kind: 'approval-request',
    ...sending,
    ...story,
    ...(others.length > 0 && { also: others.map((other) => other.story) }),
    organizationId: link.organizationId,
    pictures: { logo: snapshot.branding.logo, ...(others.length === 0 && pictures) },
    language: link.language,
    organizationName: snapshot.organization,
    expiresOn: link.expiresOn,
    message: link.message,
    tender: link.tender && { name: link.tender.name },
    validUntil: link.validUntil,
  };
}

/** The mail shows only parts that are asked about, and without the name nothing by which the customer is known. */
function storyOf({ link, token }: Asking) {
  const { customerId, approvalId, language, customerName, referenceName } = link;
  const customer = { name: customerName, ...link.knownBy };
  const snapshot = JSON.parse(link.snapshotText) as Snapshot;
  const { card: original, languages, translations } = snapshot;
  const own = translations?.[language];
  const card = own ? inWords(original, own) : original;
  const asked = { subjects: link.subjects, channels: link.channels };
  const isNamed = asked.subjects.includes('name');
  const asks = (subject: LinkRow['subjects'][number]) =>
    asked.subjects.includes(subject) && (isNamed || !identifyingSubjects.includes(subject));
  const [figure] = textsOf(card.figures);
  const story: AskedStory = {
    token,
    request: { customerId, approvalId },
    customerName: isNamed ? customerName : '',
    referenceName: storyInMail(language, {
      asked,
      customer,
      title: own?.title ?? referenceName,
      alias: card.alias,
    }),
    figure: asks('text') && (isNamed || !tellsCustomer(figure ?? '', customer)) ? figure : undefined,
    person: asks('person') ? card.quotePerson : undefined,
    asked,
    languages,
    earlierNo: toldNo(link),
  };
  const pictures = {
    card: asks('images') ? card.mainImage : undefined,
    customer: asks('logo') ? card.logoImage : undefined,
  };
  return { story, pictures, link, snapshot };
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
