export const title = 'Termit';
export const back = 'Käännökset';
export const description =
  'Tunnisteita ja muita lyhyitä sanoja, joita on monessa referenssissä. Käännä kukin kerran, niin se näkyy kaikissa korteissa sillä kielellä.';
export const noun = 'termiluettelo';
export const called = 'nämä termit';
export const failed = 'Termejä ei voitu ladata';
export const loading = 'Ladataan termejä…';
export const saveFailed = 'Termejä ei voitu tallentaa';
export const languages = 'Termien kielet';
export const term = 'Termi';
export const inLanguage = (term: string, language: string) => `${term}, ${language}`;
export const usedIn = (kinds: string, count: number) =>
  count === 1 ? `${kinds} · 1 referenssi` : `${kinds} · ${count} referenssiä`;
export const unused = 'Ei enää käytössä';
export const missing = (count: number) => (count === 1 ? '1 termi puuttuu' : `${count} termiä puuttuu`);
export const complete = 'Kaikki termit on käännetty';
export const none = 'Referensseissä ei ole vielä tunnisteita, tyyppejä, toimialoja eikä ympäristöjä.';
export const noneTitle = 'Ei vielä termejä';
export const tooLong = (count: number, most: number) =>
  count === 1
    ? `1 teksti on yli ${most} merkkiä pitkä ja pysyy samana kaikilla kielillä.`
    : `${count} tekstiä on yli ${most} merkkiä pitkiä ja pysyy samoina kaikilla kielillä.`;
export const save = 'Tallenna';
export const saved = 'Termit tallennettu';
export const mayNot = 'Vain omistajat ja ylläpitäjät voivat muuttaa termejä.';
