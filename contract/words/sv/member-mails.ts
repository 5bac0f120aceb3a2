import { productName } from '../../primitives/product.ts';
import type { Subject } from '../../rules/choices.ts';
import type * as English from '../en/member-mails.ts';

export const answered: typeof English.answered = {
  subject: (kind, count) =>
    ({
      yes: 'Ja',
      part: 'Delvis ja',
      words: `Ja, med ${count} ${count === 1 ? 'ändring' : 'ändringar'}`,
      changes: 'Ändringar, ännu inget ja',
      no: 'Nej',
      taken: 'Återkallat',
      person: 'Fråga någon annan',
    })[kind],
  about: (contact, story) => `${contact} om ”${story}”`,
  title: {
    yes: (contact) => `${contact} sa ja till allt`,
    part: (contact) => `${contact} sa delvis ja`,
    words: (contact) => `${contact} sa ja, med ändringar`,
    changes: (contact) => `${contact} föreslår ändringar`,
    no: (contact) => `${contact} sa nej`,
    taken: (contact) => `${contact} återkallade tillåtelsen`,
    person: (contact) => `${contact} är inte rätt person`,
  },
  approved: (contact, customer, count, refused) =>
    `${contact} på ${customer} godkände det${count ? ` med ${count} ${count === 1 ? 'ändring' : 'ändringar'} i texten` : ''}${refused && ` och sa nej till ${refused}`}.`,
  suggested: (contact, customer) =>
    `${contact} på ${customer} föreslår ändringar. Ännu är ingenting tillåtet.`,
  published: 'Den är nu publicerad, som du ville.',
  unpublished: 'Den publicerades inte av sig själv: titta på den och publicera den.',
  no: 'Inget av den får visas. Det som var offentligt har tagits bort.',
  person: 'Ingenting tilläts och ingenting nekades. Fråga någon annan hos kunden.',
  taken: (time) =>
    `Sedan den ${time} får den inte längre visas. Det som är offentligt försvinner inom en minut.`,
  seeIt: 'Se vad som är offentligt',
  until: 'Gäller till',
  words: 'Ändrade ord',
  action: {
    yes: 'Publicera',
    part: 'Publicera',
    words: 'Granska ändringarna och publicera',
    changes: 'Granska ändringarna',
    no: 'Se vad som gäller nu',
    taken: 'Se vad som gäller nu',
    person: 'Se vad som gäller nu',
  },
  places: {
    web: 'webben',
    social: 'sociala medier',
    sales: 'säljmaterial',
    tender: 'anbud',
    press: 'pressen',
    call: 'telefon',
  },
  and: ' och ',
  binds: (refused) => `Nejet är bindande: ${productName} visar inget av den där (${refused}).`,
  bindsSocial: `Nejet är bindande: inget av den kan publiceras i sociala medier från ${productName}.`,
  foot: (organization) => `Du får det här för att du frågade eller förvaltar ${organization}.`,
  reply: (contact) => `Ett svar på mejlet går till ${contact}. `,
};

export const ending: typeof English.ending = {
  subject: (days, customer) =>
    `Upphör ${days === 0 ? 'i dag' : `om ${days} ${days === 1 ? 'dag' : 'dagar'}`}: det som ${customer} tillåter`,
  preheader: (parts, day) =>
    `${parts} ${parts === 1 ? 'del' : 'delar'}, sista dag ${day}. Fråga igen med ett klick.`,
  title: (day) => `En tillåtelse upphör den ${day}`,
  lead: (customer, day) => `${customer} tillåter detta till och med ${day}. Därefter avgör er policy:`,
  story: 'Berättelse',
  all: 'Alla',
  require: '”Kräv” tar bort den från era sidor och inbäddningar av sig självt.',
  warn: '”Varna” låter den vara kvar och markerar den i rött tills ni frågar igen eller tar bort den.',
  off: '”Av” låter den vara kvar, eftersom ni inte ber om tillåtelse.',
  ask: (contact) => `Fråga ${contact} igen`,
  see: 'Se tillåtelserna',
  foot: (organization) =>
    `Du får det här för att du frågade eller förvaltar ${organization}. Stäng av sådana mejl i inställningarna.`,
};

export const security: typeof English.security = {
  happened: {
    password: [
      'Ditt lösenord har ändrats',
      'Lösenordet till ditt konto ändrades, och alla enheter loggades ut.',
    ],
    'two-factor-on': [
      'Tvåfaktorsautentisering är på',
      'Tvåfaktorsautentisering slogs på: för att logga in behövs en kod från din autentiseringsapp.',
    ],
    'two-factor-off': [
      'Tvåfaktorsautentisering är av',
      'Tvåfaktorsautentisering slogs av: för att logga in räcker ditt lösenord.',
    ],
    'address-from': [
      'Adressen till ditt konto har ändrats',
      'Ditt konto har nu en annan e-postadress. Du kan inte längre logga in eller återställa lösenordet med den här adressen.',
    ],
    'address-to': [
      'Det här är nu adressen till ditt konto',
      'E-postadressen till ditt konto ändrades till den här. Använd den för att logga in och återställa lösenordet.',
    ],
    restored: [
      'Välj ett nytt lösenord för ditt konto',
      'Vi fick bygga upp inloggningen på nytt, och ditt lösenord gick förlorat. Ditt konto, dina organisationer och deras data är som förut. Välj ett nytt lösenord för att logga in. Om du använde tvåfaktorsautentisering, slå på den igen efteråt.',
    ],
  },
  you: 'Om det var du behöver du inte göra något.',
  canReset: 'Om det inte var du, återställ ditt lösenord nu, så loggas alla enheter ut. Kontakta oss sedan.',
  cannotReset:
    'Om det inte var du, kontakta oss nu. Vi kontrollerar att kontot är ditt och ger dig tillgång igen.',
  when: 'När',
  reset: 'Återställ lösenordet',
  write: 'Skriv till oss',
};

