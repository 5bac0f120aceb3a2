/** One JSON line. `code` is stable and can be searched for; the rest is context without personal data. */
export type Log = (code: string, detail?: Record<string, unknown>) => void;

export function logFor(context: Record<string, unknown>): Log {
  return (code, detail) => {
    // oxlint-disable-next-line no-console -- standard output is where Lambda reads its log
    console.log(JSON.stringify({ code, ...context, ...detail }));
  };
}
