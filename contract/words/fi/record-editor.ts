// The records come in the nominative (”tämä referenssi”, ”brändi-ilme”, ”referenssi”), so no text inflects them.
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const panes = { form: 'Lomake', preview: 'Esikatselu' } as const;
export const saveFailed = 'Muutoksia ei tallennettu';
export const checkFields = 'Tarkista merkityt kentät, niin tämän voi tallentaa.';
export const retry = 'Yritä uudelleen';
export const deleted = (it: string) =>
  `${sentence(it)} poistettiin muokkaamisen aikana. Kirjoittamasi teksti on yhä tallessa.`;
export const recreate = (noun: string) => `Luo tästä uusi ${noun}`;
export const savesWithPicture = 'Tallennetaan, kun kuva on perillä…';
export const unsaved = 'Tallentamattomia muutoksia';
export const restored = 'Tallentamattomat muutokset palautettiin';
export const discard = 'Hylkää';
export const discarded = 'Tallentamattomat muutokset hylättiin';
export const undo = 'Kumoa';
export const elsewhere = (it: string) =>
  `${sentence(it)} on auki myös toisessa välilehdessä, ja siellä on tallentamattomia muutoksia.`;
export const notStored =
  'Tallentamattomia muutoksia. Tämä selain ei voi säilyttää niitä: tallenna ennen kuin poistut.';
export const left = 'Tallentamattomat muutokset ovat tallessa tällä laitteella';
export const continueNow = 'Jatka muokkaamista';

export const conflictDifferences = 'Mikä eroaa';
export const conflictSame = 'Versiot ovat samanlaiset.';
export const conflictField = 'Kenttä';
export const conflictEmpty = 'Tyhjä';
export const conflictKeepChosen = 'Säilytä valitut';

export const withOthers = {
  title: (it: string) => `${sentence(it)} on muuttunut`,
  body: 'Muokatessasi joku muu tallensi toisen version. Mitään ei ole vielä kadonnut: valitse, kumpi säilyy.',
  theirs: 'Toinen versio',
  mine: 'Oma versiosi',
  keepTheirs: 'Säilytä toinen',
  keepMine: 'Säilytä oma',
  tookTheirs: 'Toinen versio säilytettiin',
} as const;
export const withOneself = {
  title: (it: string) => `${sentence(it)} on muuttunut toisaalla`,
  body: 'Muokatessasi tallensit toisen version toisessa välilehdessä tai toisella laitteella. Mitään ei ole vielä kadonnut: valitse, kumpi säilyy.',
  theirs: 'Toinen välilehti tai laite',
  mine: 'Tämä välilehti',
  keepTheirs: 'Säilytä toinen',
  keepMine: 'Säilytä tämä',
  tookTheirs: 'Toinen versio säilytettiin',
} as const;
