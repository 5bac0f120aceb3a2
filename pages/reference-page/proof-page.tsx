import { dayAndTime, longDay } from '#contract/permission/place-words';
import { isFromCustomer } from '#contract/cards/confirmed-from';
import { proofsPath } from '#contract/site/public-page';
import { isVisitorLanguage, type VisitorLanguage } from '#contract/words/languages';
import { wordsOf, type Words } from '#contract/words/words-of';
import { getProof, proofNumberAt, type FoundProof } from '#functions/public/get-proof';
import { hostOf, safeImage } from '#web/shared/cards/safe-address.ts';
import { storyNameOf, storyPath } from '#web/shared/public-address.ts';
import { QrCode } from '#web/shared/qr-code.tsx';
import type { PageResponse, VisitorRequest } from '../serve.ts';
import { ProofBar } from '../proof-bar.tsx';
import { documentOf } from './document.tsx';
import { movedTo } from './moved.ts';
import { Differences, Facts, Parts, WorkFacts } from './proof-facts.tsx';
import { Seal } from './proof-seal.tsx';

type State = FoundProof['proof']['state'] | 'unknown';
type Ended = FoundProof['proof'] & { state: 'expired' | 'withdrawn' };

const isEnded = (proof: FoundProof['proof']): proof is Ended =>
  proof.state === 'expired' || proof.state === 'withdrawn';

export async function proofPage(request: VisitorRequest<{ proofId: string }>): Promise<PageResponse> {
  const { params, context, query } = request;
  const typed = query.get('no');
  const chosen = query.get('lang');
  const language = isVisitorLanguage(chosen) ? chosen : request.language;
  const search = new URLSearchParams(language === request.language ? {} : { lang: language });
  const [organizationId, referenceId] = params.proofId.split('.');
  const number = typed ?? (referenceId && (await proofNumberAt(organizationId!, referenceId)));
  if (number) {
    const path = `${proofsPath}/${encodeURIComponent(number.trim().slice(0, 32).toUpperCase())}`;
    return { ...movedTo(path, { query: search }), status: 303 };
  }
  const found = referenceId ? undefined : await getProof(context, params.proofId);
  if (query.get('as') === 'text' && found && !isEnded(found.proof) && found.proof.wording !== undefined)
    return wordingOf(found.proof.number, found.proof.wording);
  return certificate({ found, language, written: params.proofId, request });
}

