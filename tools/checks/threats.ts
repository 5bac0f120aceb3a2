import { make } from './threats/break.ts';
import { breaks } from './threats/breaks.ts';
import { copyOfCheckout } from './threats/copy.ts';
import { readRows, writeDied } from './threats/document.ts';
import { failing } from './threats/run-tests.ts';

/**
 * `npm run threats [-- T9 T21 …]`: breaks the guarantee of each row of the threat model in a copy of this checkout, and expects that a test of its
 * proof fails. What failed goes into the row, which is all that is kept. Without names: the rows where nothing stands yet.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((threat) => !readRows().some(({ threats }) => threats.includes(threat)));
if (unknown.length > 0) throw new Error(`No row of the threat model: ${unknown.join(', ')}`);
const rows = readRows().filter(({ threats, died }) =>
  asked.length > 0 ? threats.some((threat) => asked.includes(threat)) : died.length === 0,
);

const { directory, remove } = copyOfCheckout();
try {
  for (const { threats, proof } of rows) {
    const [threat] = threats as [string];
    const started = Date.now();
    const undo = make(breaks[threat]!, directory);
    const died = await failing(proof, directory).finally(undo);
    await writeDied(threat, died);
    if (died.length === 0) process.exitCode = 1;
    const seconds = Math.round((Date.now() - started) / 1_000);
    console.log(`${threats.join(', ')} (${seconds} s): ${died.join('; ') || 'NOTHING FAILS'}`);
  }
} finally {
  remove();
}
