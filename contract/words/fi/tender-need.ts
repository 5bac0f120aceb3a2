export const needAddTitle = 'Uusi vaatimus';
export const needEditTitle = 'Vaatimus';
export const needText = 'Tilaajan sanat';
export const needNumber = 'Montako referenssiä';
export const needAbout = 'Koskee';
export const needSave = 'Tallenna';
export const needNotSaved = 'Vaatimusta ei tallennettu';
export const needChanged =
  'Joku muu on sillä välin muuttanut tätä vaatimusta. Tallenna uudelleen, jos haluat omat arvosi hänen arvojensa tilalle.';
export const conditions = 'Ehdot';
export const conditionsRead = 'Lue ehdot tekstistä';
export const conditionAdd = 'Lisää ehto';
export const conditionKind = (row: number) => `Ehto ${row}`;
export const conditionRemove = (row: number) => `Poista ehto ${row}`;
export const conditionsHint = 'Jokaisen tähän vaatimukseen valittavan referenssin on täytettävä ne.';
export const wish = 'Pelkkä toive';
export const kinds = {
  ended: 'Päättynyt hiljattain',
  performed: 'Tehty hiljattain',
  size: 'Laajuus',
  value: 'Arvo',
  role: 'Roolimme',
  workKind: 'Työn laji',
  clientKind: 'Tilaajan laji',
  difficulty: 'Vaativuusluokka',
  tag: 'Tunniste',
  type: 'Referenssin tyyppi',
  task: 'Henkilön tehtävä',
  cpv: 'CPV-koodit',
  region: 'Alueet',
} as const;
export const windowStarts = { years: 'Vuosia ennen määräaikaa', since: 'Päivästä alkaen' } as const;
export const windowStart = 'Laskutapa';
export const windowYears = 'Vuosia';
export const windowSince = 'Ensimmäinen päivä';
export const valueOf = 'Minkä arvo';
export const valuesOf = { contract: 'koko sopimus', ours: 'oma osuutemme' } as const;
export const least = 'Vähintään';
export const unit = 'Yksikkö';
export const currency = 'Valuutta';
export const anyOf = 'Jokin näistä';
export const anyHint = 'Useat pilkuilla erotettuina';
