import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { retention } from '#contract/rules/retention';

/** CloudWatch supports certain numbers of days only. */
const days = { 30: RetentionDays.ONE_MONTH, 90: RetentionDays.THREE_MONTHS } as const;

export const logRetention = days[retention.logDays];
export const firewallLogRetention = days[retention.firewallLogDays];
