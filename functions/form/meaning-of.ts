import type { PlaceholderName } from '#contract/form/placeholders';

/** Words of labels in Finnish, Swedish and English. Several may be in one label, and each has its placeholder. */
const strong: readonly [RegExp, readonly PlaceholderName[]][] = [
  [/yhteyshenkil|kontaktperson|contact|referee|lisätietojen antaja/i, ['contactName']],
  [/puhelin|\bpuh\b|telefon|\btel\b|phone/i, ['contactPhone']],
  [/sähköposti|s-posti|e-?post|e-?mail/i, ['contactEmail']],
  [/kuvaus|sisältö|description|beskriv|innehåll/i, ['description']],
  [/(?:^|\s)(?:valo)?kuva(?:$|\s|t\b)|picture|photo|\bbild/i, ['picture']],
  [
    /toteutusaika|suoritusaika|ajankohta|toteutusajankohta|kesto|period|duration|genomförandetid|tidpunkt|tidsperiod/i,
    ['start', 'end'],
  ],
  [/aloit|alkoi|alkamis|\bstart|påbörj|början/i, ['start']],
  [/valmistu|päätty|päättymis|complet|\bend\b|ended|slutför|färdig|avslut/i, ['end']],
  [/vastaanot|accepted|acceptance|godkän/i, ['accepted']],
  [/arvo|palkkio|hinta|kustannu|value|price|\bfee\b|värde|belopp|kostnad|arvode/i, ['value']],
  [/laajuus|pinta-?ala|koko\b|brm|htm|\bsize|\barea\b|omfattning|\byta\b|storlek/i, ['size']],
  [/rooli|\broll\b|\brole\b/i, ['role']],
  [/osuus|andel|\bshare\b/i, ['ourShare']],
  [/\bcpv\b/i, ['cpv']],
  [/\bnuts\b/i, ['region']],
  [/vaativuus|difficulty|svårighetsgrad/i, ['difficulty']],
  [/urakkamuoto|sopimusmuoto|form of contract|entreprenadform|avtalsform/i, ['contractForm']],
];

/** These stand beside others in many labels, so they count where nothing else does, and one alone. */
const weak: readonly [RegExp, readonly PlaceholderName[]][] = [
  [
    /tilaaja|asiakas|rakennuttaja|toimeksiantaja|beställare|kund\b|uppdragsgivare|client|customer|contracting authority/i,
    ['customer'],
  ],
  [/tarjoaja|toimittaja|anbudsgivare|leverantör|tenderer|bidder|supplier/i, ['organization']],
  [/paikka|sijainti|osoite|\bort\b|plats|adress|location|address/i, ['location']],
  [
    /nimi|kohde|hanke|projekti|referenssi|namn|objekt|projekt|uppdrag|referens|name|project|title|reference/i,
    ['title'],
  ],
];

const longest = 160;

/** What a label asks for, in the order of its words. */
export function meaningOf(label: string): PlaceholderName[] {
  if (label === '' || label.length > longest) return [];
  const found = strong
    .map(([words, names]) => ({ at: label.search(words), names }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at);
  const only = weak.find(([words]) => words.test(label));
  const named = found.length > 0 ? found.flatMap(({ names }) => names) : (only?.[1] ?? []);
  return [...new Set(named)];
}
