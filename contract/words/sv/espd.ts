export const title = 'Kopiera till ESPD';
export const description = 'I det europeiska formulärets ordning, med det som en fil i detta anbud får säga.';
export const copy = 'Kopiera';
export const nothing = 'Kunden tillåter inte referensens text i anbud, så det finns inget att kopiera.';
export const failed = 'Kontakterna kunde inte läsas. Stäng och försök igen.';
/** The lines of the European form, in its order. */
export const lines = {
  description: 'Beskrivning',
  contractValue: 'Totalt belopp',
  ourPart: 'Vår del',
  ourValue: 'Vårt belopp',
  period: 'Period',
  recipient: 'Mottagare',
  contact: 'Kontaktperson',
  email: 'E-post',
  phone: 'Telefon',
  confidential: 'Konfidentiellt',
  reliedOn: 'Andra företag som vi förlitade oss på',
};
export const yes = 'Ja';
export const about = 'cirka';
export const vatKinds = { excluded: 'utan moms', included: 'med moms' };
