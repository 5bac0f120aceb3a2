import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { demand, passed, refused, type Check } from './check.ts';

export const mails: Check = {
  about: 'Mails',
  async run(target) {
    const { region, mailFrom } = target.stage;
    const client = new SESv2Client({ region });
    const { ProductionAccessEnabled, SendingEnabled } = await client.send(new GetAccountCommand({}));
    if (SendingEnabled === false)
      return refused(
        `SES has paused sending in ${region}: read why in its console (Account dashboard) and answer the case.`,
      );
    if (!ProductionAccessEnabled)
      return demand(
        target,
        `SES is in its sandbox in ${region}, where only verified addresses get mails. A person at AWS answers within a day: ` +
          `aws sesv2 put-account-details --region ${region} --production-access-enabled --mail-type TRANSACTIONAL --website-url <your site>`,
      );
    if (mailFrom.endsWith('.example'))
      return demand(target, 'Nobody gets mails: set REFDECK_MAIL_FROM, or REFDECK_DOMAIN with its zone.');
    return passed(`SES sends from ${mailFrom} to anybody.`);
  },
};
