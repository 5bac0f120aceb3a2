/** Crockford's base32 has no I, L, O and U, which are easily misread. */
export const proofAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const pattern = /^RD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Reads a number as somebody has typed it: `rd 4m8t k3wz` and `RD-4M8T-K3WZ` are the same. */
export function proofNumberOf(written: string): string | undefined {
  const plain = written.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const [, first, second] = /^(?:RD)?(.{4})(.{4})$/.exec(plain) ?? [];
  const digits = `${first ?? ''}-${second ?? ''}`.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const number = `RD-${digits}`;
  return pattern.test(number) ? number : undefined;
}
