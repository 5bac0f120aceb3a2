import { gatewayErrors } from '#contract/primitives/error-responses';
import { errorStatus } from '#contract/primitives/error';
import { resources, routes, type NamedRoute } from '#contract/index';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { may, mayManage, rights, roles, type Right } from '#contract/rules/roles';
import { productName } from '#contract/primitives/product';
import type { SignedBody } from '#contract/primitives/route';
import { buildRequest } from '#web/shared/api-request.ts';
import { formatted } from './formatted.ts';
import { fixtureOf } from '../../tests/support/resources/index.ts';
import { fieldsOf, type Field } from './fields.ts';

export async function renderApiDocs(): Promise<string> {
  const parts = [
    introduction(),
    rolesTable(),
    errorsTable(),
    ...Object.keys(resources).map((resource) => resourceChapter(resource)),
  ];
  return await formatted('api.md', parts.join('\n\n'));
}

function introduction(): string {
  return `# The ${productName} API

Made from \`contract/\` by \`npm run docs\`; the same as an OpenAPI document: \`GET /api/openapi.json\`.

- Paths are relative to the product's own origin. Bodies are JSON, at most ${serverLimits.bodyBytes / 1024} KB. Unknown fields are refused.
- Signed-in calls carry \`Authorization: Bearer <access token>\` of the user pool. Calls inside an organization carry \`X-Organization-Id\`;
  without it, the active organization of the caller counts.
- What belongs to another organization looks exactly like what does not exist: 404.
- Creating calls accept an \`Idempotency-Key\` (1 to 128 letters, digits, \`_\`, \`-\`): sent again within a day, they answer the same and make nothing
  new; with another body they answer 422.
- Lists take \`limit\` (at most ${limits.pageSize}) and \`cursor\`, and answer \`nextCursor\` while there is more. A cursor belongs to its organization and query.
- Updates carry the \`version\` that was read; an older one answers 409 with the current record. Without it, the last write wins.
- A record may be sent back as it was answered: its read-only fields are ignored.`;
}

function rolesTable(): string {
  const rows = (Object.keys(rights) as Right[]).map((right) => [
    `\`${right}\``,
    ...roles.map((role) => (may(role, right) ? 'yes' : 'no')),
  ]);
  const managed = roles.map((role) => {
    const others = roles.filter((other) => mayManage(role, other)).join(', ');
    return `- ${role}: ${others || 'nobody'}`;
  });
  return `## Roles

${table(['Right', ...roles], rows)}

Nobody gives, changes or takes away a role above their own. Who may be invited, changed or removed by whom:

${managed.join('\n')}`;
}

function errorsTable(): string {
  const rows = Object.entries(errorStatus).map(([code, status]) => [`\`${code}\``, String(status)]);
  const gateway = Object.entries(gatewayErrors).map(([status, texts]) => [status, ...texts]);
  return `## Errors

Every failed call answers \`{"Error": text, "error": text, "code": CODE, "requestId": id}\`; some add \`fields\`, \`current\`, \`organizations\` or \`usedBy\`.
429 and 503 carry \`Retry-After\`. What a route names below comes on top of what any call can meet.

${table(['Code', 'Status'], rows)}

The gateway before the functions has words of its own, \`{"message": text}\`, and no request id:

${table(['Status', 'Message', 'When'], gateway)}

The edge before both may answer 403, 502 or 504 without JSON. \`GET /api/openapi.json\` says of each route which of them all it can meet.`;
}

function resourceChapter(resource: string): string {
  const own = routes.filter((route) => route.resource === resource);
  return [`## ${resource[0]!.toUpperCase()}${resource.slice(1)}`, ...own.map(routeSection)].join('\n\n');
}

function routeSection(route: NamedRoute): string {
  const errors = route.errors?.map((code) => `\`${code}\``).join(', ');
  return [
    `### \`${route.method} ${route.path}\``,
    `${route.summary}.`,
    `${whoMay(route)}${route.recent ? recentSignIn : ''}${route.creates ? ' Accepts an `Idempotency-Key`.' : ''}${errors ? ` Errors: ${errors}.` : ''}`,
    fieldsTable([...fieldsOf(route.query), ...fieldsOf(route.body)]),
    exampleOf(route),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const recentSignIn = ` The password must have been entered in the last ${limits.recentSignInSeconds / 60} minutes.`;

function whoMay({ access, signedBy, session }: NamedRoute): string {
  if (session) return 'Our own pages: what a browser sends for another website is refused.';
  if (signedBy) return `Whoever can sign the body: the signature is in \`${signedBy}\`.`;
  if (access === 'public') return 'Anyone.';
  if (access === 'user') return 'Anyone who is signed in.';
  return `Members of the organization who are ${roles.filter((role) => may(role, access)).join(', ')}.`;
}

function fieldsTable(fields: Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(({ name, type, required, note }) => [
    `\`${name}\``,
    type,
    required ? 'yes' : '',
    note,
  ]);
  return table(['Field', 'Type', 'Required', ''], rows);
}

function exampleOf(route: NamedRoute): string {
  const { sent, response } = fixtureOf(route.operation).example;
  const { url, init } = buildRequest(route, sent);
  const body = route.method === 'GET' ? '' : `\n\n${bodyOf(route, init.body as string)}`;
  const status = route.status ? `${route.status}:\n\n` : '';
  return `\`\`\`http\n${route.method} ${url}${body}\n\`\`\`\n\n${status}\`\`\`json\n${pretty(response)}\n\`\`\``;
}

function bodyOf({ signedBy }: NamedRoute, sent: string): string {
  const body = JSON.parse(sent) as Partial<SignedBody>;
  return pretty(signedBy ? JSON.parse(body.payload!) : body);
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
