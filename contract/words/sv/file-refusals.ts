import { limits } from '../../rules/limits.ts';

export const otherOrganization = 'Filen är skriven för en annan organisation';
export const tooLarge = `Filen är större än ${limits.handOffBytes / 1_000} kB. Importera den i delar`;
export const encoding = 'Filen har en annan teckenkodning än UTF-8. Spara den som UTF-8';
export const foreign = 'Filen är varken XLIFF eller JSON från Refdeck';
export const unreadable = 'Filen är varken XLIFF eller JSON, eller så saknas en del av den';
export const malformed = 'Filen ser inte ut som när Refdeck skriver den';
export const tooMany = `Filen har fler än ${limits.handOffReferences} referenser. Importera den i delar`;
export const twice = 'Filen har samma text två gånger';
export const damaged = 'Filen är skadad, eller så saknas en del av den';
export const documentType = 'Filen har en dokumenttyp, vilket ingen översättning behöver';
export const tooDeep = 'Filen har för många nivåer';
export const noTexts = 'Filen har inga texter från referenser. Skicka ut dem på nytt';
export const several = 'Filen gäller flera organisationer eller språk';
export const entity = 'Filen har en entitet som XML inte känner till';
