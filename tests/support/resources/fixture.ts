import type { CaptchaPurpose } from '#contract/resources/captcha';
import type { ErrorCode } from '#contract/primitives/error';
import type { Output, Route, Sent, SignedBody } from '#contract/primitives/route';
import type { ContentLanguage } from '#contract/rules/content-languages';
import type { Channel, Subject } from '#contract/rules/choices';

/**
 * An organization whose owner calls routes, and functions that make what a call uses up. The isolation and
 * attack tests call through the gateway (`tests/isolation/inputs.ts`), the capacity tests run the
 * functions themselves (`tests/support/capacity/place.ts`).
 */
export interface Place {
  organizationId: string;
  /** Two customers that no input deletes. */
  customerId: string;
  otherCustomerId: string;
  password: string;
  refreshToken: () => Promise<string>;
  newAddress: () => Promise<string>;
  captchaToken: (purpose: CaptchaPurpose) => Promise<string>;
  newsletterToken: (status: 'pending' | 'confirmed') => Promise<string>;
  stripeEvent: () => Promise<SignedBody>;
  becomeStripeCustomer: () => Promise<void>;
  newMember: () => Promise<string>;
  newInvitation: () => Promise<string>;
  newCustomer: () => Promise<string>;
  newContact: () => Promise<{ id: string; contactId: string }>;
  newRequest: () => Promise<{
    referenceId: string;
    contactId: string;
    subjects: Subject[];
    channels: Channel[];
    message?: string;
  }>;
  newApproval: () => Promise<{ customerId: string; id: string }>;
  newReference: (status?: 'Draft' | 'Published') => Promise<string>;
  /** A reference with a translation, and a language that the organization has chosen. */
  newTranslation: () => Promise<{ id: string; language: ContentLanguage }>;
  newCollection: () => Promise<{ id: string; itemIds: string[] }>;
  /** A tender with two requirements that its references answer. */
  newTender: () => Promise<{ id: string; needIds: string[]; referenceIds: string[] }>;
  /** A finished document for tenders that names one reference. */
  newTenderDocument: () => Promise<string>;
  newDispatch: () => Promise<{ id: string; dispatchId: string }>;
  /** A page for the buyer that names one reference, which its customer allows. */
  newProof: () => Promise<{ id: string; generation: number }>;
  newRecall: () => Promise<{ id: string; tenderId: string }>;
  newAsset: () => Promise<string>;
  newDocument: () => Promise<string>;
  newForm: () => Promise<string>;
  newFormUpload: () => Promise<string>;
  latestExport: (status: 'failed' | 'ready') => Promise<void>;
  /** A page of an import that has not begun, while no other one runs. */
  newImportPage: () => Promise<string>;
  /** A record that calls may read and change, and that no input deletes. */
  anyReference: () => Promise<string>;
  anyCollection: () => Promise<string>;
  anyAsset: () => Promise<string>;
  /** References for a new collection, and one that `newCollection` does not contain. */
  items: () => Promise<string[]>;
  anotherItem: () => Promise<string>;
}

export interface Caller {
  userId?: string;
  organizationId?: string;
  /** Set for calls that the function makes to the user pool with the caller's token. */
  accessToken?: string;
}

export interface MeasuredPlace extends Place {
  /** Somebody in no organization, in the user pool or without it. */
  newcomer: () => Promise<Caller>;
  signedUp: () => Promise<Caller>;
  invited: () => Promise<Caller>;
  member: () => Promise<Caller>;
  owner: () => Promise<Caller>;
  newShownCustomer: () => Promise<string>;
  nextCards: () => string[];
  days: { from: string; to: string };
}

/** The least that somebody must be to make a call. */
export const levels = ['anyone', 'account', 'member', 'admin', 'owner'] as const;

export interface Fixture<R extends Route> {
  /** Repeats the contract by hand, because it is what tests the contract and `may()`. */
  lowest: (typeof levels)[number];
  /** The call in `docs/architecture/api.md`. */
  example: { sent: Sent<R>; response: Output<R> };
  /** Makes a valid input of typical size, anew for each call. */
  input: (place: Place) => Sent<R> | Promise<Sent<R>>;
  /** Replaces the input or the owner as the caller in the capacity tests. */
  measured?: (place: MeasuredPlace) => Measured<R> | Promise<Measured<R>>;
  /** Refuses everybody on the local cloud, which lacks the service behind the call. */
  refusal?: ErrorCode;
  touchesNoTable?: true;
}

interface Measured<R extends Route> {
  input?: Sent<R>;
  caller?: Caller;
}

export type Fixtures<Table extends Record<string, Route>> = { [Name in keyof Table]: Fixture<Table[Name]> };

export const nothing = () => ({});

/** The ids of all examples, so that one example can be read after the other. */
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
  tender: '01KAJ3RTB3D5F7H9K1M3P5R7TA',
  need: '01KAJ3RV4F6H8J0M2P4R6T8V0B',
  asset: '01KAJ3S4Y6A8C0E2G4J6M8P0RF',
  document: '01KAJ3T8B0C2E4G6J8M0P2R4TD',
  otherDocument: '01KAJ3T9B0C2E4G6J8M0P2R4TE',
  form: '01KAJ3TDB0C2E4G6J8M0P2R4TF',
  formUpload: '01KAJ3TCB0C2E4G6J8M0P2R4TU',
  export: '01KAJ3V1B0C2E4G6J8M0P2R4TX',
  dispatch: '01KAJ3W1B0C2E4G6J8M0P2R4TS',
  recall: '5f1d0c7b2a9e4d3f8c6b1a0e9d7c5b3f',
} as const;

export const times = {
  created: '2026-11-02T08:15:00.000Z',
  updated: '2026-11-20T14:30:00.000Z',
  later: '2026-11-27T14:30:00.000Z',
} as const;

const solved = { challenge: { parameters: { nonce: '…' }, signature: '…' }, solution: { counter: 731 } };
export const captchaToken = Buffer.from(JSON.stringify(solved)).toString('base64');
