import { productName } from '../../primitives/product.ts';
import { stillNamed } from './still-named.ts';

export const request = {
  subject: (customer: string) => `Still open: may we show this story${customer && ` about ${customer}`}?`,
  subjectTender: 'Still open: may we name you in a tender?',
  preheader: (day: string) => `A yes, a no or a change is enough. Open until ${day}.`,
  lead: (asker: string, asked: string) =>
    `${asker} asked you on ${asked} and waits for your answer. A no is fine too: it ends these reminders.`,
  earlier: (asked: string) => `The message of ${asked}:`,
  last: 'This is the last reminder.',
  card: (story: string) => `The card: “${story}”`,
};

export const receipt = {
  subject: (organization: string) => `Your receipt: what ${organization} may show`,
  preheader: 'Keep this mail. Its link shows your permission and takes it back.',
  title: 'Thank you. This is what you allowed.',
  lead: (time: string) => `You answered on ${time}. Only this may be shown, only in these places.`,
  until: 'Until',
  always: 'You take it back',
  words: 'Your words',
  agreed: 'What you agreed to',
  languages: 'Languages',
  receipt: 'Receipt',
  no: (number: string) => `No. ${number}`,
  action: 'See or take back',
  keep: 'The link works as long as the permission does.',
  foot: (organization: string, asker: string) =>
    `Sent by ${productName} for ${organization}, because you answered a request. Was it not you? Take it back with the link above, and tell ${asker}.`,
  reply: (asker: string) => `A reply to this mail goes to ${asker}. `,
  taken: {
    subject: (organization: string) => `Taken back: ${organization} may not show this any more`,
    preheader: (isPublic: boolean) =>
      `${isPublic ? 'It comes down within a minute. ' : ''}Keep this mail as proof.`,
    title: 'You took your permission back',
    lead: (time: string, organization: string, story: string) =>
      `Since ${time}, ${organization} may not show “${story}”.`,
    leadSome: (time: string, organization: string, story: string) =>
      `Since ${time}, ${organization} may not show “${story}” in these places.`,
    places: 'Taken back',
    down: 'Taken down',
    downText: 'The public page, cards and embeds, within a minute',
    left: 'Cannot be called back',
    leftText: 'Files that somebody has downloaded.',
    stillNamed,
    action: 'See what holds now',
  },
};

export const recorded = {
  subject: (organization: string) => `${organization} recorded a permission in your name`,
  lead: (organization: string, customer: string, day: string) =>
    `You had refused this or taken it back. ${organization} has now recorded that ${customer} agreed to it on ${day}, and keeps a file as evidence. This is what was recorded:`,
  by: 'Recorded by',
  day: 'Agreed on',
  object: 'Is this wrong? Object by writing to the address below: what you refused must then not be shown.',
};

export const rows = {
  everything: 'Everything',
  not: 'Not allowed',
};

/** Before the address of who answers. */
export const email: string = 'Email';
