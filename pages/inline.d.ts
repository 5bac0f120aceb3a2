/** A script, bundled and minified, as text (`tools/build/inline-files.ts`). */
declare module '*.ts?inline' {
  const script: string;
  export default script;
}

/** The bytes of a font. */
declare module '*.woff' {
  const bytes: Uint8Array;
  export default bytes;
}
