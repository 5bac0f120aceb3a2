// Plain JavaScript without dependencies, in a syntax that an old Node can read far enough to complain.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findJava, MINIMUM_JAVA } from '../../packages/local-cloud/dynamodb/java.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [wantedMajor, wantedMinor] = engines.node.replace('>=', '').split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Error(
    `Node ${wantedMajor}.${wantedMinor} or newer is needed, this is ${process.versions.node}: https://nodejs.org`,
  );
}

export function ensurePackages() {
  if (packagesAreCurrent()) return;
  console.log('Installing the packages (npm ci)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages could not be installed: npm ci has failed, see above.');
}

function packagesAreCurrent() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages(join('node_modules', '.package-lock.json'));
  if (!installed) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (path === '' || !path.startsWith('node_modules/')) return true;
    if (!(path in installed)) return optional || devOptional || peer;
    return installed[path].version === version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** DynamoDB Local needs Java, unless another DynamoDB is named. */
export function ensureJava() {
  if (process.env.AWS_ENDPOINT_URL_DYNAMODB || findJava()) return;
  if (canUseApt()) {
    aptInstall(['openjdk-17-jre-headless', 'default-jre-headless'], 'Java');
    if (findJava()) return;
  }
  throw new Error(
    `DynamoDB Local needs a JDK, version ${MINIMUM_JAVA} or newer, in JAVA_HOME or on the PATH. ` +
      'Install one (Debian: apt-get install openjdk-17-jre-headless; elsewhere: https://adoptium.net), ' +
      'or set AWS_ENDPOINT_URL_DYNAMODB to the address of another DynamoDB.',
  );
}

// Without a window's parts, the shell takes an eighth less of the processor.
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

export const findChromium = () => browsers.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

export function ensureChromium() {
  if (canUseApt() && !existsSync(`/usr/bin/${browsers[0]}`)) aptInstall(browsers.slice(0, 2), 'Chromium');
  if (findChromium()) return;
  throw new Error('The journey tests need Chromium (Debian: apt-get install chromium-headless-shell).');
}

export const findFirefox = () =>
  ['firefox-esr', 'firefox'].map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

export function ensureFirefox() {
  if (findFirefox()) return;
  if (canUseApt()) aptInstall(['firefox-esr'], 'Firefox');
  if (findFirefox()) return;
  throw new Error('The journeys in Firefox need it (Debian: apt-get install firefox-esr).');
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function aptInstall(packages, name) {
  console.log(`Installing ${name} (apt-get install ${packages[0]})`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...options) => spawnSync('apt-get', options, { env, encoding: 'utf8' });
  apt('update');
  const attempts = [];
  for (const packageName of packages) {
    const attempt = apt('install', '-y', '--no-install-recommends', packageName);
    if (attempt.status === 0) return;
    attempts.push(attempt.stderr.trim());
  }
  throw new Error(`apt-get could not install ${packages[0]}:\n${attempts[0]}`);
}
