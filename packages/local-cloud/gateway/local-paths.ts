import type { CustomResources } from '../template/custom-resources.ts';
import { isReachable } from '../dynamodb/engine.ts';
import { handleSes } from '../mail/ses.ts';
import { escapeHtml, htmlOf, mailboxPage, type Mailbox } from '../mail/mailbox.ts';
import type { ReportMail } from '../mail/reports.ts';
import type { ControlPlane } from './control-plane.ts';
import { isLoopbackHost, jsonResponse, textResponse, type EdgeRequest, type EdgeResponse } from './edge.ts';
import type { Secrets } from './secrets.ts';

export interface LocalServices {
  mailbox: Mailbox;
  reportMail: ReportMail;
  cloudFront: ControlPlane;
  cognitoEndpoint: string;
  controlToken: string;
  secrets: Secrets;
  customResources: CustomResources;
  endpoints: Record<string, string>;
  callApi?: (request: EdgeRequest) => Promise<EdgeResponse>;
  /** Runs a scheduled function as if it were that time. Returns false for an unknown name. */
  run(name: string, time: Date): Promise<boolean>;
}

export const LOCAL_PREFIX = '/__local/';

const MAIL_POLICY =
  "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* https:";

export async function handleLocalPath(request: EdgeRequest, services: LocalServices): Promise<EdgeResponse> {
  // Keeps codes from pages that reach this port by DNS rebinding.
  if (!isLoopbackHost(request.headers.host)) return textResponse(403, 'Only for this machine.');
  const path = request.path.slice(LOCAL_PREFIX.length - 1);
  const control = `/${services.controlToken}/`;
  if (path.startsWith(control)) return handleControlPath(request, path.slice(control.length - 1), services);
  if (path.startsWith('/execute-api/') && services.callApi) {
    return services.callApi({ ...request, path: path.slice('/execute-api'.length) });
  }
  if (path === '/cognito/') return forwardToCognito(request, services.cognitoEndpoint);
  if (request.method !== 'GET' && request.method !== 'HEAD') return textResponse(405, 'Method Not Allowed');
  if (path === '/health') return await healthResponse(services.endpoints);
  return mailResponse(path, services.mailbox) ?? textResponse(404, 'Not Found');
}

/** AWS accepts these operations from signed callers only. */
async function handleControlPath(
  request: EdgeRequest,
  path: string,
  services: LocalServices,
): Promise<EdgeResponse> {
  if (path.startsWith('/ses/')) return handleSes(request, path.slice('/ses'.length), services);
  if (path.startsWith('/cloudfront/')) {
    return services.cloudFront.handle(request, path.slice('/cloudfront'.length));
  }
  if (path === '/secretsmanager/') return services.secrets.handle(request);
  if (path === '/custom-resource') return services.customResources.handle(request);
  if (path.startsWith('/run/')) return runNow(request, path.slice('/run/'.length), services);
  return textResponse(404, 'Not Found');
}

/** `POST …/run/SweepJobs?time=2026-12-24T18:00:00Z`; returns when the run has ended. */
async function runNow(request: EdgeRequest, name: string, services: LocalServices): Promise<EdgeResponse> {
  if (request.method !== 'POST') return textResponse(405, 'Method Not Allowed');
  const time = new Date(new URLSearchParams(request.query).get('time') ?? Date.now());
  if (Number.isNaN(time.getTime())) return textResponse(400, 'The time must be an ISO time');
  try {
    const known = await services.run(name, time);
    return known ? jsonResponse(200, {}) : textResponse(404, 'No function of this name has a schedule');
  } catch (error) {
    return jsonResponse(500, { message: String(error) });
  }
}

function mailResponse(path: string, mailbox: Mailbox): EdgeResponse | undefined {
  if (path === '/mail') return textResponse(200, mailboxPage(mailbox.list()), 'text/html');
  if (path === '/mail.json') return jsonResponse(200, mailbox.list(), { 'cache-control': 'no-store' });
  const message = path.startsWith('/mail/') && mailbox.find(path.slice('/mail/'.length));
  if (!message) return undefined;
  const page = textResponse(200, htmlOf(message) || `<pre>${escapeHtml(message.text)}</pre>`, 'text/html');
  return { ...page, headers: { ...page.headers, 'content-security-policy': MAIL_POLICY } };
}

async function healthResponse(endpoints: Record<string, string>): Promise<EdgeResponse> {
  const engines = Object.fromEntries(
    await Promise.all(
      Object.entries(endpoints).map(async ([name, endpoint]) => [name, await isReachable(endpoint)] as const),
    ),
  );
  const down = Object.keys(engines).filter((name) => !engines[name]);
  return jsonResponse(down.length === 0 ? 200 : 503, { ok: down.length === 0, down, engines });
}

/** The same origin, so that the content security policy needs no other one. */
async function forwardToCognito(request: EdgeRequest, endpoint: string): Promise<EdgeResponse> {
  const response = await fetch(endpoint, {
    method: request.method,
    headers: {
      'content-type': request.headers['content-type'] ?? '',
      'x-amz-target': String(request.headers['x-amz-target'] ?? ''),
    },
    ...(request.body.length > 0 && { body: new Uint8Array(request.body) }),
  });
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
    body,
  };
}
