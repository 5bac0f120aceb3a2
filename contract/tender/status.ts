/** This file has no schemas, so that screens need not load zod. */
export const tenderStatuses = ['preparing', 'sent', 'won', 'lost', 'cancelled', 'no bid'] as const;
export type TenderStatus = (typeof tenderStatuses)[number];

/** The buyer has got an answer, whatever came of it. */
export const wasSent = (status: TenderStatus): boolean => status !== 'preparing' && status !== 'no bid';

/** The buyer may still look at what it gets. */
export const isStillOpen = (status: TenderStatus): boolean =>
  status === 'preparing' || status === 'sent' || status === 'won';

/** The buyer has decided. */
export const decidedStatuses = ['won', 'lost', 'cancelled'] as const satisfies readonly TenderStatus[];

export const nextStatuses: Record<TenderStatus, readonly TenderStatus[]> = {
  preparing: ['sent', 'no bid'],
  sent: ['won', 'lost', 'cancelled'],
  won: [],
  lost: [],
  cancelled: [],
  'no bid': [],
};

/** Managers take a tender one step back. */
export const earlierStatus: Record<TenderStatus, TenderStatus | undefined> = {
  preparing: undefined,
  sent: 'preparing',
  won: 'sent',
  lost: 'sent',
  cancelled: 'sent',
  'no bid': 'preparing',
};
