export const title = 'Typsnitt';
export const hint =
  'Ett för rubriker, siffror och citat, ett annat för resten. En inbäddning behåller sin webbplats typsnitt.';

export const pairings = {
  studio: { name: 'Ateljé', note: 'Design, förlag, hantverk: bokligt och varmt' },
  plant: { name: 'Fabrik', note: 'Teknik, energi, industri: brett och exakt' },
  ledger: { name: 'Huvudbok', note: 'Banker, rådgivning, juridik: lätt och samlat' },
  poster: { name: 'Affisch', note: 'Byråer, kultur, mat: högljutt och tätt' },
  pavilion: { name: 'Paviljong', note: 'Arkitektur, platser, resor: geometriskt och luftigt' },
  kitchen: { name: 'Kök', note: 'Restaurang, hälsa, handel: runt och vänligt' },
  chambers: { name: 'Kammare', note: 'Kultur, utbildning, kulturarv: klassiskt' },
  system: { name: 'Grund', note: 'Programvara, och den som inte har valt: neutralt' },
} as const;
