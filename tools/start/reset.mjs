// `npm run reset`: removes the local cloud's data only.
import { existsSync, rmSync } from 'node:fs';
import { dataDirFromEnvironment, dataDirUser, isDataDir } from './data-dir.mjs';

const directory = dataDirFromEnvironment();

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

if (!existsSync(directory)) {
  console.log(`There is nothing to reset: ${directory} does not exist.`);
} else {
  if (!isDataDir(directory)) refuse(`${directory} was not made by the local cloud, so it stays as it is.`);
  const user = await dataDirUser(directory);
  if (user) {
    refuse(`${directory} is in use on port ${user.port} (process ${user.pid}): stop the local cloud first.`);
  }
  rmSync(directory, { recursive: true });
  console.log(`Removed ${directory}. The next npm start begins with the demo organization again.`);
}
