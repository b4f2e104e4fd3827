import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { adoptStyles } from './style-cache.ts';

const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;
const cache = adoptStyles(nonce);

// A transition can be interrupted: a visitor who taps while the page hydrates is served first.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={cache}>
        <HydratedRouter />
      </CacheProvider>
    </StrictMode>,
  );
});
