import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { WEB_SOURCES } from '#tools/build/build-web';
import type { DevServer } from '@refdeck/local-cloud/gateway/connect';

/** Vite puts scripts into the page, so the content security policy cannot apply; check with `npm start`. */
export async function startDevWeb(http: Server): Promise<DevServer> {
  const vite = await createServer({
    root: WEB_SOURCES,
    configFile: join(WEB_SOURCES, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server: http } },
  });
  return {
    handle: (path, request, response) => {
      request.url = path;
      vite.middlewares(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain' });
        response.end('Not Found');
      });
    },
    close: () => vite.close(),
  };
}
