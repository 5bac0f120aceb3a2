import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { stageNamed } from '#infra/stage';
import { holdsIf, type Proof } from '../proof.ts';

/** Of SES's mailbox simulator, where none of it counts against the account. */
const simulated = ['success', 'bounce', 'complaint'].map((name) => `${name}@simulator.amazonses.com`);

export const bounce: Proof = {
  id: 'bounce',
  statement: 'SES takes mails of our sender, and its bounces and complaints come back to the account.',
  async run({ region, stageName }) {
    const client = new SESv2Client({ region });
    const { mailFrom } = stageNamed(stageName);
    const text = (Data: string) => ({ Data });
    const Content = { Simple: { Subject: text('A proof'), Body: { Text: text('Nobody reads this.') } } };
    const taken = await Promise.all(
      simulated.map((to) =>
        client
          .send(
            new SendEmailCommand({ FromEmailAddress: mailFrom, Destination: { ToAddresses: [to] }, Content }),
          )
          .then(
            ({ MessageId }) => `${to} ${MessageId}`,
            (error: unknown) => `${to} refused: ${(error as Error).message}`,
          ),
      ),
    );
    // What becomes of them is told by the alarms and the configuration set's own log (docs/runbook.md).
    return holdsIf(
      taken.every((one) => !one.includes('refused')),
      `from ${mailFrom}: ${taken.join('; ')}`,
    );
  },
};
