/** `tools/build/inline-files.ts` bundles the script into text. */
declare module '*.ts?inline' {
  const script: string;
  export default script;
}

declare module '*.woff' {
  const bytes: Uint8Array;
  export default bytes;
}

declare module '*.ttf' {
  const bytes: Uint8Array;
  export default bytes;
}
