import { RemovalPolicy } from 'aws-cdk-lib';

/** What differs between stages, typed. No secrets. */
export interface Stage {
  name: string;
  /** Data that users made survives the deletion of its stack. */
  keepData: boolean;
  /** Only synthesised and read by the local gateway; nothing is uploaded. */
  local: boolean;
  /** Where mails come from: an identity that SES has verified. */
  mailFrom: string;
  /** Who reads what the contact form sends. */
  operatorEmail: string;
  /** The organization whose references the landing page embeds; unless set, the page shows sample cards. */
  demoOrganizationId?: string | undefined;
}

const { REFDECK_MAIL_FROM, REFDECK_OPERATOR_EMAIL, REFDECK_DEMO_ORGANIZATION } = process.env;
const mail = {
  mailFrom: REFDECK_MAIL_FROM ?? 'no-reply@refdeck.example',
  operatorEmail: REFDECK_OPERATOR_EMAIL ?? 'operator@refdeck.example',
};
// Empty is not set: CI hands on variables that nobody has given a value.
const demoOrganizationId = REFDECK_DEMO_ORGANIZATION || undefined;

const stages: Record<string, Stage> = {
  local: { ...mail, name: 'local', keepData: false, local: true },
  dev: { ...mail, name: 'dev', keepData: false, local: false, demoOrganizationId },
  prod: { ...mail, name: 'prod', keepData: true, local: false, demoOrganizationId },
};

export function stageNamed(name: string): Stage {
  const stage = stages[name];
  if (!stage) throw new Error(`No stage ${name}: choose one of ${Object.keys(stages).join(', ')}`);
  return stage;
}

export const removalPolicy = (stage: Stage): RemovalPolicy =>
  stage.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
