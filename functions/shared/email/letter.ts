import type { Contact } from '#contract/resources/customer';

/** A mail about a permission: its HTML and its text are made from the same blocks in the same order. */
export interface Letter {
  subject: string;
  language: Contact['language'];
  /** Mail programs show this beside the subject. */
  preheader: string;
  /** The name of the sender, if it is not the product. */
  sender?: string;
  replyTo?: string | undefined;
  blocks: Block[];
  foot: string;
}

export interface InlinePicture {
  /** The HTML names the attached file by `cid:` and this. */
  id: string;
  width: number;
  height: number;
}

export interface Row {
  label: string;
  value: string;
  refused?: boolean;
}

export interface WordChange {
  label: string;
  before: string;
  after: string;
}

export type Block =
  | { kind: 'brand'; name: string; logo: InlinePicture | undefined }
  | { kind: 'title' | 'lead' | 'heading' | 'small' | 'warning'; words: string }
  | { kind: 'message'; from: string; of: string; intro?: string; words: string | undefined }
  | {
      kind: 'card';
      title: string;
      line: string;
      alt: string;
      picture: InlinePicture | undefined;
      logo: InlinePicture | undefined;
    }
  | { kind: 'rows'; rows: Row[] }
  | { kind: 'changes'; title: string; changes: WordChange[] }
  /** The only links in a mail, and they are ours. */
  | { kind: 'action'; label: string; address: string; note?: string | undefined };
