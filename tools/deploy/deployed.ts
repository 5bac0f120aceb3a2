import { orExplain } from './run.ts';
import { deployedVersion } from './version.ts';

/** `npm run deployed -- <address>`: prints the deployed commit. */
await orExplain(async () => {
  const [address] = process.argv.slice(2);
  if (!address) throw new Error('Where? npm run deployed -- https://your.address');
  process.stdout.write(`${await deployedVersion(address)}\n`);
});
