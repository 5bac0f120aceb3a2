import { productName } from '../../primitives/product.ts';
import type * as English from '../en/approval-mail.ts';

export const approvalMail: typeof English.approvalMail = {
  subject: (customer) => `Får vi visa den här berättelsen${customer && ` om ${customer}`}?`,
  story: 'Berättelsen',
  preheader: (asker, count) =>
    `${count === 1 ? 'En fråga' : `${count} frågor`} från ${asker}, ungefär en minut${count === 1 ? '' : ' var'}. Ja, ja med ändringar eller nej.`,
  ask: (organization) => `Får ${organization} visa detta?`,
  askTender: (organization, tender) => `Får ${organization} nämna er i anbudet ”${tender}”?`,
  subjectTender: 'Får vi nämna er i ett anbud?',
  several: (count) => `Det gäller ${count} referenser. Du svarar på var och en på dess egen sida.`,
  before: 'Tidigare',
  youSaidNo: (day, parts) => `Den ${day} sade du nej till detta: ${parts}`,
  theySaidNo: (day, parts) => `Den ${day} sade er organisation nej till detta: ${parts}`,
  what: 'Vad',
  where: 'Var',
  languages: 'Språk',
  until: 'Gäller till',
  untilText: (day) => `${day}, eller tills du återkallar det`,
  always: 'Tills du återkallar det',
  action: 'Se den och svara',
  time: (day, count) =>
    `Ungefär en minut${count === 1 ? '' : ' var'}, inget konto. Svara gärna senast ${day}.`,
  foot: (organization, count) =>
    `Skickat av ${productName} för ${organization}. ${count === 1 ? 'Länken är bara din: skicka den inte vidare' : 'Länkarna är bara dina: skicka dem inte vidare'}. Om du inte väntade dig detta, gör ingenting: då är ingenting tillåtet.`,
  reply: (asker) => `Ett svar på mejlet går till ${asker}. `,
  via: `via ${productName}`,
};
