export const title = 'Copy for ESPD';
export const description = 'In the order of the European form, with what a file of this tender may say.';
export const copy = 'Copy';
export const nothing =
  'The customer does not allow the text of this reference in tenders, so there is nothing to copy.';
export const failed = 'The contacts could not be read. Close this and try again.';
/** The lines of the European form, in its order. */
export const lines = {
  description: 'Description',
  contractValue: 'Total amount',
  ourPart: 'Our part',
  ourValue: 'Our amount',
  period: 'Period',
  recipient: 'Recipient',
  contact: 'Contact person',
  email: 'Email',
  phone: 'Telephone',
  confidential: 'Confidential',
  reliedOn: 'Other firms relied on',
};
export const yes = 'Yes';
export const about = 'about';
export const vatKinds = { excluded: 'without VAT', included: 'with VAT' };
