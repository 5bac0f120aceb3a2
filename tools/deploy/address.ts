import { orExplain, readAddress } from './run.ts';

/** `npm run address`: the addresses of the last deployment from this directory. */
await orExplain(() => {
  const address = readAddress();
  if (!address) throw new Error('No address: deploy first (npm run deploy -- dev).');
  process.stdout.write(`${address}\n`);
});
