import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stripe } from 'stripe';
import { writeProducts } from './write.ts';

const { values: flags } = parseArgs({ options: { create: { type: 'boolean', default: false } } });
const key = process.env.STRIPE_SECRET_KEY;

try {
  await writeProducts({
    stripe: key ? new Stripe(key, { telemetry: false }) : undefined,
    create: flags.create,
    file: join('contract', 'rules', 'products.json'),
    log: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
