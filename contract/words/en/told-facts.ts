export const labels = {
  tenderTitle: 'Title for tenders',
  tenderText: 'Description for tenders',
  ourPart: 'Our part',
  translations: 'Texts in other languages',
  contractValue: 'Contract value',
  ourValue: 'Value of our part',
  ourShare: 'Our share, %',
  sizes: 'Sizes',
  startedOn: 'Started',
  endedOn: 'Ended',
  ongoing: 'Still going on',
  acceptedOn: 'Accepted by the client',
  role: 'Our role',
  workKind: 'Kind of work',
  difficulty: 'Difficulty',
  clientKind: 'Kind of client',
  cpv: 'CPV codes',
  regions: 'Regions',
  contractForm: 'Form of contract',
  reliedOn: 'Other firms that we relied on',
  clientContact: 'Contact for buyers',
  keyPeople: 'Key people',
  secret: 'Business secrets',
  askedFirst: 'Ask first',
  internalNote: 'Internal note',
} as const;

export const roles = {
  sole: 'Sole contractor',
  lead: 'Lead of a consortium',
  partner: 'Partner in a consortium',
  subcontractor: 'Subcontractor',
} as const;

export const workKinds = {
  new: 'New construction',
  renovation: 'Renovation',
  extension: 'Extension',
  maintenance: 'Maintenance',
  study: 'Study',
  supervision: 'Supervision',
  delivery: 'Delivery',
} as const;

export const difficulties = {
  ordinary: 'Ordinary',
  demanding: 'Demanding',
  'very demanding': 'Very demanding',
  'exceptionally demanding': 'Exceptionally demanding',
} as const;

export const clientKinds = {
  municipality: 'Municipality',
  'wellbeing county': 'Wellbeing services county',
  state: 'State',
  'public company': 'Public company',
  parish: 'Parish',
  private: 'Private client',
} as const;

export const vatKinds = { excluded: 'Without VAT', included: 'With VAT' } as const;

export const units = { users: 'users', pieces: 'pieces', AVL: 'PE' } as const;

export const about = 'About';

export const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

export const yes = 'Yes';

/** Marks a fact in what buyers get. */
export const confidential = (value: string) => `${value} (business secret)`;
