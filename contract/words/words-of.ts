import * as deBuyerProof from './de/buyer-proof.ts';
import * as deCard from './de/card.ts';
import * as deDocumentProof from './de/document-proof.ts';
import * as deDocuments from './de/documents.ts';
import * as dePage from './de/page.ts';
import * as deProof from './de/proof.ts';
import * as deServed from './de/served.ts';
import * as deStory from './de/story.ts';
import * as buyerProof from './en/buyer-proof.ts';
import * as card from './en/card.ts';
import * as documentProof from './en/document-proof.ts';
import * as documents from './en/documents.ts';
import * as page from './en/page.ts';
import * as proof from './en/proof.ts';
import * as served from './en/served.ts';
import * as story from './en/story.ts';
import * as fiBuyerProof from './fi/buyer-proof.ts';
import * as fiCard from './fi/card.ts';
import * as fiDocumentProof from './fi/document-proof.ts';
import * as fiDocuments from './fi/documents.ts';
import * as fiPage from './fi/page.ts';
import * as fiProof from './fi/proof.ts';
import * as fiServed from './fi/served.ts';
import * as fiStory from './fi/story.ts';
import type { VisitorLanguage } from './languages.ts';
import * as svBuyerProof from './sv/buyer-proof.ts';
import * as svCard from './sv/card.ts';
import * as svDocumentProof from './sv/document-proof.ts';
import * as svDocuments from './sv/documents.ts';
import * as svPage from './sv/page.ts';
import * as svProof from './sv/proof.ts';
import * as svServed from './sv/served.ts';
import * as svStory from './sv/story.ts';

const en = { buyerProof, card, documentProof, documents, page, proof, served, story };

type Area = keyof typeof en;
type Said<Text> = Text extends string
  ? string
  : Text extends (...given: never[]) => unknown
    ? Text
    : { readonly [Key in keyof Text]: Said<Text[Key]> };
/** English says which words there are; another language says each in its own way. */
export type InWords<English> = { readonly [Key in keyof English]: Said<English[Key]> };
export type Words<Name extends Area> = InWords<(typeof en)[Name]>;

const all: Record<VisitorLanguage, { [Name in Area]: Words<Name> }> = {
  en,
  fi: {
    buyerProof: fiBuyerProof,
    card: fiCard,
    documentProof: fiDocumentProof,
    documents: fiDocuments,
    page: fiPage,
    proof: fiProof,
    served: fiServed,
    story: fiStory,
  },
  sv: {
    buyerProof: svBuyerProof,
    card: svCard,
    documentProof: svDocumentProof,
    documents: svDocuments,
    page: svPage,
    proof: svProof,
    served: svServed,
    story: svStory,
  },
  de: {
    buyerProof: deBuyerProof,
    card: deCard,
    documentProof: deDocumentProof,
    documents: deDocuments,
    page: dePage,
    proof: deProof,
    served: deServed,
    story: deStory,
  },
};

/** For functions, which have all languages. A browser has one, which `#words/…` names. */
export const wordsOf = <Name extends Area>(area: Name, language: VisitorLanguage): Words<Name> =>
  all[language][area];
