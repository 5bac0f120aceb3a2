import { Annotations, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type * as z from 'zod/mini';
import type { mailEnvironment } from '#functions/shared/email/environment';
import { stageOf } from '../app-stack.ts';
import type { AppFunction } from './app-function.ts';
import { setEnvironment } from './grants.ts';
import type { Sending } from './sending.ts';
import { suppress } from './suppressed-findings.ts';

export function grantSendEmail(fn: AppFunction, origin: string, sending: Sending): void {
  const stage = stageOf(fn);
  const stack = Stack.of(fn);
  const identities = stack.formatArn({ service: 'ses', resource: 'identity', resourceName: '*' });
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [identities, sending.arn],
      conditions: { StringEquals: { 'ses:FromAddress': stage.mailFrom } },
    }),
  );
  suppress(fn.role!, {
    'AwsSolutions-IAM5[Resource::arn:aws:ses:<region>:<account>:identity/*]':
      'Held to one sender by a condition. Any identity, because the sender may be verified as an address or by its domain, and because SES asks for the recipient’s as well while the account is in its sandbox',
  });
  const environment: z.input<typeof mailEnvironment> = {
    WEB_ORIGIN: origin,
    MAIL_FROM: stage.mailFrom,
    OPERATOR_EMAIL: stage.operatorEmail,
    MAIL_CONFIGURATION_SET: sending.configurationSetName,
  };
  setEnvironment(fn, environment);
  if (!stage.local && stage.mailFrom.endsWith('.example')) {
    Annotations.of(stack).addWarningV2(
      'refdeck:mail-from',
      'Mails will not be sent: set REFDECK_MAIL_FROM to an identity that SES has verified',
    );
  }
}
