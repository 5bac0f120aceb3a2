export const needAddTitle = 'Nytt krav';
export const needEditTitle = 'Kravet';
export const needText = 'Köparens ord';
export const needNumber = 'Hur många referenser';
export const needAbout = 'Gäller';
export const needSave = 'Spara';
export const needNotSaved = 'Kravet sparades inte';
export const needChanged =
  'Någon annan har ändrat kravet under tiden. Spara igen för att lägga dina värden över deras.';
export const conditions = 'Villkor';
export const conditionsRead = 'Läs villkoren i texten';
export const conditionAdd = 'Lägg till villkor';
export const conditionKind = (row: number) => `Villkor ${row}`;
export const conditionRemove = (row: number) => `Ta bort villkor ${row}`;
export const conditionsHint = 'Varje referens för detta krav måste uppfylla dem.';
export const wish = 'Bara ett önskemål';
export const kinds = {
  ended: 'Avslutat nyligen',
  performed: 'Utfört nyligen',
  size: 'Storlek',
  value: 'Värde',
  role: 'Vår roll',
  workKind: 'Typ av arbete',
  clientKind: 'Typ av beställare',
  difficulty: 'Svårighetsgrad',
  tag: 'Etikett',
  type: 'Typ av referens',
  task: 'En persons uppgift',
  cpv: 'CPV-koder',
  region: 'Regioner',
} as const;
export const windowStarts = { years: 'År före sista tiden', since: 'Från en dag' } as const;
export const windowStart = 'Räknas';
export const windowYears = 'År';
export const windowSince = 'Första dagen';
export const valueOf = 'Värdet av';
export const valuesOf = { contract: 'hela avtalet', ours: 'vår del' } as const;
export const least = 'Minst';
export const unit = 'Enhet';
export const currency = 'Valuta';
export const anyOf = 'Någon av';
export const anyHint = 'Flera med kommatecken emellan';
