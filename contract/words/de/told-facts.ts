export const labels = {
  tenderTitle: 'Titel für Vergaben',
  tenderText: 'Beschreibung für Vergaben',
  ourPart: 'Unser Anteil am Auftrag',
  translations: 'Texte in anderen Sprachen',
  contractValue: 'Auftragswert',
  ourValue: 'Wert unseres Anteils',
  ourShare: 'Unser Anteil, %',
  sizes: 'Größen',
  startedOn: 'Beginn',
  endedOn: 'Ende',
  ongoing: 'Läuft noch',
  acceptedOn: 'Vom Auftraggeber abgenommen',
  role: 'Unsere Rolle',
  workKind: 'Art der Leistung',
  difficulty: 'Schwierigkeit',
  clientKind: 'Art des Auftraggebers',
  cpv: 'CPV-Codes',
  regions: 'Regionen',
  contractForm: 'Vertragsform',
  reliedOn: 'Andere Unternehmen, auf die wir uns gestützt haben',
  clientContact: 'Ansprechperson für Auftraggeber',
  keyPeople: 'Schlüsselpersonen',
  secret: 'Geschäftsgeheimnisse',
  askedFirst: 'Zuerst fragen',
  internalNote: 'Interne Notiz',
} as const;

export const roles = {
  sole: 'Alleiniger Auftragnehmer',
  lead: 'Federführung einer Bietergemeinschaft',
  partner: 'Mitglied einer Bietergemeinschaft',
  subcontractor: 'Nachunternehmer',
} as const;
export const workKinds = {
  new: 'Neubau',
  renovation: 'Sanierung',
  extension: 'Erweiterung',
  maintenance: 'Wartung',
  study: 'Studie',
  supervision: 'Bauüberwachung',
  delivery: 'Lieferung',
} as const;
export const difficulties = {
  ordinary: 'Gewöhnlich',
  demanding: 'Anspruchsvoll',
  'very demanding': 'Sehr anspruchsvoll',
  'exceptionally demanding': 'Außerordentlich anspruchsvoll',
} as const;
export const clientKinds = {
  municipality: 'Gemeinde',
  'wellbeing county': 'Wohlfahrtsgebiet',
  state: 'Staat',
  'public company': 'Öffentliches Unternehmen',
  parish: 'Kirchengemeinde',
  private: 'Privater Auftraggeber',
} as const;
export const vatKinds = { excluded: 'ohne MwSt.', included: 'mit MwSt.' } as const;
export const units = { users: 'Nutzer', pieces: 'Stück', AVL: 'EW' } as const;
export const about = 'etwa';
export const months = (count: number) => `${count} ${count === 1 ? 'Monat' : 'Monate'}`;

export const yes = 'Ja';
export const confidential = (value: string) => `${value} (Geschäftsgeheimnis)`;
