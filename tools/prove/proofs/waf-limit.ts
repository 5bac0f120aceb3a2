import { captchaRoutes } from '#contract/captcha';
import { holdsIf, type Proof } from '../proof.ts';

/** Of those at the edge that write nothing, the one with the lowest limit: calls of the session, in five minutes. */
const path = '/api/session';
const limit = 2_000;

export const wafLimit: Proof = {
  id: 'waf-limit',
  statement: 'The firewall turns away who calls too often, answers as our API does, and lets others go on.',
  async run({ address, pause }) {
    let sent = 0;
    let refusedAfter: number | undefined;
    let body = '';
    // WAF counts every few seconds: some more get through than the limit says.
    while (sent < 4 * limit && refusedAfter === undefined) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          fetch(new URL(path, address), {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          }),
        ),
      );
      sent += answers.length;
      const turned = answers.find(
        ({ headers, status }) => status === 429 && headers.get('x-amzn-requestid') === null,
      );
      if (turned) [refusedAfter, body] = [sent, await turned.text()];
      await pause(200);
    }
    const other = await fetch(new URL(`${captchaRoutes.getCaptcha.path}?purpose=contact`, address));
    return holdsIf(
      refusedAfter !== undefined && body.includes('RATE_LIMITED') && other.ok,
      `turned away after ${refusedAfter ?? `none of ${sent}`} (limit ${limit}): ${body.slice(0, 120)}; another route: ${other.status}`,
    );
  },
};
