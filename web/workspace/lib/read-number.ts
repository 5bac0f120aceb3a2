export interface ReadNumber {
  value: number;
  /** "1,500" may be one and a half as well. */
  isAmbiguous: boolean;
}

/** Reads digits with any separators. Three digits after a single one are thousands. */
export function readNumber(text: string): ReadNumber | undefined {
  const digits = text.replace(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const separators = digits.replaceAll(/\d/g, '').split('');
  const last = separators.at(-1);
  if (!last) return { value: Number(digits), isAmbiguous: false };
  const isMixed = separators.some((one) => one !== last);
  const isRepeated = !isMixed && separators.length > 1;
  const isAmbiguous = separators.length === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  const hasDecimals = !isRepeated && !isAmbiguous;
  const whole = hasDecimals ? digits.slice(0, digits.lastIndexOf(last)) : digits;
  if (/[.,]/.test(whole) && !/^\d{1,3}([.,]\d{3})+$/.test(whole)) return undefined;
  const decimals = hasDecimals ? digits.slice(digits.lastIndexOf(last) + 1) : '';
  if (hasDecimals && !/^\d+$/.test(decimals)) return undefined;
  if (isMixed && separators.lastIndexOf(last) !== separators.indexOf(last)) return undefined;
  return { value: Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`), isAmbiguous };
}

const about = /^(n\.|noin|ca\.?|circa|c\.|about|approx\.?|cirka|ungefär|~)\s*/i;

/** Takes "about" off, which would otherwise be read as a part of the number. */
export function splitAbout(text: string): { rest: string; isAbout: boolean } {
  const rest = text.trim().replace(about, '');
  return { rest, isAbout: rest !== text.trim() };
}
