/** The `exports` of version 0.7 hide its own types. */
declare module 'fflate' {
  export function strToU8(text: string): Uint8Array;
  export function zipSync(files: Record<string, Uint8Array>): Uint8Array<ArrayBuffer>;
}
