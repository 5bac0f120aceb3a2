import type { AttributeValue } from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

const utf8 = (text: string) => Buffer.byteLength(text);
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Returns the size of an item in bytes, by the rules of DynamoDB's developer guide ("Item sizes and formats"). */
export const sizeOf = (item: Item | undefined): number =>
  sum(Object.entries(item ?? {}).map(([name, value]) => utf8(name) + valueSize(value)));

function valueSize(value: AttributeValue): number {
  if (value.S !== undefined) return utf8(value.S);
  if (value.N !== undefined) return numberSize(value.N);
  if (value.SS) return sum(value.SS.map(utf8));
  // A list or map takes three bytes, and each element one more.
  if (value.L) return 3 + sum(value.L.map((one) => 1 + valueSize(one)));
  if (value.M) return 3 + sizeOf(value.M) + Object.keys(value.M).length;
  if (value.BOOL !== undefined || value.NULL) return 1;
  throw new Error(`No size is known of ${JSON.stringify(value)}`);
}

/** A number takes a byte for each two significant digits, one more, and one for the sign. */
function numberSize(text: string): number {
  const digits = text.replace(/^-|\./g, '').replace(/^0+|0+$/g, '').length;
  return Math.ceil(digits / 2) + 1 + (text.startsWith('-') ? 1 : 0);
}
