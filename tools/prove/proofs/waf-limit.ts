import { captchaRoutes } from '#contract/resources/captcha';
import { sessionRoutes } from '#contract/resources/session';
import { addressLimits } from '#infra/constructs/firewall';
import { stageNamed } from '#infra/stage';
import { holdsIf, type Proof } from '../proof.ts';

const { method, path } = sessionRoutes.startSession;
const limit = addressLimits.sessions;
/** WAF may take half a minute to act, so more calls than the limit get through. */
const most = 8 * limit;
const atOnce = 50;
const longestWaitMs = 15 * 60_000;
const everyMs = 10_000;

export const wafLimit: Proof = {
  id: 'waf-limit',
  statement:
    'The firewall turns away who calls too often, in our words, lets their other calls pass, and lets them in again.',
  async run({ address, stageName, pause }) {
    if (!stageNamed(stageName).firewall)
      return { result: 'not here', message: `${stageName} has no firewall (infra/stage.ts)` };
    const refusedOf = async (count: number): Promise<number> => {
      const responses = await Promise.all(
        Array.from({ length: count }, () =>
          fetch(new URL(path, address), {
            method,
            headers: { 'content-type': 'application/json' },
            body: '{}',
          }),
        ),
      );
      const bodies = await Promise.all(responses.map((response) => response.text()));
      // Only the firewall's responses lack a request id.
      return bodies.filter(
        (body, index) => responses[index]!.status === 429 && body.includes('"requestId":"none"'),
      ).length;
    };
    let sent = 0;
    let refused = 0;
    while (sent < most && refused === 0) {
      refused = await refusedOf(atOnce);
      sent += atOnce;
      await pause(200);
    }
    if (refused === 0)
      return { result: 'fails', message: `none of ${sent} calls was turned away (limit ${limit})` };
    const other = await fetch(new URL(`${captchaRoutes.getCaptcha.path}?purpose=contact`, address));
    let waitedMs = 0;
    while (waitedMs < longestWaitMs && (await refusedOf(1)) > 0) {
      await pause(everyMs);
      waitedMs += everyMs;
    }
    return holdsIf(
      other.ok && waitedMs < longestWaitMs,
      `turned away after ${sent} (limit ${limit}); another route: ${other.status}; let in again after ${waitedMs / 1_000} s`,
    );
  },
};
