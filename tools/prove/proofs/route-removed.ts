import {
  ApiGatewayV2Client,
  CreateApiCommand,
  CreateRouteCommand,
  CreateStageCommand,
  DeleteApiCommand,
  DeleteRouteCommand,
  DeleteRouteSettingsCommand,
  NotFoundException,
  UpdateStageCommand,
} from '@aws-sdk/client-apigatewayv2';
import type { Proof } from '../proof.ts';

const throttled = { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 1 };
const StageName = '$default';

/** A separate API without an integration: nobody can call it. */
export const routeRemoved: Proof = {
  id: 'route-removed',
  statement:
    'A route that has settings of its own cannot leave the stage’s settings by UpdateStage: DeleteRouteSettings clears them.',
  async run({ region }, keep) {
    const client = new ApiGatewayV2Client({ region });
    const { ApiId } = await client.send(
      new CreateApiCommand({ Name: 'refdeck-prove', ProtocolType: 'HTTP' }),
    );
    keep({ ApiId: ApiId! });
    const keys = ['GET /stays', 'GET /goes'];
    const [, goes] = await Promise.all(
      keys.map((RouteKey) => client.send(new CreateRouteCommand({ ApiId, RouteKey }))),
    );
    const settings = (names: string[]) => Object.fromEntries(names.map((name) => [name, throttled]));
    const at = { ApiId, StageName };
    await client.send(new CreateStageCommand({ ...at, RouteSettings: settings(keys) }));
    await client.send(new DeleteRouteCommand({ ApiId, RouteId: goes!.RouteId }));
    const update = () =>
      client.send(new UpdateStageCommand({ ...at, RouteSettings: settings(['GET /stays']) })).then(
        ({ RouteSettings }) => Object.keys(RouteSettings ?? {}).join(', '),
        (error: unknown) => (error as Error).message,
      );
    const before = await update();
    await client.send(new DeleteRouteSettingsCommand({ ...at, RouteKey: 'GET /goes' })).catch(unlessGone);
    const after = await update();
    const message = `without the route: ${before}; after DeleteRouteSettings: ${after}`;
    return { result: before !== 'GET /stays' && after === 'GET /stays' ? 'holds' : 'fails', message };
  },
  async cleanUp({ region }, { ApiId }) {
    if (ApiId)
      await new ApiGatewayV2Client({ region }).send(new DeleteApiCommand({ ApiId })).catch(unlessGone);
  },
};

function unlessGone(error: unknown): void {
  if (!(error instanceof NotFoundException)) throw error;
}
