import { captchaRoutes } from '#contract/resources/captcha';
import type { Invitation } from '#contract/resources/team';
import { teamRoutes } from '#contract/resources/team';
import { tokenFor } from '#tools/seed/captcha';
import { deleteAll, withOrganization } from '../person.ts';
import { holdsIf, type Proof } from '../proof.ts';

/** SES's mailbox simulator does not affect the account. */
const outcomes: Record<string, Invitation['delivery']> = {
  success: 'sent',
  bounce: 'failed',
  complaint: 'failed',
};

const everyMs = 2_000;
const times = 150;

export const bounce: Proof = {
  id: 'bounce',
  statement:
    'An invitation whose mail bounces, or is complained about, says so in the team’s list; one that arrives says that it was sent.',
  async run(site) {
    const person = await withOrganization(site);
    // An address may be invited a few times a day only.
    const run = Date.now();
    for (const name of Object.keys(outcomes)) {
      const captcha = await person.fetch(`${captchaRoutes.getCaptcha.path}?purpose=invite`, {});
      const captchaToken = await tokenFor(await captcha.json());
      const email = `${name}+${run}@simulator.amazonses.com`;
      await person.call(teamRoutes.invitePerson, { email, role: 'member', captchaToken });
    }
    for (let tries = 1; ; tries += 1) {
      const { invitations } = await person.call(teamRoutes.listTeam, {});
      const seen = invitations.map(({ email, delivery }) => [email.split('+')[0]!, delivery] as const);
      const holds = seen.every(([name, delivery]) => outcomes[name] === delivery);
      if (holds || tries === times) return holdsIf(holds, seen.map((one) => one.join(' ')).join(', '));
      await site.pause(everyMs);
    }
  },
  cleanUp: deleteAll,
};
