import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { startDynamoDb } from '@refdeck/local-cloud/dynamodb/engine';
import { openTable } from '#functions/shared/data/client';
import { tableNamed } from '../../support/capacity/table-named.ts';
import { translationInput } from '../../support/resources/translation.ts';
import { unpackBundles } from '../bundles.ts';
import { environmentFor, startServer, tableName, type Call, type Send } from '../routes/start.ts';
import { makeScene, typical, type Scene } from '../routes/ten-routes.ts';
import { inTurn, quantile, withSpread, type Section } from '../section.ts';

const calls = 300;
const most = 1.3;
const language = 'fi';

export const section: Section = {
  title: 'Translated pages',
  method: `The bundle of public pages runs behind a plain \`node:http\` server, as for the routes. One organization has ${typical.published} public references, all of
them translated, and translated terms. The edge would cache each answer; here none is. ${calls} calls of each in turn, over one connection. Milliseconds, median and
quartiles.`,
  async measure(progress) {
    const engine = await startDynamoDb({ onCrash: (error) => console.error(error) });
    const bundles = unpackBundles();
    Object.assign(process.env, environmentFor(engine.endpoint));
    await openTable().client.send(new CreateTableCommand(tableNamed(tableName)));
    const { child, send } = await startServer('functions', engine.endpoint, bundles.directory);
    try {
      progress('filling the table');
      const scene = await makeScene(send, true);
      await translate(send, scene);
      progress('reading pages');
      const times = await inTurn(
        {
          original: () => send(pageOf(scene)),
          translated: () => send(pageOf(scene, language)),
        },
        calls,
      );
      const ratio = quantile(times.translated, 0.5) / quantile(times.original, 0.5);
      return [
        {
          rows: Object.entries(times).map(([name, taken]) => ({
            'Reference page': name,
            Milliseconds: withSpread(taken),
          })),
          goals: [
            {
              goal: `A translated page takes at most ${most} times as long as the original`,
              measured: ratio.toFixed(2),
              met: ratio <= most,
            },
          ],
        },
      ];
    } finally {
      child.kill();
      await engine.stop();
      bundles.remove();
    }
  },
};

async function translate(send: Send, scene: Scene): Promise<void> {
  const { userId, organizationId, referenceIds } = scene;
  const by = (bundle: string, routeKey: string, more: Partial<Call>): Call => ({
    routeKey,
    bundle,
    path: routeKey.split(' ')[1]!,
    userId,
    organizationId,
    ...more,
  });
  await send(by('organization', 'POST /api/organization/settings', { body: { languages: [language] } }));
  const words = { energy: 'energia', harbour: 'satama', automation: 'automaatio', Project: 'Projekti' };
  const terms = Object.entries(words).map(([term, translation]) => ({ term, translation }));
  await send(
    by('translation', 'POST /api/organization/terms/{language}', {
      parameters: { language },
      body: { terms },
    }),
  );
  for (const id of referenceIds.slice(0, typical.published)) {
    const body = { ...translationInput, status: 'Ready' };
    const parameters = { id, language };
    await send(by('translation', 'POST /api/reference/{id}/translation/{language}', { parameters, body }));
  }
}

function pageOf({ organizationId, slug }: Scene, inLanguage?: string): Call {
  const routeKey = inLanguage
    ? 'GET /reference-page/{organizationId}/{referenceId}'
    : 'GET /reference-page/{organizationId}';
  return {
    routeKey,
    bundle: 'reference-page',
    path: `/reference-page/${slug}${inLanguage ? `/${inLanguage}` : ''}`,
    organizationId,
    parameters: { organizationId: slug, ...(inLanguage && { referenceId: inLanguage }) },
  };
}
