export const labels = {
  tenderTitle: 'Rubrik för anbud',
  tenderText: 'Beskrivning för anbud',
  ourPart: 'Vår del',
  translations: 'Texter på andra språk',
  contractValue: 'Kontraktsvärde',
  ourValue: 'Värdet av vår del',
  ourShare: 'Vår andel, %',
  sizes: 'Omfattning',
  startedOn: 'Började',
  endedOn: 'Slutade',
  ongoing: 'Pågår ännu',
  acceptedOn: 'Godkänt av beställaren',
  role: 'Vår roll',
  workKind: 'Slag av arbete',
  difficulty: 'Svårighetsgrad',
  clientKind: 'Slag av beställare',
  cpv: 'CPV-koder',
  regions: 'Områden',
  contractForm: 'Avtalsform',
  reliedOn: 'Andra företag som vi stödde oss på',
  clientContact: 'Kontaktperson för beställare',
  keyPeople: 'Nyckelpersoner',
  secret: 'Affärshemligheter',
  askedFirst: 'Fråga först',
  internalNote: 'Intern anmärkning',
} as const;

export const roles = {
  sole: 'Ensam leverantör',
  lead: 'Leder ett konsortium',
  partner: 'Med i ett konsortium',
  subcontractor: 'Underleverantör',
} as const;

export const workKinds = {
  new: 'Nybyggnad',
  renovation: 'Renovering',
  extension: 'Tillbyggnad',
  maintenance: 'Underhåll',
  study: 'Utredning',
  supervision: 'Övervakning',
  delivery: 'Leverans',
} as const;

export const difficulties = {
  ordinary: 'Sedvanlig',
  demanding: 'Krävande',
  'very demanding': 'Mycket krävande',
  'exceptionally demanding': 'Exceptionellt krävande',
} as const;

export const clientKinds = {
  municipality: 'Kommun',
  'wellbeing county': 'Välfärdsområde',
  state: 'Staten',
  'public company': 'Offentligt ägt bolag',
  parish: 'Församling',
  private: 'Privat beställare',
} as const;

export const vatKinds = { excluded: 'Utan moms', included: 'Med moms' } as const;

export const units = { users: 'användare', pieces: 'st', AVL: 'pe' } as const;

export const about = 'Cirka';

export const months = (count: number) => `${count} ${count === 1 ? 'månad' : 'månader'}`;

export const yes = 'Ja';

/** Marks a fact in what buyers get. */
export const confidential = (value: string) => `${value} (företagshemlighet)`;
