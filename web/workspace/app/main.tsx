import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { language } from '#words/language';
import { readImagesFrom } from '../../shared/cards/safe-address.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { restoreLastSeen } from '../lib/device/last-seen.ts';
import { readablePicture } from '../files/file-access.ts';
import { startSession } from '../lib/session/session.ts';
import './app.css';
import { App } from './app.tsx';
import { drawsLastSeen, prefetchPath } from './pages.ts';

const timeoutMs = 1_000;

readImagesFrom(readablePicture);
// React Aria would take the browser's language, and offers a provider of 1 kB or this.
Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: language });

void start();

async function start(): Promise<void> {
  const client = createQueryClient();
  const path = window.location.pathname;
  const code = Promise.race([prefetchPath(path), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  const lastSeen = drawsLastSeen(path) ? await restoreLastSeen(client) : undefined;
  void startSession(lastSeen);
  // React keeps a skeleton on the screen for at least a third of a second, so the first render waits for the code.
  await code;
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <BrowserRouter useTransitions={false}>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}
