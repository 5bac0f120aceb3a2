export const nameLabel = 'Organisaation nimi';
export const namePlaceholder = 'Esimerkki Oy';
export const cancel = 'Peruuta';

export const create = 'Luo';
export const created = (name: string) => `${name} luotiin`;
export const rename = 'Vaihda nimi';
export const renamed = (name: string) => `Uusi nimi on ${name}`;

export const leaveTitle = (name: string) => `Eroatko organisaatiosta ${name}?`;
export const leave = 'Eroa';
export const left = (name: string) => `Erosit organisaatiosta ${name}`;
export const leaveTeam = 'Siirry tiimin jäseniin';

export const deleteTitle = (name: string) => `Poistetaanko ${name}?`;
export const deleteContinue = 'Jatka';
export const deleteBack = 'Takaisin';
export const deleteNow = 'Poista organisaatio';
export const deleteConfirm = <T>(phrase: T): readonly (string | T)[] => ['Vahvista kirjoittamalla ', phrase];
export const deleteConfirmLabel = 'Vahvistus';
export const deleted = (name: string) => `${name} poistettiin`;
