const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Parsers turn these into a line feed, and in attributes into spaces.
  '\r': '&#13;',
};

/** XML cannot express two characters that texts may contain, and neither is ever shown. */
export const escapeXml = (text: string): string =>
  text.replace(/[\uFFFE\uFFFF]/g, '\uFFFD').replace(/[&<>"\r]/g, (character) => escapes[character]!);

export const escapeAttribute = (text: string): string => escapeXml(text).replace(/[\n\t]/g, ' ');

/** Undefined for an entity that XML itself does not define, or for a number that is no character. */
export function decodeXml(raw: string): string | undefined {
  let isKnown = true;
  const decoded = raw.replace(/&(?:#(\d{1,7}|x[0-9a-f]{1,6})|(\w{1,10}));|&/gi, (_all, code, name) => {
    const character = code === undefined ? named[name as string] : fromCode(code as string);
    isKnown &&= character !== undefined;
    return character ?? '';
  });
  return isKnown ? decoded : undefined;
}

function fromCode(code: string): string | undefined {
  const point = Number(/^x/i.test(code) ? `0${code}` : code);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
