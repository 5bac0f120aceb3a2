import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { errorStatus, type ErrorBody } from '#contract/primitives/error';
import { routes, type NamedRoute } from '#contract/index';
import type { Route } from '#contract/primitives/route';
import type { Received } from './send.ts';
import type { Request } from './write.ts';

interface Described {
  content?: Record<string, unknown>;
}

export interface Document {
  paths: Record<
    string,
    Record<string, { responses: Record<string, Described | { $ref: string } | undefined> }>
  >;
  components: { responses: Record<string, Described> };
}

/** Matches traces of our code that no response may contain. */
const innards =
  /\bat [^"]{0,200}:\d+:\d+|node_modules|\.(ts|mjs|cjs):\d+|DynamoDB|ConditionalCheck|AWS::|Exception\b/;

export class Judge {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: true });
  private readonly known = new Map<string, ValidateFunction>();
  private readonly document: Document;

  constructor(document: Document) {
    this.document = document;
    addFormats.default(this.ajv);
    this.ajv.addSchema(document, 'api');
  }

  findings(request: Request, response: Received, secrets: readonly string[]): string[] {
    const { status, text } = response;
    const found: string[] = [];
    const isBusy = status === 503 && response.retryAfter !== undefined;
    if (status >= 500 && !isBusy) found.push(`${status} is a failure of ours`);
    if (innards.test(text)) found.push('tells how it is made');
    if (secrets.some((secret) => text.includes(secret))) found.push('tells what is somebody else’s');
    const route = routeOf(request);
    return [...found, ...(route ? this.undocumented(route, response) : notARoute(request, response))];
  }

  undocumented(route: Route, { status, text, contentType }: Omit<Received, 'retryAfter'>): string[] {
    const { described, pointer } = this.find(route, status);
    if (!described?.content) return [`${status} is not documented`];
    if (!/^application\/json\b/.test(contentType))
      return [`${status} is ${contentType || 'nothing'}, not JSON`];
    const body = jsonOf(text);
    if (body === undefined) return [`${status} cannot be read as JSON`];
    const check = this.checkOf([...pointer, 'content', 'application/json', 'schema']);
    if (!check(body)) return [`${status} has another shape: ${this.ajv.errorsText(check.errors)}`];
    const { code } = body as Partial<ErrorBody>;
    // Refusals of the gateway have no code.
    return code === undefined || errorStatus[code] === status ? [] : [`${status} says ${code}`];
  }

  /** Finds the documented response; errors of many routes are shared. */
  private find(
    { path, method }: Route,
    status: number,
  ): { described: Described | undefined; pointer: string[] } {
    const operation = method.toLowerCase();
    const described = this.document.paths[path]![operation]!.responses[status];
    if (!described || !('$ref' in described))
      return { described, pointer: ['paths', path, operation, 'responses', String(status)] };
    const name = described.$ref.split('/').at(-1)!;
    return {
      described: this.document.components.responses[name],
      pointer: ['components', 'responses', name],
    };
  }

  private checkOf(steps: readonly string[]): ValidateFunction {
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    const $ref = `api#/${pointer.join('/')}`;
    const check = this.known.get($ref) ?? this.ajv.compile({ $ref });
    this.known.set($ref, check);
    return check;
  }
}

/** An unknown route must get a plain refusal of the gateway. */
function notARoute({ method }: Request, { status, text }: Received): string[] {
  if (status < 400 || status >= 500) return [`${status} where there is no route`];
  const body = jsonOf(text);
  const isPlain = method === 'HEAD' || (typeof body === 'object' && body !== null && 'message' in body);
  return isPlain ? [] : [`${status} where there is no route has another shape`];
}

/** Finds the route as API Gateway does: a parameter is one non-empty segment. */
export function routeOf({ method, path }: Pick<Request, 'method' | 'path'>): NamedRoute | undefined {
  const [requested = ''] = path.split('?');
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(requested);
  const found = routes.filter((route) => route.method === method && fits(route.path));
  // As the gateway does, a path without a parameter comes first.
  return found.find(({ path: exact }) => exact === requested) ?? found[0];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
