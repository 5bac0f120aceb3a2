import { orExplain } from './deploy/run.ts';
import { deployedVersion } from './deploy/version.ts';

/** `npm run deployed -- <address>`: which commit runs there. */
await orExplain(async () => {
  const [address] = process.argv.slice(2);
  if (!address) throw new Error('Where? npm run deployed -- https://your.address');
  process.stdout.write(`${await deployedVersion(address)}\n`);
});
