import { GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mailDomain, stageNamed } from '#infra/stage';
import { holdsIf, type Proof } from '../proof.ts';

export const ownDomain: Proof = {
  id: 'own-domain',
  statement:
    'The product answers under its own name over TLS only, browsers keep to it, and its mails are signed for that name.',
  async run({ address, region, stageName }) {
    const stage = stageNamed(stageName);
    const { domain } = stage;
    if (!domain) return { result: 'not here', message: `${stageName} has no REFDECK_DOMAIN` };
    const { host } = new URL(address);
    const [secure, plain] = await Promise.all([
      fetch(new URL('/config/config.json', address)),
      fetch(`http://${domain.name}/`, { redirect: 'manual' }),
    ]);
    const leadsTo = plain.headers.get('location');
    const kept = secure.headers.get('strict-transport-security');
    const EmailIdentity = mailDomain(stage);
    const mails = await new SESv2Client({ region }).send(new GetEmailIdentityCommand({ EmailIdentity }));
    const dkim = mails.DkimAttributes?.Status;
    return holdsIf(
      host === domain.name &&
        secure.ok &&
        kept !== null &&
        leadsTo === `https://${domain.name}/` &&
        mails.VerifiedForSendingStatus === true &&
        dkim === 'SUCCESS',
      `${host}: ${secure.status}, ${kept}; http leads to ${leadsTo}; mails of ${EmailIdentity}: verified ${mails.VerifiedForSendingStatus}, DKIM ${dkim}`,
    );
  },
};
