import { checkNode, ensureJava, ensurePackages } from './preflight.mjs';

try {
  checkNode();
  ensurePackages();
  ensureJava();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const { register } = await import('tsx/esm/api');
register();
await import('./main.ts');
