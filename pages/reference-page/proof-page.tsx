import { QRCodeSVG } from 'qrcode.react';
import { dayAndTime, longDay } from '#contract/permission/place-words';
import { productName } from '#contract/primitives/product';
import { isFromCustomer } from '#contract/cards/confirmed-from';
import { proofsPath } from '#contract/site/public-page';
import { getProof, proofNumberAt, type FoundProof } from '#functions/public/get-proof';
import { safeImage } from '#web/shared/cards/safe-address.ts';
import { storyNameOf, storyPath } from '#web/shared/public-address.ts';
import type { PageResponse, VisitorRequest } from '../serve.ts';
import { documentOf } from './document.tsx';
import { movedTo } from './moved.ts';
import { Differences, Facts, Parts } from './proof-facts.tsx';
import { Seal } from './proof-seal.tsx';
import { proofWords, type ProofLanguage, type ProofWords } from './proof-words.ts';

type State = FoundProof['proof']['state'] | 'unknown';
type Ended = FoundProof['proof'] & { state: 'expired' | 'withdrawn' };

const isEnded = (proof: FoundProof['proof']): proof is Ended =>
  proof.state === 'expired' || proof.state === 'withdrawn';

export async function proofPage(request: VisitorRequest<{ proofId: string }>): Promise<PageResponse> {
  const { params, context, query } = request;
  const typed = query.get('no');
  const language: ProofLanguage = query.get('lang') === 'fi' ? 'fi' : 'en';
  const search = new URLSearchParams(language === 'fi' ? { lang: 'fi' } : {});
  const [organizationId, referenceId] = params.proofId.split('.');
  const number = typed ?? (referenceId && (await proofNumberAt(organizationId!, referenceId)));
  if (number) {
    const path = `${proofsPath}/${encodeURIComponent(number.trim().slice(0, 32).toUpperCase())}`;
    return { ...movedTo(path, { query: search }), status: 303 };
  }
  const found = referenceId ? undefined : await getProof(context, params.proofId);
  return certificate({ found, language, written: params.proofId, request });
}

interface Certificate {
  found: FoundProof | undefined;
  language: ProofLanguage;
  written: string;
  request: Pick<VisitorRequest<unknown>, 'origin' | 'context'>;
}

function certificate({ found, language, written, request }: Certificate): PageResponse {
  const words = proofWords[language];
  const state: State = found?.proof.state ?? 'unknown';
  const other = language === 'fi' ? 'en' : 'fi';
  const title = titleOf(found, words);
  return documentOf({
    status: found ? (isEnded(found.proof) ? 410 : 200) : 404,
    language,
    description: { kind: 'proof', title, summary: words.disclaimer, noindex: true },
    style: {},
    headers: { 'cache-control': 'no-store' },
    children: (
      <>
        <header className="proof-bar">
          <p>
            <a href="/">{productName}</a> <span>{words.brand}</span>
          </p>
          <a href={`?lang=${other}`} lang={other} hrefLang={other}>
            {words.other}
          </a>
        </header>
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

function titleOf(found: FoundProof | undefined, words: ProofWords): string {
  if (!found) return words.title.unknown;
  const { proof } = found;
  const from = isEnded(proof) ? undefined : proof.by?.from;
  return from === 'free' || from === 'asker' ? words.notTheirs[from] : words.title[proof.state];
}

function leadOf(found: FoundProof | undefined, words: ProofWords, language: ProofLanguage): string {
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
  words: ProofWords;
  language: ProofLanguage;
  origin: string;
}

function Found({ found, words, language, origin }: Shown) {
  const { proof, organization, branding, story } = found;
  const held = isEnded(proof) ? undefined : proof;
  const address = `${origin}${proofsPath}/${proof.number}`;
  return (
    <>
      <div className="proof-parties">
        {held?.company ? <Party label={words.customer} name={held.company} logo={held.logo} /> : null}
        <Party label={words.supplier} name={organization.name} logo={branding.logo} />
      </div>
      {held ? (
        <>
          <Differences proof={held} words={words} />
          <div className="proof-columns">
            <Parts proof={held} words={words} />
            <Facts proof={held} words={words} language={language} />
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
            </ol>
            {story ? (
              <p className="proof-links">
                <a href={storyPath(organization.slug || organization.organizationId, storyNameOf(story))}>
                  {words.see}
                </a>
              </p>
            ) : null}
          </div>
          <QRCodeSVG className="proof-code" value={address} size={128} marginSize={2} title="QR" />
        </section>
      ) : null}
    </>
  );
}

function Party({ label, name, logo }: { label: string; name: string; logo: string | undefined }) {
  const image = safeImage(logo);
  return (
    <div>
      <span>{label}</span>
      <b dir="auto">
        {image ? <img src={image} alt="" height={40} /> : null}
        {name}
      </b>
    </div>
  );
}

function Again({ words, written, language }: { words: ProofWords; written: string; language: string }) {
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
        {language === 'fi' ? <input type="hidden" name="lang" value="fi" /> : null}
        <button type="submit">{words.again}</button>
      </div>
    </form>
  );
}
