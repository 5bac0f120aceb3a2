import type { Output, Route, Sent } from '#contract/primitives/route';

/** One call of every route of a resource: what is sent, and what comes back. */
export type Examples<Table extends Record<string, Route>> = {
  [Name in keyof Table]: { sent: Sent<Table[Name]>; response: Output<Table[Name]> };
};

/** The same few things in every example, so that one can be read after the other. */
export const ids = {
  organization: '01KAJ3M5Q8W2R7T9Y4B6N1D0FA',
  owner: '3f2c8a10-5b7e-4c1d-9a54-2f7d6f0b9c11',
  member: '9b1d4e72-0c36-4f88-8d2a-61c5b0a7e340',
  customer: '01KAJ3N0C5V8X2Z4E6G8J0K2MB',
  contact: '01KAJ3N4D6F8H0J2M4P6R8T0VC',
  permission: '01KAJ3Q0B2D4F6H8J0M2P4R6TA',
  approval: '01KAJ3PZB2D4F6H8J0M2P4R6TC',
  withdrawal: '01KAJ3Q7D1F3H5K7M9P1R3T5VB',
  reference: '01KAJ3P7H1S3U5W7Y9A2C4E6GC',
  otherReference: '01KAJ3Q2K4M6P8R0T2V4X6Z8BD',
  collection: '01KAJ3R9D2F4H6J8M0P2R4T6VE',
  asset: '01KAJ3S4Y6A8C0E2G4J6M8P0RF',
} as const;

export const times = {
  created: '2026-11-02T08:15:00.000Z',
  updated: '2026-11-20T14:30:00.000Z',
  later: '2026-11-27T14:30:00.000Z',
} as const;

const solved = { challenge: { parameters: { nonce: '…' }, signature: '…' }, solution: { counter: 731 } };
export const captchaToken = Buffer.from(JSON.stringify(solved)).toString('base64');
