/** How SES refuses a mail. */
export interface SesRefusal {
  status: number;
  type: string;
  message: string;
}

/**
 * Addresses that make sending fail, as SES has some of its own (at simulator.amazonses.com) for what happens after sending:
 * `reject@simulator.example` is never accepted, `throttle-2@simulator.example` only the third time. With `+label` each is its own.
 */
export class SendingSimulator {
  private readonly throttled = new Map<string, number>();

  refusalOf(recipients: readonly string[]): SesRefusal | undefined {
    for (const address of recipients) {
      const [, name, times] = /^(reject|throttle-(\d+))(?:\+[^@]*)?@simulator\.example$/.exec(address) ?? [];
      if (name === 'reject') return { status: 400, type: 'MessageRejected', message: `Rejected: ${address}` };
      if (times && this.throttle(address, Number(times))) {
        return {
          status: 429,
          type: 'TooManyRequestsException',
          message: 'Maximum sending rate exceeded.',
        };
      }
    }
    return undefined;
  }

  private throttle(address: string, times: number): boolean {
    const before = this.throttled.get(address) ?? 0;
    this.throttled.set(address, before + 1);
    return before < times;
  }
}
