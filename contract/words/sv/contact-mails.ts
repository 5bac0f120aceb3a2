import { productName } from '../../primitives/product.ts';
import type * as English from '../en/contact-mails.ts';
import { stillNamed } from './still-named.ts';

export const request: typeof English.request = {
  subject: (customer) => `Väntar på svar: får vi visa den här berättelsen${customer && ` om ${customer}`}?`,
  subjectTender: 'Väntar på svar: får vi nämna er i ett anbud?',
  preheader: (day) => `Ett ja, ett nej eller en ändring räcker. Öppet till och med ${day}.`,
  lead: (asker, asked) =>
    `${asker} frågade dig den ${asked} och väntar på ditt svar. Ett nej går också bra: då slutar påminnelserna.`,
  earlier: (asked) => `Meddelandet från den ${asked}:`,
  last: 'Det här är den sista påminnelsen.',
  card: (story) => `Kortet: ”${story}”`,
};

export const receipt: typeof English.receipt = {
  subject: (organization) => `Ditt kvitto: vad ${organization} får visa`,
  preheader: 'Spara mejlet. Med länken ser du din tillåtelse och kan återkalla den.',
  title: 'Tack. Det här har du tillåtit.',
  lead: (time) => `Du svarade den ${time}. Bara detta får visas, och bara på dessa ställen.`,
  until: 'Gäller till',
  always: 'Tills du återkallar det',
  words: 'Dina ord',
  agreed: 'Det du godkände',
  languages: 'Språk',
  receipt: 'Kvitto',
  no: (number) => `Nr ${number}`,
  action: 'Visa eller återkalla',
  keep: 'Länken fungerar så länge tillåtelsen gäller.',
  foot: (organization, asker) =>
    `Skickat av ${productName} för ${organization}, eftersom du besvarade en förfrågan. Var det inte du? Återkalla med länken ovan och berätta det för ${asker}.`,
  reply: (asker) => `Ett svar på mejlet går till ${asker}. `,
  taken: {
    subject: (organization) => `Återkallat: ${organization} får inte längre visa detta`,
    preheader: (isPublic) => `${isPublic ? 'Det är borta inom en minut. ' : ''}Spara mejlet som bevis.`,
    title: 'Du har återkallat din tillåtelse',
    lead: (time, organization, story) => `Sedan den ${time} får ${organization} inte visa ”${story}”.`,
    leadSome: (time, organization, story) =>
      `Sedan den ${time} får ${organization} inte visa ”${story}” på dessa ställen.`,
    places: 'Återkallat',
    down: 'Tas bort',
    downText: 'Den offentliga sidan, korten och inbäddningarna, inom en minut',
    left: 'Går inte att återkalla',
    leftText: 'Filer som någon har laddat ner.',
    stillNamed,
    action: 'Se vad som gäller nu',
  },
};

export const recorded: typeof English.recorded = {
  subject: (organization) => `${organization} har registrerat en tillåtelse i ditt namn`,
  lead: (organization, customer, day) =>
    `Du hade sagt nej till detta eller återkallat det. ${organization} har nu registrerat att ${customer} godkände det den ${day} och har sparat en fil som bevis. Detta registrerades:`,
  by: 'Registrerat av',
  day: 'Godkänt den',
  object:
    'Stämmer det inte? Invänd genom att skriva till adressen nedan: det du sa nej till får då inte visas.',
};

export const rows: typeof English.rows = {
  everything: 'Allt',
  not: 'Inte tillåtet',
};

export const email = 'E-post';
