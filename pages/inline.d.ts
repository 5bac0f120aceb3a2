/** `tools/build/inline-files.ts` bundles the script into text. */
declare module '*.ts?inline' {
  const script: string;
  export default script;
}

declare module '*.woff' {
  const bytes: Uint8Array;
  export default bytes;
}

/** `tools/build/files-beside-bundles.ts` puts the file beside the bundle; this is its path. */
declare module '*.ttf?file' {
  const path: string;
  export default path;
}

declare module '*.ttf' {
  const bytes: Uint8Array;
  export default bytes;
}
