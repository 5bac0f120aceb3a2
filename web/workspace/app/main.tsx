import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readImagesFrom } from '../../shared/cards/safe-address.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { readableFile } from '../lib/readable-file.ts';
import { startSession } from '../lib/session.ts';
import './app.css';
import { App } from './app.tsx';
import { prefetchPath } from './pages.ts';

readImagesFrom(readableFile);
// Session and page code travel together; neither waits for the other.
void startSession();
prefetchPath(window.location.pathname);

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
