export const title = 'Lähetetty';
export const dialogTitle = 'Mitä lähetit?';
export const dialogBody =
  'Tiedostot säilyvät tarjouksessa sellaisina kuin ne ovat nyt. Jos asiakas peruu luvan, kuulet, kenelle ostajalle siitä pitää kertoa.';
export const documents = 'Asiakirjat';
export const documentsLoading = 'Ladataan asiakirjoja…';
export const documentsFailed = 'Asiakirjoja ei voitu ladata';
export const documentsMaking = 'Asiakirjaa tehdään. Se ilmestyy tähän, kun se on valmis.';
export const documentsNone =
  'Tähän tarjoukseen ei ole vielä asiakirjaa. Valitse ensin referenssejä ja tee niistä asiakirja.';
export const notAllowed = 'Näyttää osia, joita kukaan ei ole sallinut';
export const how = 'Miten';
export const hows = { portal: 'Ostajan portaalissa', email: 'Sähköpostilla', other: 'Muuten' } as const;
export const receivers = 'Kenelle';
export const receiversHint = 'Nimi tai osoite kullekin riville.';
export const sentAt = 'Milloin';
export const sentAtHint = 'Nyt, jos jätät tyhjäksi.';
export const note = 'Huomautus';
export const reason = 'Miksi lähetät sen silti';
export const refused = (titles: string) =>
  `Kaikki ei ole sallittua siihen asti, että ostaja on päättänyt: ${titles}.`;
export const refusedWarn = 'Kysy ensin, tai kerro, miksi lähetät sen silti.';
export const refusedRequire =
  'Organisaatiosi ei lähetä mitään ilman lupaa. Kysy ensin ja tee asiakirja sitten uudelleen.';
export const cancel = 'Peru';
export const save = 'Kirjaa';
export const failedTitle = 'Mitään ei kirjattu';
export const failed = 'Tarkista yhteytesi ja yritä uudelleen.';
export const done = 'Kirjattu. Tiedostot säilyvät tarjouksessa.';

export const line = (how: string, receivers: string) => (receivers ? `${how}: ${receivers}` : how);
export const despite = (reason: string) => `Lähetettiin silti: ${reason}`;
export const downloadOf = (title: string) => `Lataa ”${title}” sellaisena kuin se lähetettiin`;
export const downloadFailed = 'Tiedostoa ei voitu ladata';

export const recalls = (count: number) =>
  count === 1 ? 'Yhdestä asiasta pitää kertoa ostajalle' : `${count} asiasta pitää kertoa ostajalle`;
export const recallsClosed = 'Kerrottu ostajalle, tai ei tarpeen';
export const recall = (title: string, parts: string) => `”${title}”: ei enää sallittu ${parts}`;
export const sentOn = (days: string) => `Lähetetty ${days}`;
export const copy = 'Kopioi sanat ostajalle';
export const told = 'Ostajalle kerrottiin';
export const notNeeded = 'Ei tarpeen';
export const reopen = 'Avaa uudelleen';
export const states = { told: 'Kerrottu', 'not needed': 'Ei tarpeen' } as const;
export const toldTitle = 'Kenelle kerrottiin ja miten?';
export const notNeededTitle = 'Miksi se ei ole tarpeen?';
export const recallNote = 'Yhdellä lauseella';
export const recallSave = 'Tallenna';
export const recallFailed = 'Tallennus ei onnistunut';

export const removeSent = [
  'Tiedot siitä, mitä ostajalle lähetettiin, ja tallessa olevat tiedostot.',
  'Se, mitä ostajalle pitää kertoa. Jos asiakas myöhemmin peruu luvan, kukaan ei kuule, että ostajalla on se yhä.',
  'Ostajan sivu, joka päättyy heti.',
];
export const removeTyped = (title: string) => `Vahvista kirjoittamalla ${title}`;
