/** A script, bundled and minified, as text (`tools/inline-files.ts`). */
declare module '*.ts?inline' {
  const script: string;
  export default script;
}
