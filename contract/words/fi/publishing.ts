import { limits } from '../../rules/limits.ts';

const stories = (count: number) => `${count} ${count === 1 ? 'tarina' : 'tarinaa'}`;
export const title = (customer: string) => `${customer} ei salli kaikkea tästä`;
export const lead = (story: string) => `Julkaistaan ”${story}” referenssisivulla ja verkkosivuilla.`;
export const titleOfMany = (count: number) => `${count} tarinaa ei ole sallittu kokonaan`;
export const leadOfMany =
  'Asiakkaat eivät salli kaikkea, mitä nämä tarinat näyttävät referenssisivulla ja verkkosivuilla.';
export const refused = 'Kielletty';
export const refusedNote = 'Jää pois, valitsit mitä tahansa';
export const open = 'Ei vielä sallittu';
export const where = (part: string, channel: string) => `${part}, ${channel}`;
export const never = 'Ei kysytty';
export const requested = 'Odottaa vastausta';
export const ended = (day: string) => `Päättyi ${day}`;
export const from = (day: string) => `${day} alkaen`;
export const changed = (day: string) => `Muutettu hyväksynnän (${day}) jälkeen`;
export const said = (who: string, day: string, reason: string | undefined) =>
  `${who}, ${day}${reason ? `: ”${reason}”` : ''}`;
export const choices = 'Mitä tehdään';
export const answers = {
  without: 'Julkaise ilman näitä osia',
  ask: 'Kysy ensin',
  all: 'Julkaise silti',
} as const;
export const withoutNote = 'Kuten esikatselussa. Osat palaavat itsestään, kun ne sallitaan.';
export const withoutMany = 'Osat palaavat itsestään, kun ne sallitaan.';
export const staying = (count: number) =>
  `${stories(count)} jää ${count === 1 ? 'luonnokseksi' : 'luonnoksiksi'}, koska nimeä tai tekstiä ei ole sallittu.`;
export const askNote = (contact: string) => `Pysyy luonnoksena. ${contact} saa viestin.`;
export const askAuto = (contact: string) => `Julkaise itsestään, kun ${contact} vastaa kyllä`;
export const askAutoMany = 'Julkaise kukin itsestään, kun sen yhteyshenkilö vastaa kyllä';
export const someContact = 'Yhteyshenkilö';
export const allNote = 'Vain se, mitä ei ole kysytty tai minkä lupa on päättynyt.';
export const reason = 'Syy';
export const reasonHint = 'Näkyy hallinnoijille ja lokissa nimelläsi.';
export const reasonMissing = `Kerro syy vähintään ${limits.overrideReasonLeast} merkillä`;
export const preview = 'Mitä kävijät näkevät';
export const proceed = 'Jatka';
export const choiceMissing = 'Valitse, mitä tehdään';
export const cancel = 'Peruuta';
export const leftOut = (where: string, parts: string, isRefused: boolean) =>
  `Jätetty pois ${where}: ${parts}. ${isRefused ? 'Asiakas kielsi.' : 'Asiakas ei ole sallinut.'}`;

export const refusedTitle = (customer: string) => `${customer} on kieltänyt tämän tarinan`;
export const refusedDeclined = (who: string, day: string) => `${who} kielsi ${day}`;
export const refusedWithdrawn = (who: string, day: string) => `${who} perui luvan ${day}`;
export const refusedLead = (said: string, reason: string | undefined) =>
  `${said}${reason ? `: ”${reason}”` : ''}. Sitä ei voi julkaista, ei edes osittain.`;
export const refusedCancel = 'Peruuta';
export const askAnonymously = 'Kysy nimetöntä versiota';