export const override: typeof English.override = {
  somebody: 'En medlem',
  subject: (story) => `Publicerad utan tillåtelse: ${story}`,
  lead: (by, story, customer) =>
    `${by} publicerade ”${story}” trots att ${customer} inte har tillåtit allt i den. Skälet står nedan.`,
  customer: 'Kund',
  not: 'Inte tillåtet',
  by: 'Publicerad av',
  action: 'Visa referensen',
  note: 'Du får det här för att du förvaltar organisationen.',
};

export const imported: typeof English.imported = {
  done: (file) => `${file} har tagits in`,
  stopped: (file) => `${file} togs bara in delvis`,
  body: (file, organization) =>
    `Referenserna i ”${file}” är nu utkast i ”${organization}”. Inget av dem är offentligt.`,
  stoppedBody: (file, organization) =>
    `Att ta in ”${file}” i ”${organization}” kunde inte slutföras. Ta in samma fil igen: det som redan finns här utelämnas.`,
  made: 'Skapade',
  changed: 'Ändrade',
  leftOut: 'Utelämnade av dig',
  refused: 'Gick inte',
  action: 'Se resultatet',
  note: 'Du får detta eftersom du började ta in filen.',
};

export const exported: typeof English.exported = {
  somebody: 'En medlem',
  subject: {
    asked: (organization) => `Alla uppgifter i ${organization} exporteras`,
    ready: (organization) => `Alla uppgifter i ${organization} kan laddas ned`,
  },
  asked: (by, organization) =>
    `${by} bad om ett arkiv med allt som ”${organization}” har. Om det inte var meningen, ta bort personen från teamet innan arkivet laddas ned.`,
  ready: (organization, until) =>
    `Arkivet med allt som ”${organization}” har är klart. Ägare och administratörer kan ladda ned det till ${until}.`,
  by: 'Begärt av',
  at: 'Tid',
  action: 'Öppna inställningarna',
  note: 'Du får detta eftersom du är ägare till organisationen.',
};

export const deleted: typeof English.deleted = {
  somebody: 'Någon vars konto är borta',
  subject: (organization) => `${organization} har tagits bort från ${productName}`,
  lead: (by, organization) =>
    `${by} tog bort organisationen ”${organization}”, som du var ägare till. Ingen kan längre öppna den eller se dess offentliga sidor, och abonnemanget har upphört.`,
  mistake: (until) =>
    `Om det var ett misstag, skriv till adressen nedan före ${until} och ange organisationens id. Vi återställer den med uppgifter, filer, offentliga sidor och team, men utan öppna inbjudningar och abonnemang. Därefter raderas alla uppgifter för alltid.`,
  id: 'Organisationens id',
  by: 'Borttagen av',
  at: 'Borttagen',
  until: 'Kan återställas till',
  note: 'Om det var meningen behöver du inte göra något.',
};

export const invitation: typeof English.invitation = {
  somebody: 'Någon',
  roles: { owner: 'ägare', admin: 'administratör', member: 'medlem' },
  subject: (inviter, organization) => `${inviter} bjuder in dig till ${organization} på ${productName}`,
  lead: (inviter, organization, role) =>
    `${inviter} bjuder in dig till organisationen ”${organization}” som ${role}.`,
  how: (day) =>
    `Logga in eller registrera dig med adressen som fick det här mejlet. Inbjudan gäller till och med ${day}.`,
  action: 'Visa inbjudan',
  note: 'Om du inte väntade dig detta kan du bortse från det.',
};

export const recall = {
  buyer: 'Köparen',
  subject: (story: string, tender: string) => `”${story}” är inte längre tillåten i ”${tender}”`,
  title: (buyer: string) => `${buyer} måste få veta`,
  lead: (story: string, tender: string) =>
    `Kunden tillåter inte längre det som ni har skickat om ”${story}” i anbudet ”${tender}”.`,
  parts: 'Inte längre tillåtet',
  subjects: {
    name: 'namnet',
    logo: 'logotypen',
    text: 'texten',
    quote: 'citatet',
    images: 'bilderna',
    person: 'personen',
    value: 'kontraktsvärdet',
  } satisfies Record<Subject, string>,
  what: 'Be köparen utelämna det. På anbudets sida finns orden för det, och där antecknas vem som fick veta.',
  action: 'Se vad som ska sägas',
  foot: (organization: string) =>
    `Du får det här för att du ansvarar för anbudet eller administrerar ${organization}.`,
};

export const tenderDeadline = {
  subject: (tender: string) => `Tidsfristen närmar sig: allt är inte tillåtet i anbudet ”${tender}”`,
  preheader: (count: number, day: string) =>
    `${count === 1 ? 'En referens är öppen' : `${count} referenser är öppna`}. Tidsfristen går ut ${day}.`,
  title: (day: string) => `Tidsfristen går ut ${day}`,
  lead: (tender: string) => `I anbudet ”${tender}” är allt inte klart med kunderna till dessa referenser:`,
  states: {
    withdrawn: 'Återtaget',
    declined: 'Nekat',
    expired: 'Har gått ut',
    'not asked': 'Inte tillfrågad',
    waiting: 'Inget svar än',
    ends: 'Går ut för tidigt',
    spoken: 'Bara muntligt',
  },
  what: 'Ring kunden eller välj andra referenser. Frågorna går ut med tidsfristen.',
  action: 'Öppna anbudet',
  foot: (organization: string) =>
    `Du får det här för att du ansvarar för anbudet eller administrerar ${organization}.`,
};
