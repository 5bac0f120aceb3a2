import { spawnSync } from 'node:child_process';
import { holdsIf, type Proof } from '../proof.ts';

export const restore: Proof = {
  id: 'restore',
  statement: 'The table is restored beside itself, whole, within the time that disaster recovery promises.',
  async run({ region, stageName }) {
    const began = Date.now();
    const { status, stdout } = spawnSync(
      'npm',
      ['run', '--silent', 'restore-drill', '--', '--stage', stageName],
      {
        env: { ...process.env, AWS_REGION: region },
        encoding: 'utf8',
      },
    );
    const minutes = Math.round((Date.now() - began) / 6_000) / 10;
    return holdsIf(status === 0, `${minutes} minutes; ${stdout.trim().split('\n').slice(-3).join(' ')}`);
  },
};