/** A file rather than a page, so that its SHA-256 is that of the bytes that were hashed. */
const wordingOf = (number: string, wording: string): PageResponse => ({
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="${number}.txt"`,
    'x-robots-tag': 'noindex',
  },
  body: wording,
});

interface Certificate {
  found: FoundProof | undefined;
  language: VisitorLanguage;
  written: string;
  request: Pick<VisitorRequest<unknown>, 'origin' | 'context'>;
}

function certificate({ found, language, written, request }: Certificate): PageResponse {
  const words = wordsOf('proof', language);
  const state: State = found?.proof.state ?? 'unknown';
  const title = titleOf(found, words);
  return documentOf({
    status: found ? (isEnded(found.proof) ? 410 : 200) : 404,
    language,
    description: { kind: 'proof', title, summary: words.disclaimer, noindex: true },
    style: {},
    children: (
      <>
        <ProofBar language={language} />
        <main className="proof-sheet" data-proof-state={found ? state : undefined} data-tone={toneOf(state)}>
          <div className="proof-kicker">
            <span>{words.kicker}</span>
            {found ? <span className="proof-mono">{words.no(found.proof.number)}</span> : null}
          </div>
          <div className="proof-hero">
            <Seal state={state} />
            <div>
              <p className="proof-badge">{words.badge[state]}</p>
              <h1>{title}</h1>
              <p className="proof-lead" dir="auto">
                {leadOf(found, words, language)}
              </p>
              {found ? (
                <p className="proof-small">
                  {words.checked(dayAndTime(request.context.now.toISOString(), language))}
                </p>
              ) : null}
            </div>
          </div>
          {found ? (
            <Found found={found} words={words} language={language} origin={request.origin} />
          ) : (
            <Again words={words} written={written} language={language} />
          )}
        </main>
        <footer className="proof-under">
          <p>{words.disclaimer}</p>
          {found && !isEnded(found.proof) ? <p className="proof-screen">{words.print}</p> : null}
        </footer>
      </>
    ),
  });
}

const toneOf = (state: State) =>
  ({ valid: 'ok', changed: 'warn', partial: 'warn', expired: 'off', withdrawn: 'bad', unknown: 'off' })[
    state
  ];

function titleOf(found: FoundProof | undefined, words: Words<'proof'>): string {
  if (!found) return words.title.unknown;
  const { proof } = found;
  const from = isEnded(proof) ? undefined : proof.by?.from;
  return from === 'free' || from === 'asker' ? words.notTheirs[from] : words.title[proof.state];
}

function leadOf(found: FoundProof | undefined, words: Words<'proof'>, language: VisitorLanguage): string {
  if (!found) return words.unknown;
  const { proof, organization } = found;
  const supplier = organization.name;
  if (isEnded(proof)) {
    const end = longDay(proof.endedAt, language);
    return proof.state === 'expired'
      ? words.expired(longDay(proof.at, language), end)
      : words.withdrawn(end, supplier);
  }
  const { company = words.somebody, title = proof.number, by, at, differs = [] } = proof;
  if (!isFromCustomer(by?.from)) return words.said(by?.domain ?? '', title, supplier);
  if (proof.state === 'changed')
    return words.changed(company, longDay(at, language), supplier, Math.max(1, differs.length));
  return proof.state === 'valid'
    ? words.valid(company, title, supplier)
    : words.partial(company, title, supplier);
}

interface Shown {
  found: FoundProof;
  words: Words<'proof'>;
  language: VisitorLanguage;
  origin: string;
}

function Found({ found, words, language, origin }: Shown) {
  const { proof, organization, branding, story } = found;
  const held = isEnded(proof) ? undefined : proof;
  const address = `${origin}${proofsPath}/${proof.number}`;
  return (
    <>
      <div className="proof-parties">
        {held?.company ? (
          <Party
            label={words.customer}
            name={held.company}
            logo={held.logo}
            domain={isFromCustomer(held.by?.from) ? held.by?.domain : undefined}
          />
        ) : null}
        <Party
          label={words.supplier}
          name={organization.name}
          logo={branding.logo}
          domain={hostOf(branding.website)}
        />
      </div>
      {held ? (
        <>
          <Differences proof={held} words={words} />
          <div className="proof-columns">
            <Parts proof={held} words={words} />
            <div>
              <WorkFacts proof={held} words={words} language={language} />
              <Facts proof={held} words={words} language={language} />
            </div>
          </div>
        </>
      ) : (
        <>
          <dl className="proof-facts">
            <div>
              <dt>{words.held}</dt>
              <dd>{words.span(longDay(proof.at, language), longDay((proof as Ended).endedAt, language))}</dd>
            </div>
          </dl>
          <p className="proof-tell">{words.gone}</p>
        </>
      )}
      <section className="proof-print">
        <h2>{words.hash}</h2>
        <p className="proof-mono proof-hash">
          {(proof.fingerprint.match(/.{8}/g) ?? []).map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the parts never move
            <span key={index}>{part} </span>
          ))}
        </p>
        <p className="proof-small">{words.hashNote}</p>
      </section>
      {held ? (
        <section className="proof-how">
          <div>
            <h2>{words.how}</h2>
            <ol>
              <li>{words.how1(address.replace(/^https?:\/\//, ''))}</li>
              <li>{words.how2}</li>
              {held.wording === undefined ? null : <li>{words.how3}</li>}
            </ol>
            <p className="proof-links">
              {held.wording === undefined ? null : <a href="?as=text">{words.wording}</a>}
              {story ? (
                <a href={storyPath(organization.slug || organization.organizationId, storyNameOf(story))}>
                  {words.see}
                </a>
              ) : null}
            </p>
          </div>
          <QrCode className="proof-code" value={address} size={128} title="QR" />
        </section>
      ) : null}
    </>
  );
}

interface PartyProps {
  label: string;
  name: string;
  logo: string | undefined;
  domain: string | undefined;
}

function Party({ label, name, logo, domain }: PartyProps) {
  const image = safeImage(logo);
  return (
    <div>
      <span>{label}</span>
      <b dir="auto">
        {image ? <img src={image} alt="" height={40} /> : null}
        {name}
      </b>
      {domain ? <span>{domain}</span> : null}
    </div>
  );
}

function Again({ words, written, language }: { words: Words<'proof'>; written: string; language: string }) {
  return (
    <form className="proof-again" method="get">
      <label htmlFor="number">{words.unknownLabel}</label>
      <p id="hint" className="proof-small">
        {words.unknownHint}
      </p>
      <div>
        <input
          id="number"
          name="no"
          defaultValue={written.slice(0, 32)}
          aria-describedby="hint"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck="false"
        />
        <input type="hidden" name="lang" value={language} />
        <button type="submit">{words.again}</button>
      </div>
    </form>
  );
}
