import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '#contract/primitives/error';
import type { ImportCall, ImportOutcome, ImportStep } from '#contract/resources/import';
import type { Route } from '#contract/primitives/route';
import { may } from '#contract/rules/roles';
import { readFacts } from '../reference/store.ts';
import { hashOf } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { AppError, RateLimited } from '../shared/errors/app-error.ts';
import { failure } from '../shared/http/failure.ts';
import { parseInput } from '../shared/http/parse.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { SavedResponse, savedResponse } from '../shared/security/idempotency.ts';

export interface Call {
  route: Route;
  run: (context: MemberContext, input: never) => Promise<{ id?: string }>;
}

export type Calls = Readonly<Record<ImportCall, Call>>;

/** What the steps before have made, by their keys, and which of them were refused. */
export class Written {
  private readonly ids = new Map<string, string>();
  private readonly refused = new Map<string, AppError>();
  /** The plan has no room for another reference. */
  full: AppError | undefined;

  add({ key, id, error }: ImportOutcome): void {
    if (id !== undefined) this.ids.set(key, id);
    if (!error) return;
    const { code, message, fields } = error;
    const refusal = new AppError(code as ErrorCode, message, fields && { fields });
    this.refused.set(key, refusal);
    if (refusal.code === 'PLAN_LIMIT') this.full = refusal;
  }

  /** Puts the IDs in. A list lacks what was refused, and so do facts their contact. */
  resolve(value: unknown, name = ''): unknown {
    if (Array.isArray(value))
      return value
        .filter((one) => typeof one !== 'string' || !this.refused.has(one))
        .map((one) => this.resolve(one));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([each, part]) => [each, this.resolve(part, each)]),
      );
    if (typeof value !== 'string') return value;
    const error = this.refused.get(value);
    if (error && name === 'clientContact') return undefined;
    if (error) throw error;
    return this.ids.get(value) ?? value;
  }
}

interface Writing {
  context: MemberContext;
  importId: string;
  calls: Calls;
  written: Written;
}

/** Makes the call of a step. A step that was written before has the same outcome. Temporary failures are thrown. */
export async function writeStep(writing: Writing, step: ImportStep): Promise<ImportOutcome> {
  const { key } = step;
  try {
    const { id } = await callOf(writing, step);
    return { key, ...(id !== undefined && { id }) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return refusalOf(key, error);
  }
}

export function refusalOf(key: string, error: unknown): ImportOutcome {
  const { code, error: message, fields } = failure(error, '').body;
  return { key, error: { code, message, ...(fields && { fields }) } };
}

/** What will pass has to be tried again. */
const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && !['BUSY', 'INTERNAL'].includes(error.code) && !(error instanceof RateLimited);

async function callOf(writing: Writing, { key, call, input: sent }: ImportStep): Promise<{ id?: string }> {
  const { importId, calls, written } = writing;
  const { route, run } = calls[call];
  if (call === 'createReference' && written.full) throw written.full;
  if (!may(writing.context.role, route.access as never)) throw new AppError('FORBIDDEN');
  const input = parsed(route, written.resolve(jsonOf(sent)));
  const of = ['import', writing.context.organizationId, importId, key] as const;
  const idempotency = route.creates && { key: keys.idempotency(hashOf(...of)), requestHash: hashOf(sent) };
  const context = { ...writing.context, now: new Date(), ...(idempotency && { idempotency }) };
  const earlier = idempotency && (await savedResponse(idempotency));
  if (earlier) return earlier;
  const { id = '' } = input as { id?: string };
  try {
    return await run(context, input as never);
  } catch (error) {
    if (error instanceof SavedResponse) return error.response as { id: string };
    if (isOurs(error, importId) || isThereAlready(error, input)) return id ? { id } : {};
    if (call === 'updateReference' && isRefusal(error)) await putFactsBack(writing, id);
    throw error;
  }
}

function jsonOf(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    throw new AppError('MALFORMED_JSON');
  }
}

/** As a call that arrives from the gateway. */
function parsed(route: Route, input: unknown): object {
  if (typeof input !== 'object' || input === null) throw new AppError('VALIDATION_FAILED');
  const inPath = (name: string) => route.path.includes(`{${name}}`);
  const part = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => isWanted(name)));
  const body = JSON.stringify(part((name) => !inPath(name)));
  const event = { body, isBase64Encoded: false, headers: {}, pathParameters: part(inPath) };
  return parseInput(route, event as never);
}

/** An earlier run has made this change, and died before it could say so. */
function isOurs(error: unknown, importId: string): boolean {
  if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') return false;
  const { lastImport } = (error.details.current ?? {}) as { lastImport?: { importId: string } };
  return lastImport?.importId === importId;
}

/** Settings say not who wrote them, so an earlier run may have. */
function isThereAlready(error: unknown, input: object): boolean {
  if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') return false;
  const current = (error.details.current ?? {}) as Record<string, unknown>;
  return Object.entries(input).every(
    ([name, value]) => name === 'version' || isDeepStrictEqual(current[name], value),
  );
}

/** The facts were written before the reference, so that nothing of it is public without them. */
async function putFactsBack({ context, importId, calls }: Writing, id: string): Promise<void> {
  const { version, lastImport } = await readFacts(context, id);
  if (lastImport?.importId !== importId) return;
  await calls.saveFacts.run(context, { id, version, values: lastImport.before } as never);
}
