import { orExplain, readOutputs } from './run.ts';

/** `npm run address`: the addresses of the last deployment from this directory. */
await orExplain(() => {
  const address = Object.values(readOutputs()).find((outputs) => 'Address' in outputs)?.Address;
  if (!address) throw new Error('No address: deploy first (npm run deploy -- dev).');
  process.stdout.write(`${address}\n`);
});
