export const title = 'Typefaces';
export const hint =
  'One for headings, figures and quotes, and one for everything else. An embed keeps the typefaces of its website.';

export const pairings = {
  studio: { name: 'Studio', note: 'Design, publishing, crafts: bookish and warm' },
  plant: { name: 'Plant', note: 'Engineering, energy, industry: wide and exact' },
  ledger: { name: 'Ledger', note: 'Banks, advisory, law: light and composed' },
  poster: { name: 'Poster', note: 'Agencies, culture, food: loud and close' },
  pavilion: { name: 'Pavilion', note: 'Architecture, places, travel: geometric and airy' },
  kitchen: { name: 'Kitchen', note: 'Hospitality, health, retail: round and friendly' },
  chambers: { name: 'Chambers', note: 'Culture, education, heritage: classical' },
  system: { name: 'System', note: 'Software, and who has not chosen: neutral' },
} as const;
