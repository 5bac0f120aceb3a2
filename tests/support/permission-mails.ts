import type { Contact } from '#contract/resources/customer';
import type { Parts } from '#contract/permission/places';
import { isLanguage } from '#contract/words/languages';
import type { Mail } from '#functions/shared/email/outbox';

export const mailAddresses = {
  WEB_ORIGIN: 'https://refdeck.example',
  OPERATOR_EMAIL: 'operator@refdeck.example',
};
export const linkToken = 'x'.repeat(43);
/** The mails about several references have these links as well. */
export const otherTokens = ['y'.repeat(43), 'z'.repeat(43)];

type Kind =
  | 'request'
  | 'reminder'
  | 'several'
  | 'severalReminder'
  | 'receipt'
  | 'taken'
  | 'answered'
  | 'ending';

/** The mails of the design, with its sample story. */
export function permissionMails(language: Contact['language'], words = sample(language)): Record<Kind, Mail> {
  const own = isLanguage(language) ? language : 'en';
  const asker = { name: words.asker, email: 'saara.lind@birchline.example' };
  const organizationId = '01HZX0000000000000000000AB';
  const asked: Parts = {
    subjects: ['name', 'logo', 'text', 'quote', 'person', 'images'],
    channels: ['reference-page', 'website', 'social', 'document', 'tender'],
  };
  const common = {
    language,
    organizationId,
    pictures: {},
    organizationName: words.organization,
    referenceName: words.story,
    asker,
    asked,
    expiresOn: '2028-11-23',
  };
  const request = {
    ...common,
    kind: 'approval-request' as const,
    to: 'martti.malli@ferries.example',
    token: linkToken,
    customerName: words.customer,
    figure: words.figure,
    person: words.person,
    message: words.message,
    validUntil: '2026-12-23T12:00:00.000Z',
  };
  const reminder = { askedAt: '2026-11-23T12:00:00.000Z', last: true };
  const inTender: Parts = { subjects: ['name', 'text'], channels: ['tender'] };
  const several = {
    ...request,
    tender: { name: words.tender },
    also: otherTokens.map((token, index) => ({
      token,
      customerName: words.customer,
      referenceName: words.otherStories[index]!,
      asked: { ...inTender, subjects: [...inTender.subjects, 'value' as const] },
    })),
    asked: inTender,
  };
  const allowed: Parts[] = [
    { subjects: ['name', 'logo'], channels: ['reference-page', 'website'] },
    { subjects: ['name', 'logo', 'text'], channels: ['document'] },
    { subjects: asked.subjects, channels: ['tender'] },
  ];
  const receipt = {
    ...common,
    kind: 'approval-receipt' as const,
    to: 'martti.malli@ferries.example',
    token: linkToken,
    allowed,
    changes: words.changes,
    number: 'RD-4M8T-K3WZ',
    at: '2026-11-23T14:32:00.000Z',
  };
  return {
    request,
    reminder: { ...request, reminder },
    several,
    severalReminder: { ...several, reminder },
    receipt,
    taken: {
      ...receipt,
      taken: ['reference-page', 'website', 'document', 'tender'],
      at: '2027-02-02T09:14:00.000Z',
    },
    answered: {
      kind: 'approval-answered',
      language: own,
      to: asker.email,
      organizationName: words.organization,
      customerId: '01HZX0000000000000000000CU',
      customerName: words.customer,
      referenceId: '01HZX0000000000000000000RE',
      referenceName: words.story,
      event: 'approved',
      contact: { name: words.contact, email: 'martti.malli@ferries.example' },
      asked,
      allowed,
      changes: words.changes,
      expiresOn: '2028-11-23',
      at: receipt.at,
    },
    ending: {
      kind: 'permission-ending',
      language: own,
      to: asker.email,
      organizationName: words.organization,
      customerId: '01HZX0000000000000000000CU',
      customerName: words.customer,
      referenceName: words.story,
      contactName: words.contact,
      ending: { subjects: ['name', 'logo', 'text'], channels: ['reference-page', 'document'] },
      expiresOn: '2028-11-23',
      daysLeft: 14,
      policy: 'warn',
    },
  };
}

const sample = (language: Contact['language']) => ({
  asker: 'Saara Lind',
  organization: 'Birchline Studio',
  customer: 'Sample Harbour Ferries',
  contact: 'Martti Malli',
  person: 'Aino Esimerkki',
  ...(language === 'en'
    ? {
        story: 'A booking desk that survives Monday mornings',
        otherStories: ['A ferry terminal that stays warm', 'The quay where nobody waits'],
        tender: 'Design of the harbor of Kuusilahti',
        figure: '4× as many bookings in the first hour',
        message:
          'Hello Martti,\nhere is the story about the booking desk, as it would be on our page. Does it say what you would say? You can change every word.',
        changes: [
          {
            label: 'Short description',
            before: 'It froze on Mondays',
            after: 'It slowed to a crawl on Mondays',
          },
          { label: 'Figure 3', before: '38 % fewer calls', after: '31 % fewer calls' },
        ],
      }
    : {
        story: 'Varauspalvelu, joka kestää maanantaiaamut',
        otherStories: ['Lämpimänä pysyvä matkustajaterminaali', 'Laituri, jolla kukaan ei jonota'],
        tender: 'Kuusilahden sataman suunnittelu',
        figure: '4× varauksia ensimmäisessä tunnissa',
        message:
          'Hei Martti,\ntässä on tarina varauspalvelusta sellaisena kuin se olisi sivullamme. Sanooko se sen, mitä sinä sanoisit? Voit muuttaa jokaista sanaa.',
        changes: [
          { label: 'Lyhyt kuvaus', before: 'Se jumittui maanantaisin', after: 'Se hidastui maanantaisin' },
          { label: 'Luku 3', before: '38 % vähemmän puheluita', after: '31 % vähemmän puheluita' },
        ],
      }),
});

export const hostileWords = (words: string) => ({
  ...sample('en'),
  asker: words,
  organization: words,
  customer: words,
  contact: words,
  person: words,
  story: words,
  figure: words,
  message: words,
  changes: [{ label: 'Title', before: words, after: `${words} more` }],
});
