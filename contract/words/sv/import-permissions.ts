export const title = 'Vad dina filer säger om tillåtelse';
export const body =
  'Orden i en fil varken tillåter eller nekar något ännu. Säg vad de betyder och hur kunden sade det. Det som en kund har nekat eller återtagit här förblir stängt, vad en fil än säger. Orden står också kvar i referensernas interna anteckning.';
export const failed = 'Det som dina filer säger om tillåtelse kunde inte läsas in';
export const seems = {
  allowed: 'Verkar vara en tillåtelse',
  refused: 'Verkar vara ett nej',
  withdrawn: 'Verkar vara återtaget',
  'without name': 'Bara utan namnet',
  'to ask': 'Måste frågas om',
  'not clear': 'Oklart',
} as const;
export const ask = 'Fråga';
export const askAbout = (text: string) => `Fråga om ”${text}”`;
export const record = 'Anteckna';
export const recordAbout = (text: string) => `Anteckna vad ”${text}” tillåter`;
export const settled = 'Klart';
export const recordRefusalOf = (text: string) => `Anteckna vad ”${text}” nekar`;
export const evidence = ({ from, text }: { from: string; text: string }) => `Ur ${from}: ”${text}”`;
