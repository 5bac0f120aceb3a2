const counted = (count: number) => `${count} ${count === 1 ? 'referens' : 'referenser'}`;
export const title = 'Registrera äldre tillåtelser';
export const description =
  'Registrerar för varje referens vad ni har kommit överens om tidigare, med samma underlag. Varje referens får en egen registrering.';
export const references = 'Vilka referenser';
export const subjects = 'Vad som får visas';
export const channels = 'Var';
export const day = 'Gavs den';
export const dayHint = 'Dagen i avtalet eller mejlet, om du vet den';
export const wordingHint =
  'Det som står i avtalet eller mejlet. Om du lämnar fältet tomt skrivs en mening utifrån dina val.';
export const stop = 'Stoppa';
export const close = 'Stäng';
export const save = (count: number) => `Registrera för ${counted(count)}`;
export const progress = (settled: number, total: number) => `Registrerar ${settled} av ${total}…`;
export const results = (count: number) =>
  count === 0 ? 'Inget registrerades' : `Registrerades för ${counted(count)}`;
export const done = 'Registrerat';
export const stopped = 'Inte registrerat: du stoppade';
export const refusalTitle = 'Registrera nekanden';
export const refusalDescription =
  'Registrerar för varje referens vad kunden sade. Det som nekas på referenssidan eller webbplatser försvinner genast från er sida, samlingar och inbäddningar.';
export const refused = 'Vad kunden nekade';
export const refusedWithOthers = 'Får inte visas någonstans';
export const way = 'Hur sades det?';
export const wayMissing = 'Välj hur kunden sade det';
export const evidenceHint =
  'Läggs till filens ord. Var avtalet eller mejlet finns, till exempel ”Ramavtal, punkt 7, i CRM”.';
export const closedHere = 'Redan nekat eller återtaget här';
