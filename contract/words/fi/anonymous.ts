export const leftOut = (names: string) =>
  `Näissä mainitaan asiakas, joten ne jäävät pois, kun nimeä ei näytetä: ${names}.`;
export const down = (names: string) =>
  `Näissä mainitaan asiakas, joten ilman nimeä ei näytetä mitään: ${names}.`;
