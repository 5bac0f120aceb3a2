import type { OpenedProof } from '#functions/tender/open-proof';
import { isClosed, type ProvenReference } from '#functions/publication/proof-rows';
import { signedText } from '#functions/tender/signed-text';
import { buyerProofRoutes } from '#contract/tender/proof-page';
import { stateOf } from './state.ts';

/** `text` is the very text that was signed, so a reader writes it to a file as it is. */
export function signedFile({ page, references }: OpenedProof, origin: string): string {
  const keys = origin + buyerProofRoutes.proofKeys.path;
  return JSON.stringify(
    {
      supplier: page.organization,
      tender: page.name,
      ...(page.buyer && { buyer: page.buyer }),
      holdUntil: page.holdUntil,
      references: references.map((one) => referenceOf(one, page.organization)),
      keys,
      how: [
        'jq -rj ".references[0].signed.text" proof.json > text.json',
        'jq -r ".references[0].signed.signature" proof.json | base64 -d > text.sig',
        `curl -s ${keys} | jq -r ".keys[0].pem" > key.pem   # the key whose id is that of the signature`,
        'openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in text.json -sigfile text.sig',
      ],
      claim:
        'A signature says that somebody with an address at this mail domain, by a link that went to it, allowed this text. It is no audit.',
    },
    null,
    2,
  );
}

function referenceOf(one: ProvenReference, supplier: string) {
  const about = { number: one.number, state: stateOf(one), sheet: one.hash };
  if (isClosed(one)) return { ...about, endedAt: one.endedAt };
  const { until, signed } = one;
  return {
    ...about,
    ...(until && { until }),
    ...(signed && {
      signed: { algorithm: 'Ed25519', ...signed, text: signedText(supplier, one) },
    }),
  };
}
