export const label = 'Kortin asetukset';
export const tabs = { appearance: 'Ulkoasu', layout: 'Asettelu', content: 'Sisältö' } as const;
export const colors = { primary: 'Pääväri', text: 'Tekstin väri', background: 'Taustaväri' } as const;
export const unreadable = (used: string) =>
  `Erottuu tästä taustasta huonosti: kortin teksti näytetään värillä ${used}.`;
export const cornerRadius = 'Kulmien pyöristys';
export const shadow = 'Varjo';
export const shadows = {
  none: 'Ei varjoa',
  small: 'Pieni',
  medium: 'Keskikokoinen',
  large: 'Suuri',
} as const;
export const titleSize = 'Otsikon koko';
export const sizes = { small: 'Pieni', medium: 'Keskikokoinen', large: 'Suuri' } as const;
export const layout = 'Asettelu';
export const layouts = { card: 'Kortti', horizontal: 'Vaakasuuntainen', minimal: 'Pelkistetty' } as const;
export const cardWidth = 'Kortin leveys';
export const naturalWidth = 'Pohjan mukaan';
export const naturalWidthAction = 'Käytä pohjan leveyttä';
export const widthNote = 'Ei koskaan leveämpi kuin käytettävissä oleva tila.';
export const aspectRatio = 'Kuvan muoto';
export const descriptionLines = 'Kuvauksen rivit';
export const allLines = 'Kaikki';
export const show = 'Näytä kortissa';
export const flags = {
  showImage: 'Kuva',
  showStatus: 'Tila',
  showType: 'Tyyppi',
  showDate: 'Ajankohta',
  showLogo: 'Logo',
  showDescription: 'Kuvaus',
  showCta: 'Painike',
  showConfirmed: 'Asiakkaan vahvistama',
} as const;
export const ctaText = 'Painikkeen teksti';
export const ctaNote = 'Korteille, joilla ei ole omaa painikkeen tekstiä.';
